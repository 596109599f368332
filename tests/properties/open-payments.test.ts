import { sweepPaymentsAndHolds } from '@studio/server/bookings/holds/sweep-payments-and-holds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails, openPayment } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

function advance(minutes: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + minutes * 60_000);
}

function createNewClass(capacity: number): Promise<string> {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  return createClass(studio.database, { startsAt, capacity });
}

describe('open payments', () => {
  it('are all checked by the sweeper, however many others cannot be settled yet', async () => {
    const classId = await createNewClass(300);
    const { paymentIntentId } = await openPayment(studio.visitor(), classId);
    await studio.sandbox.query(manyOpenPayments, [classId, studio.time.now]);
    advance(1);
    const paid = await openPayment(studio.visitor(), classId, 2);
    await studio.pay(paid.paymentIntentId);
    advance(1);
    await sweepPaymentsAndHolds(studio.services);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ confirmed: 2 });
    await studio.pay(paymentIntentId);
    await sweepPaymentsAndHolds(studio.services);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ confirmed: 3 });
  });

  it('can no longer be paid after the same browser opens another for the same class', async () => {
    const classId = await createNewClass(2);
    const visitor = studio.visitor();
    const lapsed = await openPayment(visitor, classId);
    advance(21);
    const renewed = await openPayment(visitor, classId);
    expect(renewed.paymentIntentId).not.toBe(lapsed.paymentIntentId);
    await expect(studio.pay(lapsed.paymentIntentId)).rejects.toThrow(/canceled/);
    await studio.pay(renewed.paymentIntentId);
  });

  it('become the booking when they were paid before that', async () => {
    const classId = await createNewClass(2);
    const visitor = studio.visitor();
    const lapsed = await openPayment(visitor, classId);
    advance(21);
    await studio.pay(lapsed.paymentIntentId);
    const rejected = await visitor.call('/classes/payments/create-intent', {
      classId,
      customer: guestDetails,
    });
    expect(rejected).toMatchObject({ status: 409, body: { code: 'payment_in_progress' } });
    const input = { classId, paymentIntentId: lapsed.paymentIntentId };
    expect((await visitor.call('/classes/payments/confirm', input)).status).toBe(200);
  });

  it('are reopened when the provider has cancelled them without an event', async () => {
    const classId = await createNewClass(1);
    const visitor = studio.visitor();
    const first = await openPayment(visitor, classId);
    await studio.stripe.paymentIntents.cancel(first.paymentIntentId);
    await bookAndPay(studio, visitor, classId);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });
});

/** 250 browsers that hold a place and requested a payment whose opening never finished. */
const manyOpenPayments = `WITH held AS (
    INSERT INTO holds (branch_id, id, class_id, client_id, address_hash, places, status, created_at, expires_at)
    SELECT '11-miles-st', gen_random_uuid(), $1::uuid, 'browser-' || n, 'address', 1, 'LIVE', $2::timestamptz,
      $2::timestamptz + interval '10 minutes'
    FROM generate_series(1, 250) n RETURNING *
  ), counted AS (
    UPDATE classes SET taken = taken + 250 WHERE id = $1::uuid
  )
  INSERT INTO payments (branch_id, id, hold_id, class_id, client_id, places, amount_pence, currency, order_details,
    status, created_at)
  SELECT branch_id, ('00000000-0000-7000-8000-' || lpad(row_number() OVER ()::text, 12, '0'))::uuid, id, class_id,
    client_id, 1, 2000, 'GBP', '{}', 'OPEN', created_at FROM held`;
