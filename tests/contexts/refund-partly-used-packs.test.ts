import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetPaymentResponse } from '@studio/contracts/staff-money';
import type { ListFailedRefundsResponse } from '@studio/contracts/staff-refunds';
import { listEntitlements } from '@studio/server/entitlements/store';
import { chargeGiftCard } from '@studio/server/gift-cards/gift-card-ledger';
import { giftCards } from '@studio/server/gift-cards/tables';
import { PaymentsRejectedError, PaymentsUnavailableError } from '@studio/server/integrations/payments/port';
import { endMemberships } from '@studio/server/memberships/end-memberships';
import { membershipMonths } from '@studio/server/memberships/tables';
import { refunds } from '@studio/server/payments/tables';
import { usedOffers } from '@studio/server/purchases/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { buildGiftCardFields, loadGiftCardOfPurchase } from '../harness/purchased-gift-card.ts';
import { openStaffedStudio, type StaffedStudio } from '../harness/staffed-studio.ts';
import { createSubscriber } from '../harness/subscriber.ts';

const branchId = '11-miles-st';
const dayMs = 86_400_000;

let { studio, tokens, people, staff } = {} as StaffedStudio;

beforeAll(async () => {
  ({ studio, tokens, people, staff } = await openStaffedStudio());
});
afterAll(() => studio.close());
// Makes each test use a new person, although all pay with one card.
beforeEach(() => studio.database.orm.delete(usedOffers));

type Source = 'purchase' | 'month';

async function refund(
  id: string,
  amountPence: number,
  more: { source?: Source; removeSessions?: boolean } = {},
) {
  const reason = 'changed their mind';
  const input = { refundId: randomUUID(), source: 'purchase', id, amountPence, reason, ...more };
  const { body } = await staff.call(paths.moneyRefund, input);
  await studio.idle();
  return body as unknown as { ok: boolean; code?: string; message?: string };
}

const loadRefundablePence = async (id: string, source: Source = 'purchase') =>
  ((await staff.call(paths.moneyGet, { source, id })).body as unknown as GetPaymentResponse).payment
    .remainingPence;

const credit = async ({ memberId }: { memberId: string }) =>
  (await listEntitlements(studio.database, branchId, memberId))[0];

/** Books a class three days ahead with a session. */
async function bookWithSession(member: Buyer): Promise<string> {
  const startsAt = new Date(studio.time.now.getTime() + 3 * dayMs);
  const classId = await createClass(studio.database, { startsAt });
  const caller = { principalUserId: member.memberId };
  const { body } = await member.call(paths.hold, { classId, ...caller });
  const { holdId } = body as unknown as { holdId: string };
  const input = { holdId, classId, customer: guestDetails, paymentMethod: 'ENTITLEMENT', ...caller };
  const booked = (await member.call('/classes/class/book', input)).body as unknown as { bookingId: string };
  return booked.bookingId;
}

/** Creates a member with a Reformer Pack of 10, some of its sessions used. */
async function createUsedPack(used: number) {
  const member = createBuyer(studio, tokens, people);
  const bought = await member.buy('reformer-pack-10');
  const bookings = [];
  for (let one = 0; one < used; one++) bookings.push(await bookWithSession(member));
  const pence = Math.round(bought.cardPaid * 100);
  return { member, id: bought.purchaseId, pence, bookings };
}

describe('pack refund by staff', () => {
  it('is limited to the unused sessions', async () => {
    const { id, pence, member } = await createUsedPack(3);
    const maxPence = pence - Math.ceil(pence * 0.3);
    expect(await loadRefundablePence(id)).toBe(maxPence);
    expect(await refund(id, maxPence + 1)).toMatchObject({
      code: 'refund_too_much',
      message: expect.stringContaining('The client has used 3 of 10 sessions. Refund up to £'),
    });
    expect(await credit(member)).toMatchObject({ balance: 7 });
    expect(await refund(id, maxPence, { removeSessions: true })).toMatchObject({ ok: true });
    expect(await credit(member)).toMatchObject({ balance: 0 });
    expect(await loadRefundablePence(id)).toBe(0);
    expect(await refund(id, 1)).toMatchObject({ code: 'refund_too_much' });
  });

  it('counts all refunds together, and revoked sessions as unused', async () => {
    const { id, pence } = await createUsedPack(2);
    expect(await refund(id, 1000, { removeSessions: true })).toMatchObject({ ok: true });
    const maxPence = pence - Math.ceil(pence * 0.2) - 1000;
    expect(await loadRefundablePence(id)).toBe(maxPence);
    expect(await refund(id, maxPence + 1)).toMatchObject({ code: 'refund_too_much' });
    expect(await refund(id, maxPence)).toMatchObject({ ok: true });
  });

  it('in full makes the pack unusable, whether or not its sessions were revoked', async () => {
    const { id, pence, member } = await createUsedPack(0);
    expect(await refund(id, pence - 100)).toMatchObject({ ok: true });
    expect(await credit(member)).toMatchObject({ balance: 10 });
    expect(await refund(id, 100)).toMatchObject({ ok: true });
    expect(await credit(member)).toMatchObject({ balance: 0 });
    expect((await credit(member))?.refundedAt).not.toBeNull();
  });

  it('in full through the Stripe dashboard also voids sessions that bookings return later', async () => {
    const { id, member, bookings } = await createUsedPack(1);
    const [row] = await studio.database.run<{ intentId: string }>(
      { name: 'test_intent', text: 'SELECT intent_id AS "intentId" FROM purchases WHERE id = $1' },
      [id],
    );
    await studio.stripe.refunds.create({ payment_intent: row?.intentId ?? '' });
    await studio.deliverWebhooks();
    expect(await credit(member)).toMatchObject({ balance: 0 });
    const cancelled = await member.call(paths.cancel, { bookingId: bookings[0] });
    expect(cancelled.status).toBe(200);
    expect(await credit(member)).toMatchObject({ balance: 0 });
  });

  it('makes a once-per-person offer available again only when in full and before its use', async () => {
    const one = createBuyer(studio, tokens, people);
    const offer = 'first-mat';
    const { purchaseId } = await one.buy(offer);
    expect(await refund(purchaseId, 400)).toMatchObject({ ok: true });
    expect((await one.quote(offer)).body.alreadyBought).toBe(true);
    expect(await refund(purchaseId, 500)).toMatchObject({ ok: true });
    expect((await one.quote(offer)).body.alreadyBought).toBe(false);
    expect((await one.buy(offer)).status).toBe('PAID');
  });

  it('returns to the card only what the card paid when a gift card paid the rest', async () => {
    const buyer = createBuyer(studio, tokens, people);
    const giftPurchase = await buyer.buy('gift-card', buildGiftCardFields(25));
    const member = createBuyer(studio, tokens, people);
    const { code: giftCardCode } = await loadGiftCardOfPurchase(studio, giftPurchase.purchaseId);
    const bought = await member.buy('starter-pack', { giftCardCode });
    expect(bought).toMatchObject({ giftCardPaid: 25 });
    const pence = Math.round(bought.cardPaid * 100);
    expect(await refund(bought.purchaseId, pence + 1)).toMatchObject({ code: 'refund_too_much' });
    expect(await refund(bought.purchaseId, pence)).toMatchObject({ ok: true });
    // The gift card's money is spent, so its purchase has nothing to refund either.
    expect(await loadRefundablePence(giftPurchase.purchaseId)).toBe(0);
    expect(await refund(giftPurchase.purchaseId, 1)).toMatchObject({ code: 'refund_too_much' });
  });
});

describe('refund of a membership month by staff', () => {
  async function createSubscribedMember(productId: string) {
    const member = createSubscriber(studio, tokens, people);
    await member.subscribe(productId);
    const [month] = await studio.database.orm
      .select()
      .from(membershipMonths)
      .where(eq(membershipMonths.memberId, member.memberId));
    return { member, id: month?.id ?? '', pence: month?.amountPence ?? 0 };
  }

  it.each(['reformer-flex-8', 'flow-anytime'])('in full ends what it paid for: %s', async (productId) => {
    const { member, id, pence } = await createSubscribedMember(productId);
    expect(await refund(id, pence, { source: 'month' })).toMatchObject({ ok: true });
    const ended = await credit(member);
    if (ended?.balance === null) expect(ended.expiresAt).toEqual(studio.time.now);
    else expect(ended?.balance).toBe(0);
    await endMemberships(studio.services, member.memberId);
  });

  it('says whether staff can try again when the payment can’t be found', async () => {
    const { member, id } = await createSubscribedMember('flow-anytime');
    const { payments } = studio.services;
    const refundAfter = async (error: Error) => {
      studio.services.payments = { ...payments, retrieveInvoice: () => Promise.reject(error) };
      const response = await refund(id, 100, { source: 'month' });
      studio.services.payments = payments;
      return response;
    };
    expect(await refundAfter(new PaymentsRejectedError('No such invoice'))).toMatchObject({
      code: 'not_changeable',
      message:
        'The payment provider doesn’t have this payment. Nothing has been refunded. Refund the client another way.',
    });
    expect(await refundAfter(new PaymentsUnavailableError('timeout'))).toMatchObject({
      code: 'payment_unavailable',
      message: expect.stringContaining('Try again later.'),
    });
    await endMemberships(studio.services, member.memberId);
  });
});

describe('a gift card whose payment is disputed', () => {
  async function createDisputedCard() {
    const buyer = createBuyer(studio, tokens, people);
    const { body } = await buyer.open('gift-card', buildGiftCardFields(50));
    const intentId = body.payment?.paymentIntentId ?? '';
    await studio.pay(intentId, 'pm_card_createDispute');
    await buyer.confirm(body.purchaseId);
    const find = () => loadGiftCardOfPurchase(studio, body.purchaseId);
    const { data } = await studio.stripe.disputes.list({ payment_intent: intentId });
    return { find, id: (await find()).id, disputeId: data[0]?.id ?? '' };
  }
  const decide = async (disputeId: string, uncategorized_text: string) => {
    await studio.stripe.disputes.update(disputeId, { evidence: { uncategorized_text }, submit: true });
    await studio.deliverWebhooks('reversed');
  };

  it('cannot pay, even when its price was quoted before the dispute', async () => {
    const card = await createDisputedCard();
    await studio.deliverWebhooks();
    expect(await card.find()).toMatchObject({ deactivatedForDispute: true, balancePence: 5000 });
    const part = { branchId, giftCardId: card.id, purchaseId: randomUUID(), pence: 900 };
    await expect(
      studio.database.transaction((tx) => chargeGiftCard(tx, { ...part, actor: 'client' }, studio.time.now)),
    ).rejects.toMatchObject({ code: 'gift_card_refused' });
  });

  it('is restored when the dispute is won', async () => {
    const card = await createDisputedCard();
    await studio.deliverWebhooks();
    await decide(card.disputeId, 'winning_evidence');
    expect(await card.find()).toMatchObject({
      deactivatedAt: null,
      deactivatedForDispute: false,
      balancePence: 5000,
    });
  });

  it('stays stopped when staff had stopped it, and loses its balance when the dispute is lost', async () => {
    const [stopped, lost] = [await createDisputedCard(), await createDisputedCard()];
    await studio.database.orm
      .update(giftCards)
      .set({ deactivatedAt: studio.time.now })
      .where(eq(giftCards.id, stopped.id));
    await studio.deliverWebhooks();
    await decide(stopped.disputeId, 'winning_evidence');
    await decide(lost.disputeId, 'losing_evidence');
    expect((await stopped.find()).deactivatedAt).not.toBeNull();
    expect(await lost.find()).toMatchObject({ balancePence: 0 });
  });
});

describe('a failed refund of a payment that has been disputed since', () => {
  it('can be neither retried nor paid at the front desk, and isn’t listed until the studio wins', async () => {
    const member = createBuyer(studio, tokens, people);
    const { body } = await member.open('starter-pack');
    const intentId = body.payment?.paymentIntentId ?? '';
    await studio.pay(intentId);
    await member.confirm(body.purchaseId);
    const pence = Math.round(body.amount * 100);
    const [failed, disputed] = [randomUUID(), randomUUID()];
    const row = { branchId, paymentId: body.purchaseId, intentId, amountPence: pence, currency: 'GBP' };
    const times = { nextAttemptAt: studio.time.now, createdAt: studio.time.now, updatedAt: studio.time.now };
    await studio.database.orm.insert(refunds).values([
      { ...row, ...times, id: failed, reason: 'test', status: 'FAILED', madeBy: 'staff:test' },
      {
        ...row,
        ...times,
        id: disputed,
        reason: 'test',
        status: 'DISPUTED',
        madeBy: 'dispute',
        providerId: 'dp_x',
      },
    ]);
    const expectedError = {
      status: 409,
      body: { code: 'not_changeable', message: expect.stringContaining('dispute') },
    };
    expect(await staff.call(paths.refundRetry, { refundId: failed })).toMatchObject(expectedError);
    expect(
      await staff.call(paths.refundOtherwise, { refundId: failed, method: 'CASH', note: 'in cash' }),
    ).toMatchObject(expectedError);
    const listFailedIds = async () =>
      ((await staff.call(paths.refundsFailed)).body as unknown as ListFailedRefundsResponse).refunds.map(
        ({ refundId }) => refundId,
      );
    expect(await listFailedIds()).not.toContain(failed);
    await studio.database.orm.update(refunds).set({ status: 'WON' }).where(eq(refunds.id, disputed));
    expect(await listFailedIds()).toContain(failed);
  });
});
