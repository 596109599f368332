import { deriveGiftCardCode } from '@studio/server/gift-cards/derive-gift-card-code';
import { giftCards } from '@studio/server/gift-cards/tables';
import { PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import { refunds } from '@studio/server/payments/tables';
import { audit } from '@studio/server/platform/database/tables';
import { cancelMemberPurchases } from '@studio/server/purchases/cancel-member-purchases';
import { closePurchase } from '@studio/server/purchases/cancel-purchase';
import { sweepPurchases } from '@studio/server/purchases/sweep-purchases';
import { purchases, usedOffers } from '@studio/server/purchases/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, createBuyer } from '../harness/buyer.ts';
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
    expect(await listCredits(member)).toHaveLength(1);
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
    expect(await subjects(member)).toEqual([]);
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
    expect(await listCredits(member)).toEqual([]);
    expect(await subjects(member)).toContainEqual(expect.stringMatching(/^Refund: £15 for /));
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
    expect(await listCredits(member)).toHaveLength(1);
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
