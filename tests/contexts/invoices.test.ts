import type { InvoiceDto, InvoicesResponse } from '@studio/contracts/account';
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

async function papers(of: Buyer = member, page: object = {}): Promise<InvoicesResponse> {
  await assignInvoiceNumbers(studio.services);
  return (await of.ask(paths.accountInvoices, page)).body as unknown as InvoicesResponse;
}

const short = ({ number, kind, what, amount }: InvoiceDto) =>
  `${kind} ${number.replace(/\d+$/, '#')} ${what} ${amount}`;

describe('a member’s invoices', () => {
  it('are those of classes, also cancelled ones, and of what was bought, each as a PDF', async () => {
    // Booked as a guest with the member's email address.
    people.know(member.memberId, { email: guestDetails.email });
    const browser = studio.visitor();
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt });
    const { bookingId } = await bookAndPay(studio, browser, classId);
    await papers();
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    await browser.call(paths.cancel, { bookingId });
    await papers();
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    await member.buy('starter-pack');

    const { items } = await papers();
    expect(items.map(short)).toEqual([
      'invoice INV-2026-# Starter Pack 35',
      expect.stringMatching(/^credit-note CN-2026-# .+, Thu 26 Nov, 06:00 20$/),
      expect.stringMatching(/^invoice INV-2026-# .+, Thu 26 Nov, 06:00 20$/),
    ]);
    for (const { url } of items) {
      const pdf = await studio.app.inject(url);
      expect(pdf.rawPayload.subarray(0, 5).toString(), url).toBe('%PDF-');
    }
  });

  it('come by pages, and nobody else sees them', async () => {
    for (const productId of ['dropin-yoga', 'dropin-mat', 'dropin-reformer']) {
      await member.buy(productId);
      await papers();
    }
    const first = await papers(member, { limit: 2 });
    const second = await papers(member, { limit: 2, cursor: first.cursor });
    expect([...first.items, ...second.items].map(({ what }) => what)).toEqual([
      'Reformer drop-in',
      'Mat Pilates drop-in',
      'Yoga / Restore drop-in',
    ]);
    expect(second.cursor).toBeNull();
    expect((await papers(createBuyer(studio, tokens, people))).items).toEqual([]);
    expect((await member.ask(paths.accountInvoices, { cursor: 'nonsense' })).body.code).toBe('bad_request');
  });
});

describe('the numbers of invoices', () => {
  it('have no gaps, whatever they are for', async () => {
    await member.buy('dropin-yoga');
    await member.buy('first-mat');
    await papers();
    const rows = await studio.sandbox.query<{ kind: string; gaps: number }>(
      'SELECT kind, max(number) - count(*)::int AS gaps FROM invoices GROUP BY kind ORDER BY kind',
    );
    expect(rows).toEqual([
      { kind: 'CREDIT_NOTE', gaps: 0 },
      { kind: 'INVOICE', gaps: 0 },
    ]);
  });
});

describe('numbers of invoices', () => {
  it('are given to what is new at once, to what is older and was left without by the look at everything', async () => {
    const paid = async () => {
      const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
      const classId = await createClass(studio.database, { startsAt });
      return (await bookAndPay(studio, studio.visitor(), classId)).bookingId;
    };
    const numbered = async () =>
      (await studio.sandbox.query<{ id: string }>('SELECT subject_id AS id FROM invoices')).map(
        ({ id }) => id,
      );
    const [old, fresh] = [await paid(), await paid()];
    await studio.sandbox.query(
      "UPDATE bookings SET created_at = created_at - interval '1 day' WHERE id = $1",
      [old],
    );
    await assignRecentInvoiceNumbers(studio.services);
    expect(await numbered()).toContain(fresh);
    expect(await numbered()).not.toContain(old);
    await assignInvoiceNumbers(studio.services);
    expect(await numbered()).toContain(old);
  });
});
