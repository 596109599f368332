import type { BookingResponse } from '@studio/contracts/bookings';
import type { HoldClassResponse } from '@studio/contracts/holds';
import type { ListBookingsResponse } from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import { termsVersion } from '@studio/contracts/terms-version';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { invoices } from '@studio/server/payments/tables';
import { sweepPurchases } from '@studio/server/purchases/sweep-purchases';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, callAsGuest, createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { createCredit } from '../harness/credits.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openPurchaseStudio, type PurchaseStudio } from '../harness/purchase-studio.ts';

const start = new Date('2026-11-23T06:00:00Z');
let member: Buyer;

let { studio, tokens, people, listCredits, subjects, row, giveMembership, advanceMinutes } =
  {} as PurchaseStudio;

beforeAll(async () => {
  ({ studio, tokens, people, listCredits, subjects, row, giveMembership, advanceMinutes } =
    await openPurchaseStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = start;
  member = createBuyer(studio, tokens, people);
});

describe('product price', () => {
  it('is quoted to anyone, in pounds, and takes nothing', async () => {
    const guest = studio.visitor();
    const { body } = await callAsGuest(guest, paths.purchaseQuote, { productId: 'starter-pack' });
    expect(body).toMatchObject({
      price: { base: 35, final: 35, discount: null },
      giftCard: null,
      amountDue: 35,
    });
    expect(body.alreadyBought).toBe(false);
  });

  it('is 10% lower for members on packs, drop-ins and one-to-ones, but not on offers', async () => {
    await giveMembership(member);
    const price = async (productId: string) => (await member.quote(productId)).body.price;
    expect(await price('reformer-pack-10')).toMatchObject({
      base: 300,
      final: 270,
      reason: 'Member price, 10% off',
      discount: { amount: 30, code: null },
    });
    expect((await price('dropin-yoga')).final).toBe(10.8);
    expect((await price('one-to-one-standard')).final).toBe(67.5);
    expect((await price('first-mat')).final).toBe(9);
  });

  it('is not quoted for products that are not sold directly', async () => {
    const getErrorCode = async (productId: string) => (await member.quote(productId)).body.code;
    expect(await getErrorCode('sound-healing')).toBe('not_for_sale');
    expect(await getErrorCode('flow-anytime')).toBe('not_for_sale');
    expect(await getErrorCode('tuesday-yoga-two-for-one')).toBe('not_for_sale');
    expect(await getErrorCode('nothing')).toBe('not_found');
    expect((await member.open('sound-healing')).body.code).toBe('not_for_sale');
  });
});

describe('buying a pack', () => {
  it('grants its sessions once paid, with a receipt and an invoice, and is idempotent', async () => {
    const opened = await member.open('class-pack-10');
    expect(opened.body).toMatchObject({ amount: 220, currency: 'GBP' });
    const { payment, purchaseId } = opened.body;
    expect((await member.confirm(purchaseId)).body.code).toBe('payment_not_completed');
    expect(await listCredits(member)).toEqual([]);

    await studio.pay(payment?.paymentIntentId ?? '');
    const confirmed = await member.confirm(purchaseId);
    const { purchase } = confirmed.body;
    expect(purchase).toMatchObject({
      status: 'PAID',
      name: 'Class Pack of 10',
      price: { final: 220 },
      cardPaid: 220,
      giftCardPaid: 0,
      method: 'Visa ending 4242',
      giftCard: null,
    });
    expect(await member.confirm(purchaseId)).toEqual(confirmed);
    await studio.deliverWebhooks();

    const [credit, ...others] = await listCredits(member);
    expect(others).toEqual([]);
    expect(credit).toMatchObject({
      id: purchase.entitlementId,
      balance: 10,
      origin: 'purchase',
      originId: purchaseId,
      startsAt: start,
      // 42 days, until the end of the London day.
      expiresAt: new Date('2027-01-05T00:00:00Z'),
    });
    const [sentEmail, ...more] = await studio.emails(member.email);
    expect(more).toEqual([]);
    expect(sentEmail?.subject).toBe('Purchase confirmed: Class Pack of 10');
    expect(sentEmail?.text).toContain('Valid until: Monday 4 January');
    // The email contains the right to cancel, because the law requires it on a durable medium.
    expect(sentEmail?.text?.replace(/\s+/g, ' ')).toContain(
      'You can cancel within 14 days of buying: email hello@miles-street.example or tell us at the front desk. You pay only for what you have used',
    );
    expect(sentEmail?.text).toContain(purchase.invoice ?? 'no invoice');
  });

  it('provides its invoice to the bookings paid with its sessions, alone and in the list', async () => {
    await member.buy('reformer-pack-10');
    const own = { principalUserId: member.memberId };
    const book = async () => {
      const classId = await createClass(studio.database, { startsAt: new Date('2026-11-26T09:30:00Z') });
      const { holdId } = (await member.call(paths.hold, { classId, ...own }))
        .body as unknown as HoldClassResponse;
      const input = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT', ...own };
      return (await member.call(paths.book, input)).body as unknown as BookingResponse;
    };
    const early = await book();
    expect(early.links).toMatchObject({ receipt: null, invoice: null });
    await assignInvoiceNumbers(studio.services);
    const { bookingId } = early;
    const { links } = (await member.call(paths.bookingGet, { bookingId })).body as unknown as BookingResponse;
    expect(links).toMatchObject({ receipt: null, invoice: expect.stringContaining('/invoice.pdf?k=') });
    const { items } = (await member.call(paths.bookingList, own)).body as unknown as ListBookingsResponse;
    expect(items.map((item) => item.links)).toEqual([links]);
    const pdf = await studio.app.inject(links.invoice ?? '');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const [number] = await studio.database.orm
      .select()
      .from(invoices)
      .where(eq(invoices.subjectId, bookingId));
    expect(number, 'the booking takes no number of its own').toBeUndefined();
    expect((await studio.app.inject(`${links.invoice}x`)).statusCode).toBe(404);
  });

  it('provides no invoice when its sessions were granted by staff', async () => {
    await createCredit(studio.database, studio.time.now, { memberId: member.memberId, origin: 'staff' });
    const own = { principalUserId: member.memberId };
    const classId = await createClass(studio.database, { startsAt: new Date('2026-11-26T11:30:00Z') });
    const { holdId } = (await member.call(paths.hold, { classId, ...own }))
      .body as unknown as HoldClassResponse;
    const input = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT', ...own };
    const { bookingId, links } = (await member.call(paths.book, input)).body as unknown as BookingResponse;
    expect(links).toMatchObject({ receipt: null, invoice: null });
    const address = (links.ics ?? '').replace('calendar.ics', 'invoice.pdf');
    expect(address).toContain(bookingId);
    expect((await studio.app.inject(address)).statusCode).toBe(404);
  });

  it('creates an invoice with its own number, available at its signed URL', async () => {
    const { purchaseId, invoice } = await member.buy('starter-pack');
    await assignInvoiceNumbers(studio.services);
    await assignInvoiceNumbers(studio.services);
    const rows = await studio.database.orm.select().from(invoices).where(eq(invoices.subjectId, purchaseId));
    expect(rows).toMatchObject([{ kind: 'INVOICE', subject: 'purchase', amountPence: 3500 }]);
    const pdf = await studio.app.inject(invoice ?? '');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await studio.app.inject(`${invoice}x`)).statusCode).toBe(404);
    expect((await studio.app.inject((invoice ?? '').replace(purchaseId, member.memberId))).statusCode).toBe(
      404,
    );
  });

  it('is completed by the webhook alone, and by the sweeper alone', async () => {
    const byWebhook = (await member.open('starter-pack')).body;
    await studio.pay(byWebhook.payment?.paymentIntentId ?? '');
    await studio.deliverWebhooks();
    expect((await row(byWebhook.purchaseId)).status).toBe('PAID');

    const bySweeper = (await member.open('dropin-mat')).body;
    await studio.pay(bySweeper.payment?.paymentIntentId ?? '');
    await sweepPurchases(studio.services);
    expect((await row(bySweeper.purchaseId)).status).toBe('OPEN');
    advanceMinutes(1);
    await sweepPurchases(studio.services);
    expect((await row(bySweeper.purchaseId)).status).toBe('PAID');
    expect(await listCredits(member)).toHaveLength(2);
    expect(await subjects(member)).toEqual([
      'Purchase confirmed: Mat Pilates drop-in',
      'Purchase confirmed: Starter Pack',
    ]);
  });

  it('is repeatable, since only offers are once per person', async () => {
    await member.buy('dropin-yoga');
    await member.buy('dropin-yoga');
    expect((await listCredits(member)).map(({ balance }) => balance)).toEqual([1, 1]);
  });

  it('needs the current terms, and an account', async () => {
    expect((await member.open('starter-pack', { termsVersion: 'old' })).body.code).toBe('terms_outdated');
    const guest = await callAsGuest(studio.visitor(), paths.purchaseOpen, {
      productId: 'starter-pack',
      termsVersion,
    });
    expect(guest.status).toBe(401);
  });

  it('needs a verified email address', async () => {
    people.addUser(member.memberId, { emailVerified: false });
    expect((await member.open('starter-pack')).body.code).toBe('forbidden');
  });

  it('returns not_found when another member confirms', async () => {
    const { purchaseId } = (await member.open('starter-pack')).body;
    const otherBuyer = createBuyer(studio, tokens, people);
    expect((await otherBuyer.confirm(purchaseId)).body.code).toBe('not_found');
    expect((await member.call(paths.purchaseConfirm)).body.code).toBe('bad_request');
  });

  it('returns the same response for the same key, and rejects it for other contents', async () => {
    const key = { idempotencyKey: 'a-key-of-mine' };
    const first = await member.open('starter-pack', key);
    expect(await member.open('starter-pack', key)).toEqual(first);
    expect((await member.open('dropin-mat', key)).body.code).toBe('idempotency_mismatch');
  });
});

describe('purchases of a member', () => {
  it('are listed newest first, in pages, without unpaid ones', async () => {
    for (const productId of ['dropin-yoga', 'dropin-mat', 'one-to-one-intro']) await member.buy(productId);
    await member.open('starter-pack');
    const first = (await member.call(paths.purchaseList, { limit: 2 })).body;
    expect(first.items.map(({ productId }) => productId)).toEqual(['one-to-one-intro', 'dropin-mat']);
    const second = (await member.call(paths.purchaseList, { limit: 2, cursor: first.cursor })).body;
    expect(second.items.map(({ productId }) => productId)).toEqual(['dropin-yoga']);
    expect(second.cursor).toBeNull();
    expect((await member.call(paths.purchaseList, { cursor: 'x' })).body.code).toBe('bad_request');
    const otherBuyer = createBuyer(studio, tokens, people);
    expect((await otherBuyer.call(paths.purchaseList)).body.items).toEqual([]);
  });
});
