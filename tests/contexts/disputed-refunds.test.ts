import { paths } from '@studio/contracts/paths';
import { updateFaultSettings } from '@studio/sandbox/stripe/fault-injection/fault-settings';
import { bookings } from '@studio/server/bookings/tables';
import { refunds } from '@studio/server/payments/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestDetails } from '../harness/paid-booking.ts';
import {
  openProviderRefundStudio,
  type PaidOrder,
  type ProviderRefundStudio,
} from '../harness/provider-refund-studio.ts';

let {
  studio,
  bookPaidPlaces,
  deliverWebhooks,
  read,
  cancel,
  rowsOf,
  sumRefunds,
  submitAll,
  loadPayment,
  asStaff,
} = {} as ProviderRefundStudio;

beforeAll(async () => {
  ({
    studio,
    bookPaidPlaces,
    deliverWebhooks,
    read,
    cancel,
    rowsOf,
    sumRefunds,
    submitAll,
    loadPayment,
    asStaff,
  } = await openProviderRefundStudio());
});
afterAll(() => studio.close());

const card = 'pm_card_createDispute';

async function decide(order: PaidOrder, evidence: 'winning_evidence' | 'losing_evidence') {
  const { data } = await studio.stripe.disputes.list({ payment_intent: order.intentId });
  await studio.stripe.disputes.update(data[0]?.id ?? '', {
    evidence: { uncategorized_text: evidence },
    submit: true,
  });
  await studio.deliverWebhooks('reversed');
  await submitAll(order);
}

const listStatuses = async ({ paymentId }: PaidOrder) =>
  (await rowsOf(paymentId)).map(({ status, amountPence, madeBy }) => [status, amountPence, madeBy]);

describe('a booking cancelled before the dispute about its payment was reported', () => {
  it('is refunded when the studio wins', async () => {
    const place = await bookPaidPlaces({ card });
    expect(await cancel(place)).toMatchObject({ amount: 20 });
    await deliverWebhooks();
    await submitAll(place);
    expect(await listStatuses(place)).toEqual(
      expect.arrayContaining([
        ['HELD', 2000, null],
        ['DISPUTED', 2000, 'dispute'],
      ]),
    );
    expect(await sumRefunds(place)).toMatchObject({ there: 0 });
    await decide(place, 'winning_evidence');
    expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
    expect((await read(place)).booking).toMatchObject({ refundedAmount: 20, paymentStatus: 'refunded' });
  });

  it('is refunded once if the provider had accepted the refund before the dispute', async () => {
    const place = await bookPaidPlaces();
    const fault = { when: 'after', times: 9, kind: 'error', method: 'POST', path: '/v1/refunds' } as const;
    await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [fault] }));
    await cancel(place);
    await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [] }));
    expect(await sumRefunds(place)).toMatchObject({ there: 2000 });
    const ofPayment = eq(refunds.paymentId, place.paymentId);
    const held = { status: 'HELD', providerId: null } as const;
    await studio.database.orm.update(refunds).set(held).where(ofPayment);
    await studio.services.recordProviderRefunds(place.intentId);
    await submitAll(place);
    expect(await listStatuses(place)).toEqual([['SUCCEEDED', 2000, null]]);
    expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
  });

  it('is not refunded again when the studio loses', async () => {
    const place = await bookPaidPlaces({ card });
    await cancel(place);
    await deliverWebhooks();
    await decide(place, 'losing_evidence');
    await submitAll(place);
    expect((await listStatuses(place)).toSorted()).toEqual([
      ['DROPPED', 2000, null],
      ['SUCCEEDED', 2000, 'dispute'],
    ]);
    expect(await sumRefunds(place)).toMatchObject({ there: 0 });
  });
});

describe('a booking cancelled during the dispute about its payment', () => {
  it('promises a refund only if the studio wins, and is then refunded, with an email', async () => {
    const place = await bookPaidPlaces({ card });
    await deliverWebhooks();
    const promise =
      'Your bank is looking into a dispute about this payment. If it decides in our favour, we’ll refund £20 to Visa ending 0259.';
    expect((await read(place)).ifCancelled).toEqual({ kind: 'nothing', text: promise });
    expect(await cancel(place)).toBeNull();
    const cancelled = (await studio.emails(guestDetails.email))[0];
    expect(cancelled?.text).toContain('If it decides in our favour, we’ll refund £20 to Visa ending 0259.');
    expect((await read(place)).booking).toMatchObject({ refundedAmount: 0 });
    expect((await loadPayment('place', place.paymentId)).remainingPence).toBe(0);
    await submitAll(place);
    expect(await sumRefunds(place)).toMatchObject({ there: 0 });

    await decide(place, 'winning_evidence');
    expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
    const [refunded] = await studio.emails(guestDetails.email);
    expect(refunded?.subject).toBe('Refund: £20 for Dynamic Reformer Pilates');
    await decide(place, 'winning_evidence');
    expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
  });

  it('is refunded less what staff had refunded before', async () => {
    const place = await bookPaidPlaces({ card });
    const branchId = studio.services.config.branchId;
    await studio.database.orm.insert(refunds).values({
      ...{ branchId, id: crypto.randomUUID(), paymentId: place.paymentId, intentId: place.intentId },
      ...{
        bookingId: place.bookingId,
        amountPence: 700,
        currency: 'GBP',
        reason: 'test',
        madeBy: 'staff:test',
      },
      ...{ status: 'PAID_AT_DESK', nextAttemptAt: studio.time.now },
      ...{ createdAt: studio.time.now, updatedAt: studio.time.now },
    });
    await deliverWebhooks();
    await cancel(place);
    expect(await listStatuses(place)).toContainEqual(['HELD', 1300, null]);
    await decide(place, 'winning_evidence');
    expect(await sumRefunds(place)).toEqual({ there: 1300, here: 2000 });
  });

  it('is not refunded again when the studio loses', async () => {
    const place = await bookPaidPlaces({ card, places: 2 });
    await deliverWebhooks();
    await cancel(place);
    await decide(place, 'losing_evidence');
    await submitAll(place);
    expect(await sumRefunds(place)).toEqual({ there: 0, here: 4000 });
    expect(new Set((await listStatuses(place)).map(([status]) => status))).toEqual(
      new Set(['DROPPED', 'SUCCEEDED']),
    );
  });

  it('is refunded when the studio wins, if its class was cancelled', async () => {
    const place = await bookPaidPlaces({ card });
    await deliverWebhooks();
    const { classId } = place;
    await asStaff(paths.cancelClass, { classIds: [classId], reason: 'The instructor is ill' });
    const cancelled = (await studio.emails(guestDetails.email))[0];
    expect(cancelled?.text).toContain('If it decides in our favour, we’ll refund £20');
    expect(await sumRefunds(place)).toMatchObject({ there: 0 });
    await decide(place, 'winning_evidence');
    expect(await sumRefunds(place)).toEqual({ there: 2000, here: 2000 });
    const [row] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, place.bookingId));
    expect(row?.status).toBe('CANCELLED');
  });
});
