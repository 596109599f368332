import type { BookingResponse } from '@studio/contracts/bookings';
import type { HoldClassResponse } from '@studio/contracts/holds';
import type { ListBookingsResponse } from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import { termsVersion } from '@studio/contracts/terms-version';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { listEntitlements } from '@studio/server/entitlements/store';
import { deriveGiftCardCode } from '@studio/server/gift-cards/derive-gift-card-code';
import { giftCards } from '@studio/server/gift-cards/tables';
import { PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import { invoices, refunds } from '@studio/server/payments/tables';
import { audit } from '@studio/server/platform/database/tables';
import { cancelMemberPurchases } from '@studio/server/purchases/cancel-member-purchases';
import { closePurchase } from '@studio/server/purchases/cancel-purchase';
import { sweepPurchases } from '@studio/server/purchases/sweep-purchases';
import { purchases, usedOffers } from '@studio/server/purchases/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, callAsGuest, createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { createCredit } from '../harness/credits.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const start = new Date('2026-11-23T06:00:00Z');

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
  studio.time.now = start;
  member = createBuyer(studio, tokens, people);
});

const listCredits = (buyer: Buyer = member) => listEntitlements(studio.database, branchId, buyer.memberId);
const subjects = async (buyer: Buyer = member) =>
  (await studio.emails(buyer.email)).map(({ subject }) => subject);

async function row(purchaseId: string) {
  const [found] = await studio.database.orm.select().from(purchases).where(eq(purchases.id, purchaseId));
  if (!found) throw new Error('It is not there.');
  return found;
}

async function giveMembership(buyer: Buyer): Promise<void> {
  const terms = { sessions: 8, memberDiscountPercent: 10 };
  const membershipInput = { kind: 'membership', name: 'Reformer Flex 8', origin: 'demo', terms } as const;
  await createCredit(studio.database, studio.time.now, { memberId: buyer.memberId, ...membershipInput });
}

function advanceMinutes(minutes: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + minutes * 60_000);
}

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

  it('is 10 % lower for members on packs, drop-ins and one-to-ones, but not on offers', async () => {
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
    expect(await listCredits()).toEqual([]);

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

    const [credit, ...others] = await listCredits();
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
    // The right to cancel, on a durable medium.
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
    expect(await listCredits()).toHaveLength(2);
    expect(await subjects()).toEqual([
      'Purchase confirmed: Mat Pilates drop-in',
      'Purchase confirmed: Starter Pack',
    ]);
  });

  it('is repeatable, since only offers are once per person', async () => {
    await member.buy('dropin-yoga');
    await member.buy('dropin-yoga');
    expect((await listCredits()).map(({ balance }) => balance)).toEqual([1, 1]);
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

describe('opening a purchase again', () => {
  it('returns the same purchase while its contents are the same', async () => {
    const first = await member.open('starter-pack');
    expect(await member.open('starter-pack')).toEqual(first);
  });

  it('closes the old purchase first when the price has changed', async () => {
    const first = (await member.open('reformer-pack-10')).body;
    await giveMembership(member);
    const second = (await member.open('reformer-pack-10')).body;
    expect(second.amount).toBe(270);
    expect(await row(first.purchaseId)).toMatchObject({ status: 'CANCELLED', giftCardPence: 0 });
    const old = await studio.stripe.paymentIntents.retrieve(first.payment?.paymentIntentId ?? '');
    expect(old.status).toBe('canceled');
  });

  it('returns the purchase as completed when it has been paid since', async () => {
    const { purchaseId, payment } = (await member.open('starter-pack')).body;
    await studio.pay(payment?.paymentIntentId ?? '');
    expect((await member.open('starter-pack')).body).toMatchObject({ purchaseId, payment: null });
    expect(await listCredits()).toHaveLength(1);
  });

  it('opens another purchase when the old one can no longer be paid', async () => {
    const { purchaseId, payment } = (await member.open('starter-pack')).body;
    await studio.stripe.paymentIntents.cancel(payment?.paymentIntentId ?? '');
    const reopened = (await member.open('starter-pack')).body;
    expect(reopened.purchaseId).not.toBe(purchaseId);
    expect((await row(purchaseId)).status).toBe('CANCELLED');
  });

  it('opens the pending purchase after the provider was unreachable', async () => {
    const { payments } = studio.services;
    const { createIntent } = payments;
    payments.createIntent = async () => {
      throw new PaymentsUnavailableError('away');
    };
    expect((await member.open('starter-pack')).body.code).toBe('payment_unavailable');
    payments.createIntent = createIntent;
    expect((await member.open('starter-pack')).status).toBe(200);
    const ownPurchases = await studio.database.orm
      .select()
      .from(purchases)
      .where(eq(purchases.memberId, member.memberId));
    expect(ownPurchases).toHaveLength(1);
  });
});

describe('an abandoned purchase', () => {
  it('is closed after an hour, and can no longer be paid', async () => {
    const { purchaseId, payment } = (await member.open('starter-pack')).body;
    const intentId = payment?.paymentIntentId ?? '';
    advanceMinutes(59);
    await sweepPurchases(studio.services);
    expect((await row(purchaseId)).status).toBe('OPEN');
    advanceMinutes(1);
    await sweepPurchases(studio.services);
    expect(await row(purchaseId)).toMatchObject({ status: 'CANCELLED', settleReason: 'abandoned' });
    await expect(studio.pay(intentId)).rejects.toThrow();
    const trail = await studio.database.orm
      .select({ action: audit.action, why: audit.reason })
      .from(audit)
      .where(and(eq(audit.subject, 'purchase'), eq(audit.subjectId, purchaseId)))
      .orderBy(audit.id);
    expect(trail).toEqual([
      { action: 'OPEN', why: 'checkout' },
      { action: 'CANCELLED', why: 'abandoned' },
    ]);
    expect(await subjects()).toEqual([]);
  });
});

describe('a closed purchase', () => {
  it('refunds a payment that still arrives, and returns its gift card amount only once', async () => {
    await member.buy('gift-card', {
      giftCard: {
        amount: 20,
        recipientName: 'Mina',
        recipientEmail: 'mina@gifts.example',
        senderName: 'Theo',
      },
    });
    const [card] = await studio.database.orm
      .select()
      .from(giftCards)
      .where(eq(giftCards.buyerId, member.memberId));
    const giftCardCode = deriveGiftCardCode(studio.services.keys, card?.id ?? '');
    const { purchaseId, payment } = (await member.open('starter-pack', { giftCardCode })).body;
    await closePurchase(studio.services, await row(purchaseId), 'by hand');
    await studio.pay(payment?.paymentIntentId ?? '');
    await studio.deliverWebhooks();
    expect(await row(purchaseId)).toMatchObject({ status: 'REFUNDED', settleReason: 'payment_closed' });
    const refundRows = await studio.database.orm
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, purchaseId));
    expect(refundRows).toMatchObject([{ amountPence: 1500, status: 'SUCCEEDED' }]);
    const [after] = await studio.database.orm
      .select()
      .from(giftCards)
      .where(eq(giftCards.buyerId, member.memberId));
    expect(after?.balancePence).toBe(2000);
    expect(await listCredits()).toEqual([]);
    expect(await subjects()).toContainEqual(expect.stringMatching(/^Refund: £15 for /));
  });

  it('results from closing the account of its buyer', async () => {
    const { purchaseId, payment } = (await member.open('starter-pack')).body;
    await cancelMemberPurchases(studio.services, member.memberId);
    expect((await row(purchaseId)).status).toBe('CANCELLED');
    await expect(studio.pay(payment?.paymentIntentId ?? '')).rejects.toThrow();
  });
});

describe('once-per-person offer', () => {
  // Makes each test use a new person, although all pay with one card.
  beforeEach(() => studio.database.orm.delete(usedOffers));

  it('is rejected the second time, before anything is paid', async () => {
    await member.buy('first-mat');
    expect((await member.quote('first-mat')).body.alreadyBought).toBe(true);
    expect((await member.open('first-mat')).body.code).toBe('already_had');
    const otherBuyer = createBuyer(studio, tokens, people);
    expect((await otherBuyer.quote('first-mat')).body.alreadyBought).toBe(false);
  });

  it('is refunded to a member who has paid twice', async () => {
    const { purchaseId, payment } = (await member.open('first-mat')).body;
    // Simulates a purchase that a second process opened before it saw the first one.
    await studio.database.orm
      .update(purchases)
      .set({ productId: 'aside' })
      .where(eq(purchases.id, purchaseId));
    await member.buy('first-mat');
    await studio.database.orm
      .update(purchases)
      .set({ productId: 'first-mat' })
      .where(eq(purchases.id, purchaseId));

    await studio.pay(payment?.paymentIntentId ?? '');
    const { body } = await member.confirm(purchaseId);
    expect(body.purchase).toMatchObject({ status: 'REFUNDED', entitlementId: null, invoice: null });
    expect(await listCredits()).toHaveLength(1);
    await studio.idle();
    const refundRows = await studio.database.orm
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, purchaseId));
    expect(refundRows).toMatchObject([{ amountPence: 900, status: 'SUCCEEDED', reason: 'already_had' }]);
    const [sentEmail] = await studio.emails(member.email);
    expect(sentEmail?.subject).toMatch(/^Refund: £9 for /);
    expect(sentEmail?.text).toContain('Visa ending 4242');
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
