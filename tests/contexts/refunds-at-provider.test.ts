import type { BookingResponse } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type { StartPurchaseResponse } from '@studio/contracts/purchases';
import type { GetTodayResponse } from '@studio/contracts/staff-insight';
import type { GetPaymentResponse, GetPaymentTotalsResponse } from '@studio/contracts/staff-money';
import type { ListFailedRefundsResponse } from '@studio/contracts/staff-refunds';
import { updateFaultSettings } from '@studio/sandbox/stripe/fault-injection/fault-settings';
import { settleRefunds } from '@studio/sandbox/stripe/intents/settle-refunds';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { bookings } from '@studio/server/bookings/tables';
import { listEntitlements } from '@studio/server/entitlements/store';
import { endMemberships } from '@studio/server/memberships/end-memberships';
import { submitRefunds } from '@studio/server/payments/submit-refunds';
import { payments, providerNotices, refunds } from '@studio/server/payments/tables';
import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giftCardOf, giftOf } from '../harness/bought-gift-card.ts';
import { createBuyer } from '../harness/buyer.ts';
import { createClass } from '../harness/create-class.ts';
import { guestDetails, openPayment } from '../harness/paid-booking.ts';
import { openStaffedStudio, type StaffedStudio } from '../harness/staffed-studio.ts';
import { createSubscriber } from '../harness/subscriber.ts';

const branchId = '11-miles-st';
const visa = 'Visa ending 4242';

let { studio, tokens, people, staff } = {} as StaffedStudio;

beforeAll(async () => {
  ({ studio, tokens, people, staff } = await openStaffedStudio());
  // Failing refunds fail only when a test triggers it.
  await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, refundSettleMs: 3_600_000 }));
});
afterAll(() => studio.close());
// Removes the notices that the previous test left on Today.
beforeEach(() => studio.database.orm.delete(providerNotices));

async function asStaff<Answer>(path: string, body: object = {}): Promise<Answer & { code?: string }> {
  const reply = await staff.call(path, body);
  await studio.idle();
  return reply.body as unknown as Answer & { code?: string };
}

/** Books places at £20 each by card, three days ahead. */
async function bookPaidPlaces({ places = 1, card = 'pm_card_visa' } = {}) {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  const classId = await createClass(studio.database, { startsAt, pricePence: 2000, capacity: 8 });
  const visitor = studio.visitor();
  const { paymentIntentId: intentId } = await openPayment(visitor, classId, places);
  await studio.pay(intentId, card);
  const confirmed = await visitor.call(paths.confirmPayment, { paymentIntentId: intentId, classId });
  expect(confirmed.status, confirmed.body.message).toBe(200);
  const ids = confirmed.body.order.map(({ bookingId }) => bookingId);
  const [{ paymentId } = { paymentId: null }] = await studio.database.orm
    .select({ paymentId: bookings.paymentId })
    .from(bookings)
    .where(inArray(bookings.id, ids));
  return { visitor, classId, intentId, ids, bookingId: ids[0] ?? '', paymentId: paymentId ?? '' };
}

type PaidOrder = Awaited<ReturnType<typeof bookPaidPlaces>>;

/** Refunds in the provider's dashboard. */
const refundAtProvider = (intentId: string, amount?: number) =>
  studio.stripe.refunds.create({ payment_intent: intentId, ...(amount && { amount }) });

const deliverWebhooks = () => studio.deliverWebhooks();

async function read({ visitor, bookingId }: PaidOrder, targetId = bookingId): Promise<BookingResponse> {
  return (await visitor.call(paths.bookingGet, { bookingId: targetId })).body as unknown as BookingResponse;
}

async function cancel({ visitor, bookingId }: PaidOrder, targetId = bookingId) {
  const { status, body } = await visitor.call(paths.cancel, { bookingId: targetId });
  expect(status, body.message).toBe(200);
  await studio.idle();
  return body.refund;
}

const rowsOf = (paymentId: string) =>
  studio.database.orm
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(refunds.createdAt);

/** Returns what was refunded at the provider and according to the database, in pence. */
async function sumRefunds({ intentId, paymentId }: Pick<PaidOrder, 'intentId' | 'paymentId'>) {
  await studio.idle();
  const { data } = await studio.stripe.refunds.list({ payment_intent: intentId });
  const there = data.filter(({ status }) => status !== 'failed').map(({ amount }) => amount);
  const rows = (await rowsOf(paymentId)).filter(({ status }) => status !== 'FAILED' && status !== 'WON');
  return { there: sum(there), here: sum(rows.map(({ amountPence }) => amountPence)) };
}

const sum = (pence: number[]) => pence.reduce((total, amount) => total + amount, 0);

const listNotices = async () =>
  (await asStaff<GetTodayResponse>(paths.staffToday)).actionItems.filter(
    ({ providerId }) => providerId !== null,
  );

const sumCardRefunds = async () => {
  const today = { from: '2026-11-23', to: '2026-11-23' };
  const { paymentMethods } = await asStaff<GetPaymentTotalsResponse>(paths.moneyTotals, today);
  return paymentMethods.find(({ paymentMethod }) => paymentMethod === 'CARD')?.refundedPence ?? 0;
};

const loadPayment = async (source: 'place' | 'purchase' | 'month', id: string) =>
  (await asStaff<GetPaymentResponse>(paths.moneyGet, { source, id })).payment;

describe('a booking whose payment is refunded in the Stripe dashboard', () => {
  it('in full is shown as refunded, promises nothing more, and appears on Today', async () => {
    const place = await bookPaidPlaces();
    const before = await sumCardRefunds();
    const refund = await refundAtProvider(place.intentId);
    await deliverWebhooks();
    const { booking, ifCancelled } = await read(place);
    expect(booking).toMatchObject({ status: 'CONFIRMED', refundedAmount: 20, paymentStatus: 'refunded' });
    expect(ifCancelled).toEqual({
      kind: 'nothing',
      text: 'We’ve already refunded £20, so there’s nothing more to refund.',
    });
    expect(await sumCardRefunds()).toBe(before + 2000);
    expect(await rowsOf(place.paymentId)).toMatchObject([{ providerId: refund.id, status: 'SUCCEEDED' }]);
    await assignInvoiceNumbers(studio.services);
    const money = await loadPayment('place', place.paymentId);
    expect(money).toMatchObject({ remainingPence: 0, refunds: [{ byStaff: false, status: 'SUCCEEDED' }] });
    const note = await studio.app.inject({ url: money.refunds[0]?.document?.url ?? '' });
    expect([note.statusCode, note.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await studio.emails(guestDetails.email))[0]?.subject).toBe(
      'Refund: £20 for Dynamic Reformer Pilates',
    );

    expect(await listNotices()).toMatchObject([
      { kind: 'refunded', providerId: refund.id, amountPence: 2000, reason: 'The booking is still active.' },
    ]);
    expect(await asStaff(paths.moneyHandled, { providerId: refund.id })).toMatchObject({ ok: true });
    expect(await asStaff(paths.moneyHandled, { providerId: 're_unknown' })).toMatchObject({
      code: 'not_found',
    });
    await deliverWebhooks();
    expect(await listNotices()).toEqual([]);

    expect(await cancel(place)).toBeNull();
    expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
  });

  it('in parts promises the rest, and counts each part once, in any order of events', async () => {
    const place = await bookPaidPlaces();
    await refundAtProvider(place.intentId, 500);
    await refundAtProvider(place.intentId, 300);
    await studio.deliverWebhooks('reversed');
    expect((await read(place)).ifCancelled?.text).toBe(
      `We’ll refund £12 to ${visa}. We’ve already refunded £8.`,
    );
    await studio.services.recordProviderRefunds(place.intentId);
    expect(await sumRefunds(place)).toEqual({ there: 800, here: 800 });
    expect(await listNotices()).toHaveLength(2);
    expect(await cancel(place)).toMatchObject({ amount: 12 });
    await studio.deliverWebhooks('reversed');
    expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
    expect(await listNotices()).toEqual([]);
  });

  it('for two places promises the rest of each', async () => {
    const two = await bookPaidPlaces({ places: 2 });
    const [first = '', second = ''] = two.ids;
    await refundAtProvider(two.intentId, 2500);
    await deliverWebhooks();
    expect((await read(two, first)).booking).toMatchObject({ refundedAmount: 20, paymentStatus: 'refunded' });
    expect((await read(two, second)).ifCancelled?.text).toBe(
      `We’ll refund £15 to ${visa}. We’ve already refunded £5.`,
    );
    expect((await listNotices())[0]?.reason).toBe('2 bookings are still active.');
    expect(await cancel(two, second)).toMatchObject({ amount: 15 });
    expect(await cancel(two, first)).toBeNull();
    await deliverWebhooks();
    expect(await sumRefunds(two)).toEqual({ there: 4000, here: 4000 });
  });

  it('after one place was cancelled is assigned to the other place', async () => {
    const two = await bookPaidPlaces({ places: 2 });
    const [first = '', second = ''] = two.ids;
    await cancel(two, first);
    await refundAtProvider(two.intentId);
    await deliverWebhooks();
    expect((await read(two, second)).booking).toMatchObject({
      refundedAmount: 20,
      paymentStatus: 'refunded',
    });
    expect(await sumRefunds(two)).toEqual({ there: 4000, here: 4000 });
  });

  it('by the studio’s own cancellation is counted once, and needs no attention', async () => {
    const place = await bookPaidPlaces();
    await cancel(place);
    await studio.deliverWebhooks('reversed');
    const rows = await rowsOf(place.paymentId);
    expect(rows).toMatchObject([{ madeBy: null, status: 'SUCCEEDED', amountPence: 2000 }]);
    expect(await listNotices()).toEqual([]);
  });

  it.each([
    ['all', undefined, 2000],
    ['a part', 700, 2000],
  ])(
    'of %s, reported only after the booking was cancelled, is refunded in full and only once',
    async (_what, amount, total) => {
      const place = await bookPaidPlaces();
      await refundAtProvider(place.intentId, amount);
      await cancel(place);
      await submitRefunds(studio.services);
      expect(await sumRefunds(place)).toEqual({ there: total, here: total });
      await deliverWebhooks();
      await studio.services.recordProviderRefunds(place.intentId);
      expect(await sumRefunds(place)).toEqual({ there: total, here: total });
      expect((await rowsOf(place.paymentId)).filter(({ status }) => status !== 'SUCCEEDED')).toEqual([]);
      expect((await read(place)).booking).toMatchObject({ refundedAmount: 20, paymentStatus: 'refunded' });
      await assignInvoiceNumbers(studio.services);
      const { refunds: notes } = await loadPayment('place', place.paymentId);
      expect(sum(notes.map(({ amountPence, document }) => (document ? amountPence : 0)))).toBe(2000);
    },
  );

  it('before it was booked creates no booking, and nothing more is refunded', async () => {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, pricePence: 2000 });
    const { paymentIntentId: intentId } = await openPayment(studio.visitor(), classId);
    await studio.pay(intentId);
    await refundAtProvider(intentId);
    await deliverWebhooks();
    const [row] = await studio.database.orm.select().from(payments).where(eq(payments.intentId, intentId));
    expect(row?.status).toBe('REFUNDED');
    expect(await sumRefunds({ intentId, paymentId: row?.id ?? '' })).toEqual({ there: 2000, here: 2000 });
    expect(await listNotices()).toEqual([]);
  });

  it('that fails later is owed again, can be retried, and is not counted twice', async () => {
    const place = await bookPaidPlaces({ card: 'pm_card_refundFail' });
    const refund = await refundAtProvider(place.intentId, 500);
    await deliverWebhooks();
    expect(await sumRefunds(place)).toMatchObject({ here: 500 });
    await settleRefunds(studio.sandbox, studio.time.now, 'all');
    await studio.deliverWebhooks('reversed');
    expect(await sumRefunds(place)).toEqual({ there: 0, here: 0 });
    const failed = await asStaff<ListFailedRefundsResponse>(paths.refundsFailed);
    expect(failed.refunds.filter(({ paymentId }) => paymentId === place.paymentId)).toMatchObject([
      { amountPence: 500 },
    ]);
    const refundId = (await rowsOf(place.paymentId))[0]?.id;
    expect(await asStaff(paths.refundRetry, { refundId })).toMatchObject({ ok: true });
    await deliverWebhooks();
    await studio.services.recordProviderRefunds(place.intentId);
    expect(await rowsOf(place.paymentId)).toMatchObject([
      { amountPence: 500, earlierProviderIds: [refund.id] },
    ]);
    expect(await sumRefunds(place)).toEqual({ there: 500, here: 500 });
  });

  it('replaces the studio’s own failed refund', async () => {
    const place = await bookPaidPlaces({ card: 'pm_card_refundFail' });
    await cancel(place);
    await settleRefunds(studio.sandbox, studio.time.now, 'all');
    await deliverWebhooks();
    expect(await rowsOf(place.paymentId)).toMatchObject([{ status: 'FAILED' }]);
    const { id } = await refundAtProvider(place.intentId);
    await deliverWebhooks();
    expect(await rowsOf(place.paymentId)).toMatchObject([{ status: 'SUCCEEDED', providerId: id }]);
    expect(await listNotices()).toEqual([]);
  });

  it('is recorded with the next event when the provider could not be reached', async () => {
    const place = await bookPaidPlaces();
    await refundAtProvider(place.intentId);
    const fault = {
      when: 'before',
      times: 3,
      kind: 'error',
      method: 'GET',
      path: '/v1/refunds',
      shouldRetry: false,
    } as const;
    await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [fault] }));
    await expect(studio.services.recordProviderRefunds(place.intentId)).rejects.toThrow();
    await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [] }));
    await deliverWebhooks();
    expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
  });
});

/** Creates a member who bought a product, with its payment. */
async function buyProduct(productId: string, fields: object = {}, card?: string) {
  const member = createBuyer(studio, tokens, people);
  const opened = (await member.open(productId, fields)).body as unknown as StartPurchaseResponse;
  const intentId = opened.payment?.paymentIntentId ?? '';
  await studio.pay(intentId, card);
  await member.confirm(opened.purchaseId);
  const credits = () => listEntitlements(studio.database, branchId, member.memberId);
  const giftCard = () => giftCardOf(studio, opened.purchaseId);
  return { member, intentId, paymentId: opened.purchaseId, credits, giftCard };
}

describe('a pack whose payment is refunded in the Stripe dashboard', () => {
  it('in full has no sessions left', async () => {
    const pack = await buyProduct('reformer-pack-10');
    await refundAtProvider(pack.intentId);
    await deliverWebhooks();
    await studio.services.recordProviderRefunds(pack.intentId);
    expect(await pack.credits()).toMatchObject([{ balance: 0 }]);
    expect(await listNotices()).toMatchObject([
      { kind: 'refunded', reason: '0 sessions left. Check the client’s bookings.' },
    ]);
    expect((await loadPayment('purchase', pack.paymentId)).remainingPence).toBe(0);
  });

  it('in part keeps its sessions, and staff are notified', async () => {
    const pack = await buyProduct('reformer-pack-10');
    await refundAtProvider(pack.intentId, 1000);
    await deliverWebhooks();
    expect(await pack.credits()).toMatchObject([{ balance: 10 }]);
    expect(await listNotices()).toMatchObject([
      { amountPence: 1000, reason: '10 sessions left. Check the client’s bookings.' },
    ]);
  });

  it('before it was granted is not granted', async () => {
    const member = createBuyer(studio, tokens, people);
    const opened = (await member.open('reformer-pack-10')).body as unknown as StartPurchaseResponse;
    const intentId = opened.payment?.paymentIntentId ?? '';
    await studio.pay(intentId);
    await refundAtProvider(intentId);
    await deliverWebhooks();
    expect(await listEntitlements(studio.database, branchId, member.memberId)).toEqual([]);
    const there = await sumRefunds({ intentId, paymentId: opened.purchaseId });
    expect(there.here).toBe(there.there);
  });
});

describe('a gift card whose payment is refunded', () => {
  const buyCard = (card?: string) => buyProduct('gift-card', giftOf(50), card);

  async function spend({ giftCard }: Awaited<ReturnType<typeof buyCard>>) {
    const { code: giftCardCode } = await giftCard();
    await createBuyer(studio, tokens, people).open('dropin-mat', { giftCardCode });
  }

  it('in the Stripe dashboard loses the refunded amount, and is stopped once empty', async () => {
    const card = await buyCard();
    await refundAtProvider(card.intentId, 2000);
    await deliverWebhooks();
    expect(await card.giftCard()).toMatchObject({ balancePence: 3000, stoppedAt: null });
    expect((await listNotices())[0]?.reason).toBe('£30 left on the gift card.');
    await refundAtProvider(card.intentId);
    await studio.deliverWebhooks('reversed');
    await studio.services.recordProviderRefunds(card.intentId);
    expect((await card.giftCard()).balancePence).toBe(0);
    expect((await card.giftCard()).stoppedAt).not.toBeNull();
  });

  it('by staff is refunded up to its balance, which is reduced', async () => {
    const card = await buyCard();
    await spend(card);
    const balance = (await card.giftCard()).balancePence;
    expect(balance).toBeLessThan(5000);
    expect((await loadPayment('purchase', card.paymentId)).remainingPence).toBe(balance);
    const refund = (amountPence: number) =>
      asStaff<{ ok: boolean }>(paths.moneyRefund, {
        refundId: uuidv7(),
        source: 'purchase',
        id: card.paymentId,
        amountPence,
        reason: 'Bought twice',
      });
    expect(await refund(balance + 1)).toMatchObject({ code: 'refund_too_much' });
    expect(await refund(balance - 100)).toMatchObject({ ok: true });
    expect((await card.giftCard()).balancePence).toBe(100);
    expect(await refund(101)).toMatchObject({ code: 'refund_too_much' });
    await deliverWebhooks();
    expect((await card.giftCard()).balancePence).toBe(100);
  });

  it('is stopped while its payment is disputed', async () => {
    const card = await buyCard('pm_card_createDispute');
    await deliverWebhooks();
    expect((await card.giftCard()).stoppedAt).not.toBeNull();
    expect(await card.giftCard()).toMatchObject({ balancePence: 5000 });
  });
});

describe('a membership month that is refunded in the Stripe dashboard', () => {
  it('is recorded, and loses its sessions with a full refund', async () => {
    const member = createSubscriber(studio, tokens, people);
    const { intentId } = await member.open('reformer-flex-8');
    await studio.pay(intentId);
    await refundAtProvider(intentId);
    // The refund's webhook arrives first, so the month is added before it is refunded.
    await studio.deliverWebhooks('reversed');
    const [credit] = await listEntitlements(studio.database, branchId, member.memberId);
    expect(credit).toMatchObject({ kind: 'membership', balance: 0 });
    expect(await listNotices()).toMatchObject([
      { kind: 'refunded', amountPence: 22_000, title: 'Reformer Flex 8' },
    ]);
    await endMemberships(studio.services, member.memberId);
  });
});

describe('a dispute', () => {
  async function createDisputedBooking(card = 'pm_card_createDispute') {
    const place = await bookPaidPlaces({ card });
    await deliverWebhooks();
    const { data } = await studio.stripe.disputes.list({ payment_intent: place.intentId });
    return { ...place, disputeId: data[0]?.id ?? '' };
  }
  const submitEvidence = (disputeId: string, uncategorized_text: string) =>
    studio.stripe.disputes.update(disputeId, { evidence: { uncategorized_text }, submit: true });

  it('withdraws the money until it is won, and shows its reason and deadline on Today', async () => {
    const before = await sumCardRefunds();
    const place = await createDisputedBooking();
    expect(await sumCardRefunds()).toBe(before + 2000);
    const [need] = await listNotices();
    expect(need).toMatchObject({ kind: 'dispute', amountPence: 2000, providerId: place.disputeId });
    expect(need?.reason).toBe(
      'Reply in Stripe by Tue 1 Dec. They say they didn’t make this payment. The booking is still active.',
    );
    expect((await read(place)).ifCancelled?.kind).toBe('nothing');
    await asStaff(paths.moneyHandled, { providerId: place.disputeId });
    expect(await listNotices()).toEqual([]);

    await submitEvidence(place.disputeId, 'winning_evidence');
    await studio.deliverWebhooks('reversed');
    expect(await sumCardRefunds()).toBe(before);
    expect(await listNotices()).toMatchObject([
      { kind: 'dispute', reason: 'You won. The booking is still active.' },
    ]);
    expect((await read(place)).ifCancelled).toMatchObject({ kind: 'refund' });
    expect((await loadPayment('place', place.paymentId)).refunds).toMatchObject([
      { status: 'WON', document: null },
    ]);
  });

  it('that is lost counts as a refund with a credit note, and nothing more is refunded', async () => {
    const place = await createDisputedBooking();
    await assignInvoiceNumbers(studio.services);
    expect((await loadPayment('place', place.paymentId)).refunds).toMatchObject([
      { status: 'DISPUTED', document: null },
    ]);
    await submitEvidence(place.disputeId, 'losing_evidence');
    await deliverWebhooks();
    await assignInvoiceNumbers(studio.services);
    const [lost] = (await loadPayment('place', place.paymentId)).refunds;
    expect(lost).toMatchObject({ status: 'LOST', amountPence: 2000 });
    expect(lost?.document).not.toBeNull();
    expect((await read(place)).booking).toMatchObject({ refundedAmount: 20 });
    expect(await cancel(place)).toBeNull();
    expect(await listNotices()).toMatchObject([{ reason: 'You lost. No upcoming booking.' }]);
  });

  it('that is only an inquiry withdraws no money', async () => {
    const place = await createDisputedBooking('pm_card_createDisputeInquiry');
    expect(await rowsOf(place.paymentId)).toEqual([]);
    expect(await listNotices()).toMatchObject([{ kind: 'dispute', providerId: place.disputeId }]);
    await submitEvidence(place.disputeId, 'winning_evidence');
    await deliverWebhooks();
    expect(await listNotices()).toMatchObject([{ reason: 'Closed. You keep the money.' }]);
  });
});
