import type { BookingResponse } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type { PurchaseOpenResponse } from '@studio/contracts/purchases';
import type { TodayResponse } from '@studio/contracts/staff-insight';
import type { MoneyGetResponse, MoneyTotalsResponse } from '@studio/contracts/staff-money';
import type { FailedRefundsResponse } from '@studio/contracts/staff-refunds';
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
async function paid({ places = 1, card = 'pm_card_visa' } = {}) {
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

type Paid = Awaited<ReturnType<typeof paid>>;

/** Refunds in the provider's dashboard. */
const refundThere = (intentId: string, amount?: number) =>
  studio.stripe.refunds.create({ payment_intent: intentId, ...(amount && { amount }) });

const told = () => studio.deliverWebhooks();

async function read({ visitor, bookingId }: Paid, of = bookingId): Promise<BookingResponse> {
  return (await visitor.call(paths.bookingGet, { bookingId: of })).body as unknown as BookingResponse;
}

async function cancel({ visitor, bookingId }: Paid, of = bookingId) {
  const { status, body } = await visitor.call(paths.cancel, { bookingId: of });
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
async function goneBack({ intentId, paymentId }: Pick<Paid, 'intentId' | 'paymentId'>) {
  await studio.idle();
  const { data } = await studio.stripe.refunds.list({ payment_intent: intentId });
  const there = data.filter(({ status }) => status !== 'failed').map(({ amount }) => amount);
  const rows = (await rowsOf(paymentId)).filter(({ status }) => status !== 'FAILED' && status !== 'WON');
  return { there: sum(there), here: sum(rows.map(({ amountPence }) => amountPence)) };
}

const sum = (pence: number[]) => pence.reduce((total, one) => total + one, 0);

const needs = async () =>
  (await asStaff<TodayResponse>(paths.staffToday)).needs.filter(({ providerId }) => providerId !== null);

const back = async () => {
  const today = { from: '2026-11-23', to: '2026-11-23' };
  const { ways } = await asStaff<MoneyTotalsResponse>(paths.moneyTotals, today);
  return ways.find(({ way }) => way === 'CARD')?.backPence ?? 0;
};

const facts = async (source: 'place' | 'purchase' | 'month', id: string) =>
  (await asStaff<MoneyGetResponse>(paths.moneyGet, { source, id })).paid;

describe('a booking whose payment is refunded in the dashboard', () => {
  it('in full is refunded here, promises nothing more, and needs a person', async () => {
    const place = await paid();
    const before = await back();
    const refund = await refundThere(place.intentId);
    await told();
    const { booking, ifCancelled } = await read(place);
    expect(booking).toMatchObject({ status: 'CONFIRMED', refundedAmount: 20, paymentStatus: 'refunded' });
    expect(ifCancelled).toEqual({
      kind: 'nothing',
      text: '£20 was already refunded, so nothing more goes back.',
    });
    expect(await back()).toBe(before + 2000);
    expect(await rowsOf(place.paymentId)).toMatchObject([{ providerId: refund.id, status: 'SUCCEEDED' }]);
    await assignInvoiceNumbers(studio.services);
    const money = await facts('place', place.paymentId);
    expect(money).toMatchObject({ leftPence: 0, back: [{ byStaff: false, status: 'SUCCEEDED' }] });
    const note = await studio.app.inject({ url: money.back[0]?.paper?.url ?? '' });
    expect([note.statusCode, note.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await studio.mails(guestDetails.email))[0]?.subject).toBe('Refund: £20.00');

    expect(await needs()).toMatchObject([
      { kind: 'refunded', providerId: refund.id, amount: 20, reason: 'The booking still stands.' },
    ]);
    expect(await asStaff(paths.moneyHandled, { providerId: refund.id })).toMatchObject({ ok: true });
    expect(await asStaff(paths.moneyHandled, { providerId: 're_unknown' })).toMatchObject({
      code: 'not_found',
    });
    await told();
    expect(await needs()).toEqual([]);

    expect(await cancel(place)).toBeNull();
    expect(await goneBack(place)).toEqual({ there: 2000, here: 2000 });
  });

  it('in parts promises what is left, counts each part once, however it is told', async () => {
    const place = await paid();
    await refundThere(place.intentId, 500);
    await refundThere(place.intentId, 300);
    await studio.deliverWebhooks('reversed');
    expect((await read(place)).ifCancelled?.text).toBe(`£12 goes back to ${visa}. £8 was refunded before.`);
    await studio.services.takeMoneyBack(place.intentId);
    expect(await goneBack(place)).toEqual({ there: 800, here: 800 });
    expect(await needs()).toHaveLength(2);
    expect(await cancel(place)).toMatchObject({ amount: 12 });
    await studio.deliverWebhooks('reversed');
    expect(await goneBack(place)).toEqual({ there: 2000, here: 2000 });
    expect(await needs()).toEqual([]);
  });

  it('of two places promises each what is left of it', async () => {
    const two = await paid({ places: 2 });
    const [first = '', second = ''] = two.ids;
    await refundThere(two.intentId, 2500);
    await told();
    expect((await read(two, first)).booking).toMatchObject({ refundedAmount: 20, paymentStatus: 'refunded' });
    expect((await read(two, second)).ifCancelled?.text).toBe(
      `£15 goes back to ${visa}. £5 was refunded before.`,
    );
    expect((await needs())[0]?.reason).toBe('2 bookings still stand.');
    expect(await cancel(two, second)).toMatchObject({ amount: 15 });
    expect(await cancel(two, first)).toBeNull();
    await told();
    expect(await goneBack(two)).toEqual({ there: 4000, here: 4000 });
  });

  it('of a place that was cancelled before goes to the one that stands', async () => {
    const two = await paid({ places: 2 });
    const [first = '', second = ''] = two.ids;
    await cancel(two, first);
    await refundThere(two.intentId);
    await told();
    expect((await read(two, second)).booking).toMatchObject({
      refundedAmount: 20,
      paymentStatus: 'refunded',
    });
    expect(await goneBack(two)).toEqual({ there: 4000, here: 4000 });
  });

  it('by us alone is counted once and needs no one', async () => {
    const place = await paid();
    await cancel(place);
    await studio.deliverWebhooks('reversed');
    const rows = await rowsOf(place.paymentId);
    expect(rows).toMatchObject([{ madeBy: null, status: 'SUCCEEDED', amountPence: 2000 }]);
    expect(await needs()).toEqual([]);
  });

  it.each([
    ['all', undefined, 2000],
    ['a part', 700, 2000],
  ])(
    'of which %s is told only after it was cancelled gives back what was left',
    async (_what, amount, total) => {
      const place = await paid();
      await refundThere(place.intentId, amount);
      await cancel(place);
      await submitRefunds(studio.services);
      expect(await goneBack(place)).toEqual({ there: total, here: total });
      await told();
      await studio.services.takeMoneyBack(place.intentId);
      expect(await goneBack(place)).toEqual({ there: total, here: total });
      expect((await rowsOf(place.paymentId)).filter(({ status }) => status !== 'SUCCEEDED')).toEqual([]);
      expect((await read(place)).booking).toMatchObject({ refundedAmount: 20, paymentStatus: 'refunded' });
      await assignInvoiceNumbers(studio.services);
      const { back: notes } = await facts('place', place.paymentId);
      expect(sum(notes.map(({ amountPence, paper }) => (paper ? amountPence : 0)))).toBe(2000);
    },
  );

  it('before it was settled is no booking, and nothing more goes back', async () => {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, pricePence: 2000 });
    const { paymentIntentId: intentId } = await openPayment(studio.visitor(), classId);
    await studio.pay(intentId);
    await refundThere(intentId);
    await told();
    const [row] = await studio.database.orm.select().from(payments).where(eq(payments.intentId, intentId));
    expect(row?.status).toBe('REFUNDED');
    expect(await goneBack({ intentId, paymentId: row?.id ?? '' })).toEqual({ there: 2000, here: 2000 });
    expect(await needs()).toEqual([]);
  });

  it('that fails later is owed again, can be tried again, and is not counted twice', async () => {
    const place = await paid({ card: 'pm_card_refundFail' });
    const refund = await refundThere(place.intentId, 500);
    await told();
    expect(await goneBack(place)).toMatchObject({ here: 500 });
    await settleRefunds(studio.sandbox, studio.time.now, 'all');
    await studio.deliverWebhooks('reversed');
    expect(await goneBack(place)).toEqual({ there: 0, here: 0 });
    const failed = await asStaff<FailedRefundsResponse>(paths.refundsFailed);
    expect(failed.refunds.filter(({ paidAs }) => paidAs === place.paymentId)).toMatchObject([
      { amountPence: 500 },
    ]);
    const refundId = (await rowsOf(place.paymentId))[0]?.id;
    expect(await asStaff(paths.refundRetry, { refundId })).toMatchObject({ ok: true });
    await told();
    await studio.services.takeMoneyBack(place.intentId);
    expect(await rowsOf(place.paymentId)).toMatchObject([
      { amountPence: 500, earlierProviderIds: [refund.id] },
    ]);
    expect(await goneBack(place)).toEqual({ there: 500, here: 500 });
  });

  it('instead of one of ours that had failed settles that one', async () => {
    const place = await paid({ card: 'pm_card_refundFail' });
    await cancel(place);
    await settleRefunds(studio.sandbox, studio.time.now, 'all');
    await told();
    expect(await rowsOf(place.paymentId)).toMatchObject([{ status: 'FAILED' }]);
    const { id } = await refundThere(place.intentId);
    await told();
    expect(await rowsOf(place.paymentId)).toMatchObject([{ status: 'SUCCEEDED', providerId: id }]);
    expect(await needs()).toEqual([]);
  });

  it('is not seen when the provider cannot be asked, and comes with the next word', async () => {
    const place = await paid();
    await refundThere(place.intentId);
    const fault = {
      when: 'before',
      times: 3,
      kind: 'error',
      method: 'GET',
      path: '/v1/refunds',
      shouldRetry: false,
    } as const;
    await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [fault] }));
    await expect(studio.services.takeMoneyBack(place.intentId)).rejects.toThrow();
    await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [] }));
    await told();
    expect(await goneBack(place)).toEqual({ there: 2000, here: 2000 });
  });
});

/** Creates a member who bought a product, with its payment. */
async function bought(productId: string, fields: object = {}, card?: string) {
  const member = createBuyer(studio, tokens, people);
  const opened = (await member.open(productId, fields)).body as unknown as PurchaseOpenResponse;
  const intentId = opened.payment?.paymentIntentId ?? '';
  await studio.pay(intentId, card);
  await member.confirm(opened.purchaseId);
  const credits = () => listEntitlements(studio.database, branchId, member.memberId);
  const giftCard = () => giftCardOf(studio, opened.purchaseId);
  return { member, intentId, paymentId: opened.purchaseId, credits, giftCard };
}

describe('a pack whose payment is refunded in the dashboard', () => {
  it('in full has no sessions left', async () => {
    const pack = await bought('reformer-pack-10');
    await refundThere(pack.intentId);
    await told();
    await studio.services.takeMoneyBack(pack.intentId);
    expect(await pack.credits()).toMatchObject([{ balance: 0 }]);
    expect(await needs()).toMatchObject([
      { kind: 'refunded', reason: '0 sessions left. Check what they have booked.' },
    ]);
    expect((await facts('purchase', pack.paymentId)).leftPence).toBe(0);
  });

  it('in part keeps its sessions, which a person is told', async () => {
    const pack = await bought('reformer-pack-10');
    await refundThere(pack.intentId, 1000);
    await told();
    expect(await pack.credits()).toMatchObject([{ balance: 10 }]);
    expect(await needs()).toMatchObject([
      { amount: 10, reason: '10 sessions left. Check what they have booked.' },
    ]);
  });

  it('before it was handed over is not handed over', async () => {
    const member = createBuyer(studio, tokens, people);
    const opened = (await member.open('reformer-pack-10')).body as unknown as PurchaseOpenResponse;
    const intentId = opened.payment?.paymentIntentId ?? '';
    await studio.pay(intentId);
    await refundThere(intentId);
    await told();
    expect(await listEntitlements(studio.database, branchId, member.memberId)).toEqual([]);
    const there = await goneBack({ intentId, paymentId: opened.purchaseId });
    expect(there.here).toBe(there.there);
  });
});

describe('a gift card whose payment is refunded', () => {
  const buyCard = (card?: string) => bought('gift-card', giftOf(50), card);

  async function spend({ giftCard }: Awaited<ReturnType<typeof buyCard>>) {
    const { code: giftCardCode } = await giftCard();
    await createBuyer(studio, tokens, people).open('dropin-mat', { giftCardCode });
  }

  it('in the dashboard loses what was refunded, and pays for nothing once it is empty', async () => {
    const card = await buyCard();
    await refundThere(card.intentId, 2000);
    await told();
    expect(await card.giftCard()).toMatchObject({ balancePence: 3000, stoppedAt: null });
    expect((await needs())[0]?.reason).toBe('£30 left on the gift card.');
    await refundThere(card.intentId);
    await studio.deliverWebhooks('reversed');
    await studio.services.takeMoneyBack(card.intentId);
    expect((await card.giftCard()).balancePence).toBe(0);
    expect((await card.giftCard()).stoppedAt).not.toBeNull();
  });

  it('by staff gives back at most what is left, and takes it off the card', async () => {
    const card = await buyCard();
    await spend(card);
    const left = (await card.giftCard()).balancePence;
    expect(left).toBeLessThan(5000);
    expect((await facts('purchase', card.paymentId)).leftPence).toBe(left);
    const refund = (amountPence: number) =>
      asStaff<{ ok: boolean }>(paths.moneyRefund, {
        refundId: uuidv7(),
        source: 'purchase',
        id: card.paymentId,
        amountPence,
        reason: 'Bought twice',
      });
    expect(await refund(left + 1)).toMatchObject({ code: 'refund_too_much' });
    expect(await refund(left - 100)).toMatchObject({ ok: true });
    expect((await card.giftCard()).balancePence).toBe(100);
    expect(await refund(101)).toMatchObject({ code: 'refund_too_much' });
    await told();
    expect((await card.giftCard()).balancePence).toBe(100);
  });

  it('is stopped while its payment is disputed', async () => {
    const card = await buyCard('pm_card_createDispute');
    await told();
    expect((await card.giftCard()).stoppedAt).not.toBeNull();
    expect(await card.giftCard()).toMatchObject({ balancePence: 5000 });
  });
});

describe('a month of a membership that is refunded in the dashboard', () => {
  it('is recorded, and its sessions go with all of its money', async () => {
    const member = createSubscriber(studio, tokens, people);
    const { intentId } = await member.open('reformer-flex-8');
    await studio.pay(intentId);
    await refundThere(intentId);
    // The refund's webhook arrives first, so the month is added before it is refunded.
    await studio.deliverWebhooks('reversed');
    const [credit] = await listEntitlements(studio.database, branchId, member.memberId);
    expect(credit).toMatchObject({ kind: 'membership', balance: 0 });
    expect(await needs()).toMatchObject([{ kind: 'refunded', amount: 220, title: 'Reformer Flex 8' }]);
    await endMemberships(studio.services, member.memberId);
  });
});

describe('a dispute', () => {
  async function disputed(card = 'pm_card_createDispute') {
    const place = await paid({ card });
    await told();
    const { data } = await studio.stripe.disputes.list({ payment_intent: place.intentId });
    return { ...place, disputeId: data[0]?.id ?? '' };
  }
  const answer = (disputeId: string, uncategorized_text: string) =>
    studio.stripe.disputes.update(disputeId, { evidence: { uncategorized_text }, submit: true });

  it('takes the money until it is won, and says so on Today with the reason and the deadline', async () => {
    const before = await back();
    const place = await disputed();
    expect(await back()).toBe(before + 2000);
    const [need] = await needs();
    expect(need).toMatchObject({ kind: 'dispute', amount: 20, providerId: place.disputeId });
    expect(need?.reason).toBe(
      'Reply in Stripe by Tue 1 Dec. They say they didn’t make this payment. The booking still stands.',
    );
    expect((await read(place)).ifCancelled?.kind).toBe('nothing');
    await asStaff(paths.moneyHandled, { providerId: place.disputeId });
    expect(await needs()).toEqual([]);

    await answer(place.disputeId, 'winning_evidence');
    await studio.deliverWebhooks('reversed');
    expect(await back()).toBe(before);
    expect(await needs()).toMatchObject([{ kind: 'dispute', reason: 'You won. The booking still stands.' }]);
    expect((await read(place)).ifCancelled).toMatchObject({ kind: 'refund' });
    expect((await facts('place', place.paymentId)).back).toMatchObject([{ status: 'WON', paper: null }]);
  });

  it('that is lost is a refund with a credit note, and nothing more goes back', async () => {
    const place = await disputed();
    await assignInvoiceNumbers(studio.services);
    expect((await facts('place', place.paymentId)).back).toMatchObject([{ status: 'DISPUTED', paper: null }]);
    await answer(place.disputeId, 'losing_evidence');
    await told();
    await assignInvoiceNumbers(studio.services);
    const [lost] = (await facts('place', place.paymentId)).back;
    expect(lost).toMatchObject({ status: 'LOST', amountPence: 2000 });
    expect(lost?.paper).not.toBeNull();
    expect((await read(place)).booking).toMatchObject({ refundedAmount: 20 });
    expect(await cancel(place)).toBeNull();
    expect(await needs()).toMatchObject([{ reason: 'You lost. No upcoming booking.' }]);
  });

  it('that only asks takes no money', async () => {
    const place = await disputed('pm_card_createDisputeInquiry');
    expect(await rowsOf(place.paymentId)).toEqual([]);
    expect(await needs()).toMatchObject([{ kind: 'dispute', providerId: place.disputeId }]);
    await answer(place.disputeId, 'winning_evidence');
    await told();
    expect(await needs()).toMatchObject([{ reason: 'Closed. The studio keeps the money.' }]);
  });
});
