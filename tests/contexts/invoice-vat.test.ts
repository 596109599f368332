import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ActivityLogResponse } from '@studio/contracts/staff-activity-log';
import type { MoneyListResponse, MoneyTotalsResponse } from '@studio/contracts/staff-money';
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
  people.know(owner, { groups: ['ADMIN'] });
});
afterAll(() => studio.close());
beforeEach(() => set({ vat: null }));

async function asOwner<Answer>(path: string, body: object = {}): Promise<Answer> {
  const browser = studio.visitor().with(await tokens.access(owner, ['ADMIN']));
  const { status, body: answer } = await browser.call(path, body);
  if (status !== 200) throw new Error(answer.message);
  await studio.idle();
  return answer as unknown as Answer;
}

/** Changes the settings one minute later. */
async function set(profile: object): Promise<void> {
  studio.time.now = new Date(studio.time.now.getTime() + 60_000);
  await asOwner(paths.settingsSave, { profile });
}

/** Books and pays for a class, numbered under the current settings. */
async function booked(): Promise<{ bookingId: string; invoice: string; credit: string }> {
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

async function paper(url: string): Promise<string> {
  const pdf = await studio.app.inject({ url });
  expect(pdf.statusCode, url).toBe(200);
  return extractPdfText(pdf.rawPayload);
}

const plain = 'Not VAT registered';

describe('what an invoice says of VAT', () => {
  it('is fixed when it gets its number: not by registering, nor by another number or rate, nor by leaving', async () => {
    const before = await booked();
    const said = await paper(before.invoice);
    expect(said).toContain(plain);
    await set({ vat: first });
    const registered = await booked();
    await set({ vat: second });
    const renumbered = await booked();
    await set({ vat: null });
    expect(await paper(before.invoice)).toBe(said);
    const withFirst = await paper(registered.invoice);
    for (const words of ['VAT number GB 123 4567 89', 'Includes VAT at 20%', '£3.33'])
      expect(withFirst).toContain(words);
    const withSecond = await paper(renumbered.invoice);
    for (const words of ['VAT number GB 987 6543 21', 'Includes VAT at 10%', '£1.82'])
      expect(withSecond).toContain(words);
    expect(await paper((await booked()).invoice)).toContain(plain);
  });

  it('holds of what is bought as well', async () => {
    await set({ vat: first });
    const member = createBuyer(studio, tokens, people);
    await member.buy('starter-pack');
    await assignInvoiceNumbers(studio.services);
    await set({ vat: null });
    const { items } = (await member.ask(paths.accountInvoices)).body as unknown as {
      items: { url: string }[];
    };
    expect(await paper(items[0]?.url ?? '')).toContain('Includes VAT at 20%');
  });

  it('holds of the name and the address too, but not of what the paper does not say', async () => {
    const { invoice } = await booked();
    const said = await paper(invoice);
    const moved = { street: '1 New Road', district: 'Vauxhall', city: 'London', postcode: 'SW8 2AA' };
    await set({ legalName: 'Another Ltd', address: { ...moved, country: 'United Kingdom' } });
    expect(await paper(invoice)).toBe(said);
    const next = await paper((await booked()).invoice);
    for (const words of ['Another Ltd', '1 New Road']) expect(next).toContain(words);
  });
});

describe('what a credit note says of VAT', () => {
  it('is what the invoice says that it corrects', async () => {
    const before = await booked();
    await set({ vat: first });
    const registered = await booked();
    await cancel(before.bookingId);
    expect(await paper(before.credit)).toContain(plain);
    await set({ vat: null, legalName: 'A Third Ltd' });
    await cancel(registered.bookingId);
    const credit = await paper(registered.credit);
    for (const words of ['VAT number GB 123 4567 89', 'Includes VAT at 20%', '£3.33'])
      expect(credit).toContain(words);
    // The seller stays the company registered under that VAT number.
    expect(credit).not.toContain('A Third Ltd');
  });

  it('is so of what staff give back, by card and at the desk', async () => {
    await set({ vat: first });
    const { bookingId } = await booked();
    const [paid] = await studio.sandbox.query<{ id: string }>(
      'SELECT payment_id AS id FROM bookings WHERE id = $1',
      [bookingId],
    );
    const paymentId = paid?.id ?? '';
    const [taken, back, refundId] = [uuidv7(), uuidv7(), uuidv7()];
    const desk = (id: string, amountPence: number, givesBack: string | null) => ({
      branchId,
      id,
      personId: null,
      subject: 'product' as const,
      subjectId: randomUUID(),
      givesBack,
      method: 'CASH' as const,
      amountPence,
      currency: 'GBP',
      note: 'A mat',
      takenBy: 'system',
      takenAt: studio.time.now,
    });
    await studio.database.orm.insert(deskPayments).values(desk(taken, 1200, null));
    await assignInvoiceNumbers(studio.services);
    await set({ vat: null });
    const wish = { refundId, source: 'place', id: paymentId, amountPence: 600, reason: 'The heating failed' };
    await asOwner(paths.moneyRefund, wish);
    await studio.database.orm.insert(deskPayments).values(desk(back, -1200, taken));
    await assignInvoiceNumbers(studio.services);
    const { keys } = studio.services;
    for (const [url, vat] of [
      [buildCreditNoteUrl(keys, refundId), '£1.00'],
      [buildDeskInvoiceUrl(keys, back), '£2.00'],
    ] as const) {
      const said = await paper(url);
      expect(said).toContain('Includes VAT at 20%');
      expect(said).toContain(vat);
    }
  });
});

describe('an invoice from before this was kept', () => {
  it('says what is set until that is changed, and from then on what was set until then', async () => {
    const { invoice } = await booked();
    await studio.sandbox.query('UPDATE invoices SET seller = NULL', []);
    const said = await paper(invoice);
    await set({ directions: 'Beside the arches.' });
    expect((await newestChange()).detail).not.toHaveProperty('papersKept');
    await set({ vat: first });
    const { detail } = await newestChange();
    expect(detail).toMatchObject({ from: { vat: null }, to: { vat: first } });
    expect(detail?.papersKept).toBeGreaterThan(0);
    await set({ vat: second });
    expect(await paper(invoice)).toBe(said);
    expect((await newestChange()).detail).not.toHaveProperty('papersKept');
  });

  async function newestChange() {
    const { entries } = await asOwner<ActivityLogResponse>('/admin/log', {
      subject: 'setting',
      subjectId: 'profile',
    });
    if (!entries[0]) throw new Error('Nothing was logged.');
    return entries[0];
  }
});

describe('the VAT in sums', () => {
  it('is what the invoices say, whatever is set now', async () => {
    studio.time.now = new Date('2026-11-26T10:00:00Z');
    const range = { from: '2026-11-26', to: '2026-11-26' };
    const sums = async () => (await asOwner<MoneyTotalsResponse>(paths.moneyTotals, range)).vat;
    expect(await sums()).toBeNull();
    const before = await booked();
    await set({ vat: first });
    await booked();
    expect(await sums()).toEqual({
      ratePercent: 20,
      rates: [{ ratePercent: 20, taxedPence: 2000, vatPence: 333 }],
      taxedPence: 2000,
      vatPence: 333,
      laterPence: 0,
      withoutPence: 2000,
    });
    await set({ vat: second });
    await booked();
    await cancel(before.bookingId);
    await set({ vat: null });
    expect(await sums()).toEqual({
      ratePercent: null,
      rates: [
        { ratePercent: 20, taxedPence: 2000, vatPence: 333 },
        { ratePercent: 10, taxedPence: 2000, vatPence: 182 },
      ],
      taxedPence: 4000,
      vatPence: 515,
      laterPence: 0,
      withoutPence: 0,
    });
    const { rows } = await asOwner<MoneyListResponse>(paths.moneyList, range);
    expect(rows.map(({ vatPence }) => vatPence)).toEqual([null, 182, 333, null]);
  });
});
