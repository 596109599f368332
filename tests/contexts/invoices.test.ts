import type { InvoiceDto, ListAccountInvoicesResponse } from '@studio/contracts/account-invoices';
import { paths } from '@studio/contracts/paths';
import { assignInvoiceNumbers, assignRecentInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let member: Buyer;
beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());
beforeEach(() => {
  member = createBuyer(studio, tokens, people);
});

async function listInvoices(buyer: Buyer = member, page: object = {}): Promise<ListAccountInvoicesResponse> {
  await assignInvoiceNumbers(studio.services);
  return (await buyer.call(paths.accountInvoices, page)).body as unknown as ListAccountInvoicesResponse;
}

const summarize = ({ number, kind, what, amount }: InvoiceDto) =>
  `${kind} ${number.replace(/\d+$/, '#')} ${what} ${amount}`;

describe('a member’s invoices', () => {
  it('include booked and cancelled classes and purchases, each as a PDF', async () => {
    // Booked as a guest with the member's email address.
    people.addUser(member.memberId, { email: guestDetails.email });
    const browser = studio.visitor();
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt });
    const { bookingId } = await bookAndPay(studio, browser, classId);
    await listInvoices();
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    await browser.call(paths.cancel, { bookingId });
    await listInvoices();
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    await member.buy('starter-pack');

    const { items } = await listInvoices();
    expect(items.map(summarize)).toEqual([
      'invoice INV-2026-# Starter Pack 35',
      expect.stringMatching(/^credit-note CN-2026-# .+, Thu 26 Nov, 06:00 20$/),
      expect.stringMatching(/^invoice INV-2026-# .+, Thu 26 Nov, 06:00 20$/),
    ]);
    for (const { url } of items) {
      const pdf = await studio.app.inject(url);
      expect(pdf.rawPayload.subarray(0, 5).toString(), url).toBe('%PDF-');
    }
  });

  it('are paginated, and visible to their member only', async () => {
    for (const productId of ['dropin-yoga', 'dropin-mat', 'dropin-reformer']) {
      await member.buy(productId);
      await listInvoices();
    }
    const first = await listInvoices(member, { limit: 2 });
    const second = await listInvoices(member, { limit: 2, cursor: first.cursor });
    expect([...first.items, ...second.items].map(({ what }) => what)).toEqual([
      'Reformer drop-in',
      'Mat Pilates drop-in',
      'Yoga / Restore drop-in',
    ]);
    expect(second.cursor).toBeNull();
    expect((await listInvoices(createBuyer(studio, tokens, people))).items).toEqual([]);
    expect((await member.call(paths.accountInvoices, { cursor: 'nonsense' })).body.code).toBe('bad_request');
  });
});

describe('invoice numbers', () => {
  it('have no gaps, whatever they are for', async () => {
    await member.buy('dropin-yoga');
    await member.buy('first-mat');
    await listInvoices();
    const rows = await studio.sandbox.query<{ kind: string; gaps: number }>(
      'SELECT kind, max(number) - count(*)::int AS gaps FROM invoices GROUP BY kind ORDER BY kind',
    );
    expect(rows).toEqual([
      { kind: 'CREDIT_NOTE', gaps: 0 },
      { kind: 'INVOICE', gaps: 0 },
    ]);
  });
});

describe('assigning invoice numbers', () => {
  it('numbers new bookings in the recent run, and older ones in the full run', async () => {
    const book = async () => {
      const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
      const classId = await createClass(studio.database, { startsAt });
      return (await bookAndPay(studio, studio.visitor(), classId)).bookingId;
    };
    const listNumbered = async () =>
      (await studio.sandbox.query<{ id: string }>('SELECT subject_id AS id FROM invoices')).map(
        ({ id }) => id,
      );
    const [old, fresh] = [await book(), await book()];
    await studio.sandbox.query(
      "UPDATE bookings SET created_at = created_at - interval '1 day' WHERE id = $1",
      [old],
    );
    await assignRecentInvoiceNumbers(studio.services);
    expect(await listNumbered()).toContain(fresh);
    expect(await listNumbered()).not.toContain(old);
    await assignInvoiceNumbers(studio.services);
    expect(await listNumbered()).toContain(old);
  });
});
