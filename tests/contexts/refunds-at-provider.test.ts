import { paths } from '@studio/contracts/paths';
import type { ListFailedRefundsResponse } from '@studio/contracts/staff-refunds';
import { updateFaultSettings } from '@studio/sandbox/stripe/fault-injection/fault-settings';
import { settleRefunds } from '@studio/sandbox/stripe/intents/settle-refunds';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { submitRefunds } from '@studio/server/payments/submit-refunds';
import { payments, providerNotices } from '@studio/server/payments/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { guestDetails, openPayment } from '../harness/paid-booking.ts';
import {
  openProviderRefundStudio,
  type ProviderRefundStudio,
  sum,
} from '../harness/provider-refund-studio.ts';

const visa = 'Visa ending 4242';

let {
  studio,
  asStaff,
  bookPaidPlaces,
  refundAtProvider,
  deliverWebhooks,
  read,
  cancel,
  rowsOf,
  sumRefunds,
  listNotices,
  sumCardRefunds,
  loadPayment,
} = {} as ProviderRefundStudio;

beforeAll(async () => {
  ({
    studio,
    asStaff,
    bookPaidPlaces,
    refundAtProvider,
    deliverWebhooks,
    read,
    cancel,
    rowsOf,
    sumRefunds,
    listNotices,
    sumCardRefunds,
    loadPayment,
  } = await openProviderRefundStudio());
});
afterAll(() => studio.close());
// Removes the notices that the previous test left on Today.
beforeEach(() => studio.database.orm.delete(providerNotices));

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
      'Reply in Stripe by Tue 1 Dec. The cardholder says they didn’t make this payment. The booking is still active.',
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
    expect(await listNotices()).toMatchObject([{ reason: 'You lost. No upcoming bookings.' }]);
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
