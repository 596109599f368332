import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetClassCancellationProgressResponse } from '@studio/contracts/staff-cancel-class';
import type { ListPersonBookingsResponse } from '@studio/contracts/staff-people';
import type { ListFailedRefundsResponse } from '@studio/contracts/staff-refunds';
import { type PaymentsPort, PaymentsRejectedError } from '@studio/server/integrations/payments/port';
import { refunds } from '@studio/server/payments/tables';
import { people } from '@studio/server/people/tables';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { guestDetails } from '../harness/paid-booking.ts';
import {
  openProviderRefundStudio,
  type PaidOrder,
  type ProviderRefundStudio,
} from '../harness/provider-refund-studio.ts';

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
  submitAll,
} = {} as ProviderRefundStudio;
let readFromProvider: PaymentsPort['readRefundsAndDisputes'];

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
    submitAll,
  } = await openProviderRefundStudio());
  const { payments } = studio.services;
  readFromProvider = payments.readRefundsAndDisputes.bind(payments);
});
afterAll(() => studio.close());
afterEach(() => vi.restoreAllMocks());

/** Reports a dispute about part of a payment besides its refunds. The sandbox’s disputes are about the whole payment. */
async function reportDispute(order: PaidOrder, amountPence: number, state: 'open' | 'won' | 'lost') {
  vi.spyOn(studio.services.payments, 'readRefundsAndDisputes').mockImplementation(async (intentId) => ({
    ...(await readFromProvider(intentId)),
    disputes: [
      {
        ...{ id: `du_${order.paymentId}`, amountPence, state, status: state, reason: 'fraudulent' },
        ...{ evidenceDueBy: null, madeAt: studio.time.now },
      },
    ],
  }));
  await studio.services.recordProviderRefunds(order.intentId);
  await submitAll(order);
}

async function insertStaffRefund(order: PaidOrder, bookingId: string, status: 'DUE' | 'FAILED') {
  const { branchId } = studio.services.config;
  const { now } = studio.time;
  const id = randomUUID();
  await studio.database.orm.insert(refunds).values({
    ...{ branchId, id, paymentId: order.paymentId, intentId: order.intentId, bookingId, status },
    ...{ amountPence: 2000, currency: 'GBP', reason: 'test', madeBy: 'staff:test' },
    ...{ nextAttemptAt: now, createdAt: now, updatedAt: now },
  });
  return id;
}

const listFailed = async () =>
  (await asStaff<ListFailedRefundsResponse>(paths.refundsFailed)).refunds.map(({ refundId }) => refundId);

const refundedAmounts = async (order: PaidOrder) =>
  Promise.all(order.ids.map(async (id) => (await read(order, id)).booking.refundedAmount));

const latestEmail = async () => (await studio.emails(guestDetails.email))[0]?.text ?? '';

describe('a dispute about one of two places', () => {
  it('that is lost drops the refund of its own place, and the other place is refunded', async () => {
    const two = await bookPaidPlaces({ places: 2 });
    await reportDispute(two, 2000, 'open');
    for (const id of two.ids) await cancel(two, id);
    expect(await sumRefunds(two)).toMatchObject({ there: 0 });
    await reportDispute(two, 2000, 'lost');
    expect(await refundedAmounts(two)).toEqual([20, 20]);
    expect(await sumRefunds(two)).toEqual({ there: 2000, here: 4000 });
  });

  it('that is lost leaves a failed refund of the other place to staff, who can pay it at the front desk', async () => {
    const two = await bookPaidPlaces({ places: 2 });
    const [, other = ''] = two.ids;
    await reportDispute(two, 2000, 'open');
    await cancel(two, other);
    vi.spyOn(studio.services.payments, 'createRefund').mockRejectedValue(
      new PaymentsRejectedError('disputed'),
    );
    await reportDispute(two, 2000, 'lost');
    const failed = (await rowsOf(two.paymentId)).find(({ status }) => status === 'FAILED');
    expect(failed?.bookingId).toBe(other);
    expect(await listFailed()).toContain(failed?.id);
    const paidOut = { refundId: failed?.id, method: 'CASH', note: 'in cash' };
    expect(await asStaff(paths.refundOtherwise, paidOut)).toMatchObject({ ok: true });
  });

  it('lets staff retry an earlier failed refund once it has ended', async () => {
    const two = await bookPaidPlaces({ places: 2 });
    const refundId = await insertStaffRefund(two, two.ids[1] ?? '', 'FAILED');
    await reportDispute(two, 2000, 'open');
    expect(await listFailed()).not.toContain(refundId);
    await reportDispute(two, 2000, 'lost');
    expect(await listFailed()).toContain(refundId);
    expect(await asStaff(paths.refundRetry, { refundId })).toMatchObject({ ok: true });
  });

  it('doesn’t refund a place again that staff have refunded', async () => {
    const two = await bookPaidPlaces({ places: 2 });
    const [first = ''] = two.ids;
    await insertStaffRefund(two, first, 'DUE');
    await reportDispute(two, 4000, 'open');
    expect(await cancel(two, first)).toBeNull();
    const again = { source: 'place', id: two.paymentId, bookingId: first, amountPence: 2000, reason: 'ill' };
    const byStaff = await asStaff(paths.moneyRefund, { ...again, refundId: randomUUID() });
    expect(byStaff).toMatchObject({ code: 'not_changeable' });
    await reportDispute(two, 4000, 'won');
    expect(await sumRefunds(two)).toEqual({ there: 2000, here: 2000 });
  });

  it('is not mentioned for the client’s other bookings', async () => {
    const disputed = await bookPaidPlaces();
    await reportDispute(disputed, 2000, 'open');
    const other = await bookPaidPlaces();
    const [person] = await studio.database.orm
      .select()
      .from(people)
      .where(eq(people.emailKey, guestDetails.email));
    const upcoming = { personId: person?.id, scope: 'upcoming' };
    const { bookings } = await asStaff<ListPersonBookingsResponse>(paths.personBookings, upcoming);
    const kindOf = (id: string) => bookings.find(({ bookingId }) => bookingId === id)?.ifCancelled?.kind;
    expect([kindOf(disputed.bookingId), kindOf(other.bookingId)]).toEqual(['disputed', 'refund']);
  });
});

describe('a class cancelled during a dispute', () => {
  const cancelClass = ({ classId }: PaidOrder) =>
    asStaff(paths.cancelClass, { classIds: [classId], reason: 'The instructor is ill' });

  it('promises the whole refund, although only part of the payment is disputed', async () => {
    const place = await bookPaidPlaces();
    await reportDispute(place, 500, 'open');
    await cancelClass(place);
    expect(await latestEmail()).toContain('If it decides in our favour, we’ll refund £20 to');
  });

  it('promises the refund of a place that the dispute isn’t about', async () => {
    const two = await bookPaidPlaces({ places: 2 });
    await reportDispute(two, 2000, 'open');
    await cancel(two, two.ids[0] ?? '');
    await cancelClass(two);
    expect(await latestEmail()).toContain('If it decides in our favour, we’ll refund £20 to');
  });

  it('counts the refund as made only after the dispute', async () => {
    const place = await bookPaidPlaces();
    await reportDispute(place, 2000, 'open');
    await cancelClass(place);
    const readProgress = async () => {
      const ids = { classIds: [place.classId] };
      return (await asStaff<GetClassCancellationProgressResponse>(paths.cancelClassProgress, ids)).classes[0];
    };
    expect(await readProgress()).toMatchObject({ refunds: 0, disputedTotalPence: 2000 });
    await reportDispute(place, 2000, 'won');
    expect(await readProgress()).toMatchObject({
      ...{ refunds: 1, refundsSettled: 1, refundTotalPence: 2000, disputedTotalPence: 0 },
    });
  });
});

it('a dispute that the studio first loses and then wins refunds a booking cancelled during the dispute', async () => {
  const place = await bookPaidPlaces();
  await reportDispute(place, 2000, 'open');
  await cancel(place);
  await reportDispute(place, 2000, 'lost');
  expect(await sumRefunds(place)).toEqual({ there: 0, here: 2000 });
  await reportDispute(place, 2000, 'won');
  expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
});

it('a failed refund is dropped when the bank has returned the money', async () => {
  const place = await bookPaidPlaces();
  const refundId = await insertStaffRefund(place, place.bookingId, 'FAILED');
  await reportDispute(place, 2000, 'open');
  await reportDispute(place, 2000, 'lost');
  expect(await listFailed()).not.toContain(refundId);
  expect(await sumRefunds(place)).toEqual({ there: 0, here: 2000 });
});

describe('a refund in the dashboard that is reported together with a won dispute', () => {
  const winAndRefund = async ({ intentId }: PaidOrder) => {
    const { data } = await studio.stripe.disputes.list({ payment_intent: intentId });
    const evidence = { uncategorized_text: 'winning_evidence' };
    await studio.stripe.disputes.update(data[0]?.id ?? '', { evidence, submit: true });
    await refundAtProvider(intentId);
    await deliverWebhooks();
  };

  it('is assigned to the place', async () => {
    const place = await bookPaidPlaces({ card: 'pm_card_createDispute' });
    await deliverWebhooks();
    await winAndRefund(place);
    expect(await refundedAmounts(place)).toEqual([20]);
    expect(await cancel(place)).toBeNull();
    expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
  });

  it('replaces the refund that the dispute had held', async () => {
    const place = await bookPaidPlaces({ card: 'pm_card_createDispute' });
    await deliverWebhooks();
    await cancel(place);
    await winAndRefund(place);
    expect(await refundedAmounts(place)).toEqual([20]);
    expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
  });
});
