import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type {
  ExportPaymentsResponse,
  GetPaymentResponse,
  GetPaymentTotalsResponse,
  ListInvoicesResponse,
  ListPaymentsResponse,
} from '@studio/contracts/staff-money';
import type { ListNoShowFeesResponse } from '@studio/contracts/staff-no-show-fees';
import type { GetPersonResponse, ListPersonBookingsResponse } from '@studio/contracts/staff-people';
import type { ListFailedRefundsResponse } from '@studio/contracts/staff-refunds';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { findBooking } from '@studio/server/bookings/booking-store';
import { applyNoShowPolicy, undoNoShowPolicy } from '@studio/server/bookings/front-desk/no-show-policy';
import { bookings, noShows } from '@studio/server/bookings/tables';
import { siteSettings } from '@studio/server/catalogue/tables';
import { takeSessions } from '@studio/server/entitlements/session-ledger';
import { listEntitlements } from '@studio/server/entitlements/store';
import { PaymentsRejectedError } from '@studio/server/integrations/payments/port';
import { submitRefunds } from '@studio/server/payments/submit-refunds';
import { deskPayments, refunds } from '@studio/server/payments/tables';
import { ensurePerson } from '@studio/server/people/ensure-person';
import { people as peopleTable } from '@studio/server/people/tables';
import { audit } from '@studio/server/platform/database/tables';
import { readRevenueByDay } from '@studio/server/staff/money/revenue-by-day';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBuyer } from '../harness/buyer.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { createCredit } from '../harness/credits.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import { parseCsvRecords } from '../harness/parse-csv.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const today = '2026-11-23';
const staffId = randomUUID();

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
  people.addUser(staffId, { groups: ['STAFF'] });
});
afterAll(() => studio.close());

async function asStaff<Answer>(path: string, body: object = {}): Promise<Answer & { code?: string }> {
  const browser = studio.visitor().with(await tokens.access(staffId, ['STAFF']));
  const { body: response } = await browser.call(path, body);
  await studio.idle();
  return response as unknown as Answer & { code?: string };
}

const range = { from: today, to: today };

/** Books places and pays by card. */
async function bookPaidPlaces(places = 1): Promise<{ paymentId: string; bookingIds: string[] }> {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt, pricePence: 2000 });
  const { bookingId } = await bookAndPay(studio, studio.visitor(), classId, places);
  const booking = await findBooking(studio.database, branchId, bookingId);
  if (!booking?.paymentId) throw new Error('Nothing was paid.');
  const rows = await studio.database.orm
    .select()
    .from(bookings)
    .where(eq(bookings.paymentId, booking.paymentId));
  rows.sort((a, b) => a.position - b.position);
  return { paymentId: booking.paymentId, bookingIds: rows.map(({ id }) => id) };
}

const loadPayment = async (paymentId: string) =>
  (await asStaff<GetPaymentResponse>(paths.moneyGet, { source: 'place', id: paymentId })).payment;

function refund(paymentId: string, amountPence: number, more: object = {}) {
  const input = {
    refundId: uuidv7(),
    source: 'place',
    id: paymentId,
    amountPence,
    reason: 'The heating failed',
  };
  return asStaff<{ ok: boolean }>(paths.moneyRefund, { ...input, ...more });
}

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
    // Its credit note is among the buyer's documents, under the same name.
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

const totals = (more: object = {}) =>
  asStaff<GetPaymentTotalsResponse>(paths.moneyTotals, { ...range, ...more });

async function insertDeskPayment(
  amountPence: number,
  method: 'CASH' | 'TERMINAL',
  note: string | null = null,
) {
  const { now } = studio.time;
  const personId = await studio.database.transaction((tx) =>
    ensurePerson(
      tx,
      {
        branchId,
        memberId: null,
        email: 'desk@people.example',
        firstName: '=cmd|',
        lastName: 'Desk',
        phone: null,
        source: 'staff',
      },
      now,
    ),
  );
  await studio.database.orm.insert(deskPayments).values({
    branchId,
    id: uuidv7(),
    personId,
    subject: 'product',
    subjectId: randomUUID(),
    method,
    amountPence,
    currency: 'GBP',
    note,
    takenBy: `staff:${staffId}`,
    takenAt: now,
  });
}

describe('payment list', () => {
  it('contains every payment and refund, in pages, with its person', async () => {
    await insertDeskPayment(1500, 'CASH', 'A mat');
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ListPaymentsResponse = await asStaff<ListPaymentsResponse>(paths.moneyList, {
        ...range,
        limit: 5,
        cursor,
      });
      seen.push(...page.rows.map(({ key }) => key));
      cursor = page.cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    const all = await asStaff<ListPaymentsResponse>(paths.moneyList, { ...range, limit: 100 });
    expect(seen).toEqual(all.rows.map(({ key }) => key));
    expect(new Set(all.rows.map(({ source }) => source))).toEqual(
      new Set(['place', 'purchase', 'refund', 'desk']),
    );
    expect(all.rows.filter(({ personId }) => personId === null)).toEqual([]);
    const refundResponse = await asStaff<ListPaymentsResponse>(paths.moneyList, {
      ...range,
      direction: 'back',
      paymentMethods: ['CASH'],
    });
    expect(refundResponse.rows.map(({ amountPence }) => amountPence)).toEqual([-600]);
    const found = await asStaff<ListPaymentsResponse>(paths.moneyList, { ...range, query: 'RÉFORMER pack' });
    expect(new Set(found.rows.map(({ kind }) => kind))).toEqual(new Set(['pack']));
    expect((await asStaff(paths.moneyList, { ...range, cursor: 'x' })).code).toBe('bad_request');
  });

  it('has the same sum in its totals, its file and the studio’s figures', async () => {
    const sums = await totals();
    const file = await asStaff<ExportPaymentsResponse>(paths.moneyExport, range);
    const rows = parseCsvRecords(file.csv);
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
    const days = await readRevenueByDay(studio.database, branchId, range);
    const figures = days.reduce((sum, day) => sum + day.takenPence - day.backPence, 0);
    expect(figures).toBe(sums.receivedPence);
    if (sums.vat)
      expect(rows.reduce((sum, row) => sum + pence(row['VAT included']), 0)).toBe(sums.vat.vatPence);
  });

  it('never exports a spreadsheet formula', async () => {
    const { csv } = await asStaff<ExportPaymentsResponse>(paths.moneyExport, range);
    expect(csv).toContain("'=cmd|");
    expect(csv).not.toMatch(/(^|,|")=cmd/m);
  });

  it('has invoices and credit notes without gaps in their numbers', async () => {
    await assignInvoiceNumbers(studio.services);
    for (const kind of ['INVOICE', 'CREDIT_NOTE']) {
      const response = await asStaff<ListInvoicesResponse>(paths.moneyPapers, { kind, limit: 100 });
      expect([response.missingNumbers, response.documents.length]).toEqual([0, response.highestNumber]);
      // Each says whose it is and what it is for.
      expect(
        response.documents.filter(({ recipientName, item }) => recipientName === '' || item === ''),
      ).toEqual([]);
      const [first] = response.documents;
      const found = await asStaff<ListInvoicesResponse>(paths.moneyPapers, { kind, query: first?.number });
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

describe('a no-show', () => {
  async function setPolicy(kind: 'off' | 'credit' | 'fee', feePence = 800): Promise<void> {
    const value = { kind, feePence };
    await studio.database.orm
      .insert(siteSettings)
      .values({ branchId, name: 'noShowPolicy', value })
      .onConflictDoUpdate({ target: [siteSettings.branchId, siteSettings.name], set: { value } });
  }

  /** Creates a booking with a session of a pack that has 4 left. */
  async function createMissedBooking(owner: { principalId?: string; email?: string } = {}) {
    const memberId = randomUUID();
    const credit = await createCredit(studio.database, studio.time.now, { memberId, terms: { sessions: 4 } });
    const classId = await createClass(studio.database, { startsAt: studio.time.now, pricePence: 2000 });
    const email = `${memberId}@people.example`;
    const paid = { paymentMethod: 'ENTITLEMENT', entitlementId: credit } as const;
    const booked = { classId, principalId: memberId, email, ...paid, ...owner };
    const id = await createBooking(studio.database, booked);
    const booking = await findBooking(studio.database, branchId, id);
    if (!booking) throw new Error('It is not there.');
    const left = async () => (await listEntitlements(studio.database, branchId, memberId))[0]?.balance;
    const done = (what: typeof applyNoShowPolicy) =>
      studio.database.transaction((tx) => what(tx, booking, 'system', studio.time.now));
    const personId = async () => {
      const [fee] = await studio.database.orm.select().from(noShows).where(eq(noShows.bookingId, id));
      return fee?.personId ?? '';
    };
    return { id, left, done, credit, personId };
  }
  const listFees = async () => (await asStaff<ListNoShowFeesResponse>(paths.moneyFees)).fees;

  it('costs its session, or returns it once with the policy off, also after a correction', async () => {
    await setPolicy('credit');
    const first = await createMissedBooking();
    await first.done(applyNoShowPolicy);
    expect(await first.left()).toBe(4);
    await setPolicy('off');
    const { left, done } = await createMissedBooking();
    for (let times = 0; times < 2; times++) await done(applyNoShowPolicy);
    expect(await left()).toBe(5);
    for (let times = 0; times < 2; times++) await done(undoNoShowPolicy);
    expect(await left()).toBe(4);
    await done(applyNoShowPolicy);
    expect(await left()).toBe(5);
  });

  it('returns its session once when that was used before the mark was corrected', async () => {
    await setPolicy('off');
    const { left, done, credit } = await createMissedBooking();
    await done(applyNoShowPolicy);
    const taking = { branchId, entitlementId: credit, subjectId: randomUUID(), sessions: 5 } as const;
    const movement = { ...taking, actor: 'system' } as const;
    await studio.database.transaction((tx) => takeSessions(tx, 'BOOKED', movement, studio.time.now));
    for (let times = 0; times < 2; times++) {
      await done(undoNoShowPolicy);
      await done(applyNoShowPolicy);
    }
    expect(await left()).toBe(0);
  });

  it('charges its fee to the known person, even without account and address', async () => {
    await setPolicy('fee');
    const personId = randomUUID();
    const now = studio.time.now;
    const names = { firstName: 'Nora', lastName: 'Vale', source: 'staff' as const };
    await studio.database.orm
      .insert(peopleTable)
      .values({ branchId, id: personId, ...names, createdAt: now, updatedAt: now });
    const { done, id } = await createMissedBooking({ principalId: `person:${personId}`, email: '' });
    await done(applyNoShowPolicy);
    expect((await listFees()).find(({ bookingId }) => bookingId === id)).toMatchObject({ personId });
    const [fee] = await studio.database.orm.select().from(noShows).where(eq(noShows.bookingId, id));
    await studio.database.orm.delete(noShows).where(eq(noShows.bookingId, id));
    expect(fee?.personId).toBe(personId);
  });

  it('costs a fee that staff take or waive once, and that is cancelled when attended after all', async () => {
    await setPolicy('fee');
    const [one, two, three] = [
      await createMissedBooking(),
      await createMissedBooking(),
      await createMissedBooking(),
    ];
    for (const { done } of [one, two, three, one]) await done(applyNoShowPolicy);
    expect((await listFees()).map(({ feePence }) => feePence)).toEqual([800, 800, 800]);
    expect(await one.left()).toBe(4);
    const before = await totals();
    const settle = (bookingId: string, method: string, reason = '') =>
      asStaff(paths.feeSettle, { bookingId, method, reason });
    expect(await settle(one.id, 'CASH')).toMatchObject({ ok: true });
    expect(await settle(one.id, 'CASH')).toMatchObject({ code: 'not_changeable' });
    expect(await settle(two.id, 'WAIVED')).toMatchObject({ code: 'reason_needed' });
    expect(await settle(two.id, 'WAIVED', 'She was ill')).toMatchObject({ ok: true });
    expect((await totals()).receivedPence).toBe(before.receivedPence + 800);
    await three.done(undoNoShowPolicy);
    expect(await listFees()).toEqual([]);
    // A fee paid before the attendance was corrected isn't charged again.
    const returnFee = () => asStaff(paths.deskRefund, { bookingId: one.id, reason: 'She was there' });
    expect(await returnFee()).toMatchObject({ code: 'not_changeable' });
    await one.done(undoNoShowPolicy);
    const { personId } = one;
    const loadOwed = async () => {
      const page = await asStaff<GetPersonResponse>(paths.personGet, { personId: await personId() });
      const input = { personId: await personId(), scope: 'past' };
      const listed = await asStaff<ListPersonBookingsResponse>(paths.personBookings, input);
      return [page.counts.owedPence, ...listed.bookings.map(({ owedPence }) => owedPence)];
    };
    studio.time.now = new Date(studio.time.now.getTime() + 2 * 3_600_000);
    expect(await loadOwed()).toEqual([800, 800]);
    expect(await returnFee()).toMatchObject({ refundedPence: 800 });
    expect(await returnFee()).toMatchObject({ code: 'not_changeable' });
    expect(await loadOwed()).toEqual([0, 0]);
    await one.done(applyNoShowPolicy);
    expect(await listFees()).toEqual([]);
    expect(await settle(randomUUID(), 'CASH')).toMatchObject({ code: 'not_found' });
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
