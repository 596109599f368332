import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetActivityLogResponse } from '@studio/contracts/staff-activity-log';
import type { GetPaymentTotalsResponse, ListPaymentsResponse } from '@studio/contracts/staff-money';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { buildBookingDocumentUrl } from '@studio/server/bookings/booking-access';
import { extractPdfText } from '@studio/server/documents/extract-pdf-text';
import { buildDeskInvoiceUrl } from '@studio/server/payments/desk-invoices';
import { buildCreditNoteUrl } from '@studio/server/payments/refund-credit-note';
import { deskPayments } from '@studio/server/payments/tables';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const owner = randomUUID();
const first = { number: 'GB 123 4567 89', ratePercent: 20 };
const second = { number: 'GB 987 6543 21', ratePercent: 10 };
let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;

beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
  people.addUser(owner, { groups: ['ADMIN'] });
});
afterAll(() => studio.close());
beforeEach(() => saveProfile({ vat: null }));

async function asOwner<Answer>(path: string, body: object = {}): Promise<Answer> {
  const browser = studio.visitor().with(await tokens.access(owner, ['ADMIN']));
  const { status, body: response } = await browser.call(path, body);
  if (status !== 200) throw new Error(response.message);
  await studio.idle();
  return response as unknown as Answer;
}

/** Changes the settings one minute later. */
async function saveProfile(profile: object): Promise<void> {
  studio.time.now = new Date(studio.time.now.getTime() + 60_000);
  await asOwner(paths.settingsSave, { profile });
}

/** Books and pays for a class, numbered under the current settings. */
async function bookAndNumber(): Promise<{ bookingId: string; invoice: string; credit: string }> {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt, pricePence: 2000 });
  const { bookingId } = await bookAndPay(studio, studio.visitor(), classId);
  await assignInvoiceNumbers(studio.services);
  const document = (file: string) => buildBookingDocumentUrl(studio.services.keys, bookingId, file);
  return { bookingId, invoice: document('invoice.pdf'), credit: document('credit-note.pdf') };
}

async function cancel(bookingId: string): Promise<void> {
  const key = studio.services.keys.sign('booking-link', bookingId);
  const { status } = await studio.visitor().call(paths.cancel, { bookingId, key });
  expect(status).toBe(200);
  await assignInvoiceNumbers(studio.services);
}

async function fetchPdfText(url: string): Promise<string> {
  const pdf = await studio.app.inject({ url });
  expect(pdf.statusCode, url).toBe(200);
  return extractPdfText(pdf.rawPayload);
}

const notRegistered = 'Not VAT registered';

describe('VAT on an invoice', () => {
  it('is fixed when it is numbered, whatever registration, number or rate applies later', async () => {
    const before = await bookAndNumber();
    const original = await fetchPdfText(before.invoice);
    expect(original).toContain(notRegistered);
    await saveProfile({ vat: first });
    const registered = await bookAndNumber();
    await saveProfile({ vat: second });
    const renumbered = await bookAndNumber();
    await saveProfile({ vat: null });
    expect(await fetchPdfText(before.invoice)).toBe(original);
    const withFirst = await fetchPdfText(registered.invoice);
    for (const text of ['VAT number GB 123 4567 89', 'Includes VAT at 20%', '£3.33'])
      expect(withFirst).toContain(text);
    const withSecond = await fetchPdfText(renumbered.invoice);
    for (const text of ['VAT number GB 987 6543 21', 'Includes VAT at 10%', '£1.82'])
      expect(withSecond).toContain(text);
    expect(await fetchPdfText((await bookAndNumber()).invoice)).toContain(notRegistered);
  });

  it('is fixed for purchases as well', async () => {
    await saveProfile({ vat: first });
    const member = createBuyer(studio, tokens, people);
    await member.buy('starter-pack');
    await assignInvoiceNumbers(studio.services);
    await saveProfile({ vat: null });
    const { items } = (await member.call(paths.accountInvoices)).body as unknown as {
      items: { url: string }[];
    };
    expect(await fetchPdfText(items[0]?.url ?? '')).toContain('Includes VAT at 20%');
  });

  it('is fixed together with the seller’s name and address', async () => {
    const { invoice } = await bookAndNumber();
    const original = await fetchPdfText(invoice);
    const moved = { street: '1 New Road', district: 'Vauxhall', city: 'London', postcode: 'SW8 2AA' };
    await saveProfile({ legalName: 'Another Ltd', address: { ...moved, country: 'United Kingdom' } });
    expect(await fetchPdfText(invoice)).toBe(original);
    const next = await fetchPdfText((await bookAndNumber()).invoice);
    for (const text of ['Another Ltd', '1 New Road']) expect(next).toContain(text);
  });
});

describe('VAT on a credit note', () => {
  it('matches the invoice that it corrects', async () => {
    const before = await bookAndNumber();
    await saveProfile({ vat: first });
    const registered = await bookAndNumber();
    await cancel(before.bookingId);
    expect(await fetchPdfText(before.credit)).toContain(notRegistered);
    await saveProfile({ vat: null, legalName: 'A Third Ltd' });
    await cancel(registered.bookingId);
    const credit = await fetchPdfText(registered.credit);
    for (const text of ['VAT number GB 123 4567 89', 'Includes VAT at 20%', '£3.33'])
      expect(credit).toContain(text);
    // The seller on the document is still the company registered under that VAT number.
    expect(credit).not.toContain('A Third Ltd');
  });

  it('matches the original for refunds by staff, by card and at the desk', async () => {
    await saveProfile({ vat: first });
    const { bookingId } = await bookAndNumber();
    const [paid] = await studio.sandbox.query<{ id: string }>(
      'SELECT payment_id AS id FROM bookings WHERE id = $1',
      [bookingId],
    );
    const paymentId = paid?.id ?? '';
    const [saleId, returnId, refundId] = [uuidv7(), uuidv7(), uuidv7()];
    const buildDeskPayment = (id: string, amountPence: number, reversedId: string | null) => ({
      branchId,
      id,
      personId: null,
      subject: 'product' as const,
      subjectId: randomUUID(),
      refundsPaymentId: reversedId,
      method: 'CASH' as const,
      amountPence,
      currency: 'GBP',
      note: 'A mat',
      takenBy: 'system',
      takenAt: studio.time.now,
    });
    await studio.database.orm.insert(deskPayments).values(buildDeskPayment(saleId, 1200, null));
    await assignInvoiceNumbers(studio.services);
    await saveProfile({ vat: null });
    const input = {
      refundId,
      source: 'place',
      id: paymentId,
      amountPence: 600,
      reason: 'The heating failed',
    };
    await asOwner(paths.moneyRefund, input);
    await studio.database.orm.insert(deskPayments).values(buildDeskPayment(returnId, -1200, saleId));
    await assignInvoiceNumbers(studio.services);
    const { keys } = studio.services;
    for (const [url, vat] of [
      [buildCreditNoteUrl(keys, refundId), '£1.00'],
      [buildDeskInvoiceUrl(keys, returnId), '£2.00'],
    ] as const) {
      const original = await fetchPdfText(url);
      expect(original).toContain('Includes VAT at 20%');
      expect(original).toContain(vat);
    }
  });
});

describe('an invoice from before the seller was stored', () => {
  it('shows the current settings until they change, and then the settings before that change', async () => {
    const { invoice } = await bookAndNumber();
    await studio.sandbox.query('UPDATE invoices SET seller = NULL', []);
    const original = await fetchPdfText(invoice);
    await saveProfile({ directions: 'Beside the arches.' });
    expect((await newestChange()).detail).not.toHaveProperty('invoicesUpdated');
    await saveProfile({ vat: first });
    const { detail } = await newestChange();
    expect(detail).toMatchObject({ from: { vat: null }, to: { vat: first } });
    expect(detail?.invoicesUpdated).toBeGreaterThan(0);
    await saveProfile({ vat: second });
    expect(await fetchPdfText(invoice)).toBe(original);
    expect((await newestChange()).detail).not.toHaveProperty('invoicesUpdated');
  });

  async function newestChange() {
    const { entries } = await asOwner<GetActivityLogResponse>('/admin/log', {
      subject: 'setting',
      subjectId: 'profile',
    });
    if (!entries[0]) throw new Error('Nothing was logged.');
    return entries[0];
  }
});

describe('VAT totals', () => {
  it('follow the invoices, whatever the current settings', async () => {
    studio.time.now = new Date('2026-11-26T10:00:00Z');
    const range = { from: '2026-11-26', to: '2026-11-26' };
    const sums = async () => (await asOwner<GetPaymentTotalsResponse>(paths.moneyTotals, range)).vat;
    expect(await sums()).toBeNull();
    const before = await bookAndNumber();
    await saveProfile({ vat: first });
    await bookAndNumber();
    expect(await sums()).toEqual({
      ratePercent: 20,
      rates: [{ ratePercent: 20, taxedPence: 2000, vatPence: 333 }],
      taxedPence: 2000,
      vatPence: 333,
      deferredPence: 0,
      unregisteredPence: 2000,
    });
    await saveProfile({ vat: second });
    await bookAndNumber();
    await cancel(before.bookingId);
    await saveProfile({ vat: null });
    expect(await sums()).toEqual({
      ratePercent: null,
      rates: [
        { ratePercent: 20, taxedPence: 2000, vatPence: 333 },
        { ratePercent: 10, taxedPence: 2000, vatPence: 182 },
      ],
      taxedPence: 4000,
      vatPence: 515,
      deferredPence: 0,
      unregisteredPence: 0,
    });
    const { rows } = await asOwner<ListPaymentsResponse>(paths.moneyList, range);
    expect(rows.map(({ vatPence }) => vatPence)).toEqual([null, 182, 333, null]);
  });
});
