import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type {
  ExportPaymentsResponse,
  GetPaymentResponse,
  ListInvoicesResponse,
  ListPaymentsResponse,
} from '@studio/contracts/staff-money';
import type { ListFailedRefundsResponse } from '@studio/contracts/staff-refunds';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { listEntitlements } from '@studio/server/entitlements/store';
import { PaymentsRejectedError } from '@studio/server/integrations/payments/port';
import { submitRefunds } from '@studio/server/payments/submit-refunds';
import { refunds } from '@studio/server/payments/tables';
import { audit } from '@studio/server/platform/database/tables';
import { readRevenueByDay } from '@studio/server/staff/money/revenue-by-day';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../harness/buyer.ts';
import { parseCsvRecords } from '../harness/parse-csv.ts';
import { openPaymentStudio, type PaymentStudio, rangeOfToday, staffId } from '../harness/payment-studio.ts';

const branchId = '11-miles-st';
const today = '2026-11-23';

let { studio, tokens, people, asStaff, bookPaidPlaces, loadPayment, refund, totals, insertDeskPayment } =
  {} as PaymentStudio;

beforeAll(async () => {
  ({ studio, tokens, people, asStaff, bookPaidPlaces, loadPayment, refund, totals, insertDeskPayment } =
    await openPaymentStudio());
});
afterAll(() => studio.close());

describe('refund by staff', () => {
  it('can be made in parts until nothing is left, with a credit note for each', async () => {
    const { paymentId, bookingIds } = await bookPaidPlaces();
    expect(await refund(paymentId, 500)).toMatchObject({ ok: true });
    expect(await refund(paymentId, 1501)).toMatchObject({ ok: false, code: 'refund_too_much' });
    expect(await refund(paymentId, 1500)).toMatchObject({ ok: true });
    expect(await refund(paymentId, 1)).toMatchObject({ ok: false, code: 'refund_too_much' });
    await assignInvoiceNumbers(studio.services);
    const paid = await loadPayment(paymentId);
    expect(paid.remainingPence).toBe(0);
    expect(paid.places[0]).toMatchObject({ bookingId: bookingIds[0], remainingPence: 0 });
    expect(paid.refunds.map(({ amountPence, status, byStaff }) => [amountPence, status, byStaff])).toEqual([
      [500, 'SUCCEEDED', true],
      [1500, 'SUCCEEDED', true],
    ]);
    const numbers = paid.refunds.map(({ document }) => document?.number);
    expect(new Set(numbers).size).toBe(2);
    const url = paid.refunds[0]?.document?.url ?? '';
    const note = await studio.app.inject({ url });
    expect([note.statusCode, note.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await studio.app.inject({ url: url.replace(/k=.*/, 'k=wrong') })).statusCode).toBe(404);
  });

  it('is made once when repeated, and rejected with another amount under its id', async () => {
    const { paymentId } = await bookPaidPlaces();
    const refundId = uuidv7();
    for (let times = 0; times < 2; times++)
      expect(await refund(paymentId, 700, { refundId })).toMatchObject({ ok: true });
    expect(await refund(paymentId, 800, { refundId })).toMatchObject({ code: 'idempotency_mismatch' });
    expect((await loadPayment(paymentId)).remainingPence).toBe(1300);
    const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, refundId));
    expect(entries[0]).toMatchObject({
      actor: `staff:${staffId}`,
      reason: 'The heating failed',
      action: 'DUE',
    });
  });

  it('is confirmed by email', async () => {
    const { paymentId } = await bookPaidPlaces();
    await refund(paymentId, 250);
    const [sentEmail] = await studio.emails('amara.okafor@example.com');
    expect(sentEmail?.subject).toBe('Refund: £2.50 for Dynamic Reformer Pilates');
    expect(sentEmail?.text).toMatch(/Thursday 26 November, \d\d:\d\d/);
    expect(sentEmail?.text).toContain('credit-note.pdf');
  });

  it('names one of several places, and never exceeds its price', async () => {
    const { paymentId, bookingIds } = await bookPaidPlaces(2);
    expect(await refund(paymentId, 500)).toMatchObject({ code: 'bad_request' });
    expect(await refund(paymentId, 2500, { bookingId: bookingIds[1] })).toMatchObject({
      code: 'refund_too_much',
    });
    expect(await refund(paymentId, 2000, { bookingId: bookingIds[1] })).toMatchObject({ ok: true });
    const { places, remainingPence } = await loadPayment(paymentId);
    expect([places.map((place) => place.remainingPence), remainingPence]).toEqual([[2000, 0], 2000]);
  });

  it('reduces the refund of a later cancellation', async () => {
    const { paymentId, bookingIds } = await bookPaidPlaces();
    await refund(paymentId, 500);
    const browser = studio.visitor();
    const key = studio.services.keys.sign('booking-link', bookingIds[0] ?? '');
    const cancelled = await browser.call(paths.cancel, { bookingId: bookingIds[0], key });
    expect(cancelled.status).toBe(200);
    await studio.idle();
    expect((await loadPayment(paymentId)).refunds.map(({ amountPence }) => amountPence)).toEqual([500, 1500]);
  });

  it('of a purchase revokes its unused sessions on request', async () => {
    const member = createBuyer(studio, tokens, people);
    const { purchaseId } = await member.buy('reformer-pack-10');
    const paid = await asStaff<GetPaymentResponse>(paths.moneyGet, { source: 'purchase', id: purchaseId });
    expect(paid.payment.sessions).toEqual({ sessionsLeft: 10, sessions: 10 });
    const amountPence = paid.payment.amountPence;
    const refundResponse = await refund(purchaseId, amountPence, {
      source: 'purchase',
      removeSessions: true,
    });
    expect(refundResponse).toMatchObject({ ok: true });
    const [credit] = await listEntitlements(studio.database, branchId, member.memberId);
    expect(credit?.balance).toBe(0);
    // The buyer's documents contain the credit note of the refund, with the name of the product.
    await assignInvoiceNumbers(studio.services);
    const { body } = await member.call(paths.accountInvoices);
    const { items } = body as unknown as { items: { kind: string; what: string }[] };
    expect(items.map(({ kind, what }) => [kind, what])).toEqual(
      expect.arrayContaining([
        ['credit-note', 'Reformer Pack of 10'],
        ['invoice', 'Reformer Pack of 10'],
      ]),
    );
  });
});

describe('a refund that failed', () => {
  async function failedRefund(): Promise<{ paymentId: string; refundId: string }> {
    const { paymentId } = await bookPaidPlaces();
    const { payments } = studio.services;
    const refundId = uuidv7();
    studio.services.payments = {
      ...payments,
      createRefund: async () => {
        throw new PaymentsRejectedError('The card is closed.');
      },
    };
    await refund(paymentId, 600, { refundId });
    studio.services.payments = payments;
    return { paymentId, refundId };
  }
  const listFailedRefunds = async () =>
    (await asStaff<ListFailedRefundsResponse>(paths.refundsFailed)).refunds;

  it('is listed, and still owed, until it is retried', async () => {
    const { paymentId, refundId } = await failedRefund();
    expect(await listFailedRefunds()).toMatchObject([
      { refundId, amountPence: 600, failure: 'The card is closed.' },
    ]);
    expect((await loadPayment(paymentId)).remainingPence).toBe(1400);
    expect(await asStaff(paths.refundRetry, { refundId })).toMatchObject({ ok: true });
    await submitRefunds(studio.services);
    expect((await loadPayment(paymentId)).refunds[0]?.status).toBe('SUCCEEDED');
    expect(await listFailedRefunds()).toEqual([]);
    expect(await asStaff(paths.refundRetry, { refundId })).toMatchObject({ code: 'not_changeable' });
    expect(await asStaff(paths.refundRetry, { refundId: randomUUID() })).toMatchObject({ code: 'not_found' });
  });

  it('can be paid out at the desk once, and then counts as desk money', async () => {
    const { paymentId, refundId } = await failedRefund();
    const before = await totals();
    const payoutInput = { refundId, method: 'CASH', note: 'Came by on Monday' };
    expect(await asStaff(paths.refundOtherwise, payoutInput)).toMatchObject({ ok: true });
    expect(await asStaff(paths.refundOtherwise, payoutInput)).toMatchObject({ code: 'not_changeable' });
    expect((await loadPayment(paymentId)).remainingPence).toBe(1400);
    const after = await totals();
    expect(after.receivedPence).toBe(before.receivedPence - 600);
    expect(after.till?.cashPence).toBe((before.till?.cashPence ?? 0) - 600);
  });
});

describe('payment list', () => {
  it('contains every payment and refund, in pages, with its person', async () => {
    await insertDeskPayment(1500, 'CASH', 'A mat');
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ListPaymentsResponse = await asStaff<ListPaymentsResponse>(paths.moneyList, {
        ...rangeOfToday,
        limit: 5,
        cursor,
      });
      seen.push(...page.rows.map(({ key }) => key));
      cursor = page.cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    const all = await asStaff<ListPaymentsResponse>(paths.moneyList, { ...rangeOfToday, limit: 100 });
    expect(seen).toEqual(all.rows.map(({ key }) => key));
    expect(new Set(all.rows.map(({ source }) => source))).toEqual(
      new Set(['place', 'purchase', 'refund', 'desk']),
    );
    expect(all.rows.filter(({ personId }) => personId === null)).toEqual([]);
    const refundResponse = await asStaff<ListPaymentsResponse>(paths.moneyList, {
      ...rangeOfToday,
      direction: 'refunded',
      paymentMethods: ['CASH'],
    });
    expect(refundResponse.rows.map(({ amountPence }) => amountPence)).toEqual([-600]);
    const found = await asStaff<ListPaymentsResponse>(paths.moneyList, {
      ...rangeOfToday,
      query: 'RÉFORMER pack',
    });
    expect(new Set(found.rows.map(({ kind }) => kind))).toEqual(new Set(['pack']));
    expect((await asStaff(paths.moneyList, { ...rangeOfToday, cursor: 'x' })).code).toBe('bad_request');
  });

  it('has the same sum in its totals, its file and the studio’s figures', async () => {
    const sums = await totals();
    const file = await asStaff<ExportPaymentsResponse>(paths.moneyExport, rangeOfToday);
    const rows = parseCsvRecords(file.csv);
    const exports = await studio.database.orm.select().from(audit).where(eq(audit.action, 'LIST_EXPORTED'));
    expect(exports).toMatchObject([
      { subject: 'payment', actor: `staff:${staffId}`, detail: { ...rangeOfToday, payments: rows.length } },
    ]);
    const pence = (cell: string | undefined) => Math.round(Number(cell) * 100);
    const money = rows.filter((row) => row['Payment method'] !== 'Gift card');
    expect(money.reduce((sum, row) => sum + pence(row.Amount), 0)).toBe(sums.receivedPence);
    for (const { paymentMethod, takenPence, refundedPence } of sums.paymentMethods) {
      const methodLabel = {
        CARD: 'Card (online)',
        CASH: 'Cash',
        TERMINAL: 'Card machine',
        GIFT_CARD: 'Gift card',
      }[paymentMethod];
      const methodRows = rows.filter((row) => row['Payment method'] === methodLabel);
      expect(methodRows.reduce((sum, row) => sum + pence(row.Amount), 0)).toBe(takenPence - refundedPence);
    }
    const days = await readRevenueByDay(studio.database, branchId, rangeOfToday);
    const figures = days.reduce((sum, day) => sum + day.takenPence - day.refundedPence, 0);
    expect(figures).toBe(sums.receivedPence);
    if (sums.vat)
      expect(rows.reduce((sum, row) => sum + pence(row['VAT included']), 0)).toBe(sums.vat.vatPence);
  });

  it('never exports a spreadsheet formula', async () => {
    const { csv } = await asStaff<ExportPaymentsResponse>(paths.moneyExport, rangeOfToday);
    expect(csv).toContain("'=cmd|");
    expect(csv).not.toMatch(/(^|,|")=cmd/m);
  });

  it('has invoices and credit notes without gaps in their numbers', async () => {
    await assignInvoiceNumbers(studio.services);
    for (const kind of ['INVOICE', 'CREDIT_NOTE']) {
      const response = await asStaff<ListInvoicesResponse>(paths.moneyInvoices, { kind, limit: 100 });
      expect([response.missingNumbers, response.documents.length]).toEqual([0, response.highestNumber]);
      // Each invoice and credit note names its recipient and the item.
      expect(
        response.documents.filter(({ recipientName, item }) => recipientName === '' || item === ''),
      ).toEqual([]);
      const [first] = response.documents;
      const found = await asStaff<ListInvoicesResponse>(paths.moneyInvoices, { kind, query: first?.number });
      expect(found.documents.map(({ number }) => number)).toContain(first?.number);
      expect((await studio.app.inject({ url: first?.url ?? '' })).statusCode).toBe(200);
    }
  });
});

describe('cash till', () => {
  it('shows the expected amount, and stores the counted amount, with which the next day opens', async () => {
    const { till } = await totals();
    const close = { day: today, openingPence: 5000, countedPence: 5800, note: 'A pound too few' };
    const { cashUp } = await asStaff<{ cashUp: object }>(paths.moneyClose, close);
    expect(cashUp).toMatchObject({ expectedPence: 5000 + (till?.cashPence ?? 0), countedPence: 5800 });
    expect((await totals()).till?.cashUp).toMatchObject({ countedPence: 5800, note: 'A pound too few' });
    const next = await totals({ from: '2026-11-24', to: '2026-11-24' });
    expect(next.till).toMatchObject({ openingPence: 5800, cashPence: 0, cashUp: null });
    expect(await asStaff(paths.moneyClose, { ...close, day: '2026-11-30' })).toMatchObject({
      code: 'bad_request',
    });
  });
});

it('records every refund with the staff member who made it', async () => {
  const rows = await studio.database.orm
    .select()
    .from(refunds)
    .where(and(eq(refunds.branchId, branchId), eq(refunds.reason, 'The heating failed')));
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ madeBy }) => madeBy))).toEqual(new Set([`staff:${staffId}`]));
});
