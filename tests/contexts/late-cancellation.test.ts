import type { LateCancelResponse } from '@studio/contracts/member-bookings';
import { bookings } from '@studio/server/bookings/tables';
import { refunds } from '@studio/server/payments/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../harness/call-api.ts';
import { readClassTotals } from '../harness/class-totals.ts';
import { loadCreditLedger } from '../harness/credits.ts';
import { type MoveStudio, moveBooking, openMoveStudio } from '../harness/move-studio.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import type { TestBrowser } from '../harness/test-studio.ts';

let { studio, inHours, classIn, createPaidBooking, bookedWithSession, refundsOf } = {} as MoveStudio;

beforeAll(async () => {
  ({ studio, inHours, classIn, createPaidBooking, bookedWithSession, refundsOf } = await openMoveStudio());
});
afterAll(() => studio.close());
const cancelLate = (visitor: TestBrowser, bookingId: string) =>
  callApi<LateCancelResponse>(visitor, '/classes/class/late-cancel', { bookingId });

describe('late cancellation', () => {
  it('frees the place without a refund in the last 24 hours, and emails what may be refunded', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(23);
    expect((await visitor.call('/classes/booking/get', { bookingId })).body).toMatchObject({
      ifCancelled: null,
      ifLateCancelled: { kind: 'refund', amount: 20 },
    });
    const lateCancelled = await cancelLate(visitor, bookingId);
    expect(lateCancelled).toMatchObject({
      status: 200,
      ok: true,
      lateCancelledAt: studio.time.now.toISOString(),
    });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    await studio.idle();
    expect(await refundsOf(bookingId)).toEqual([]);
    const { booking } = (await visitor.call('/classes/booking/get', { bookingId })).body;
    expect(booking).toMatchObject({ status: 'CANCELLED', refundedAmount: 0, waivedAt: null });
    expect(booking.lateCancelledAt).toBe(studio.time.now.toISOString());
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.subject).toMatch(/^Late cancellation: Dynamic Reformer Pilates/);
    expect(sentEmail?.text).toContain('If someone takes your place, we’ll refund £20 and email you.');
    expect((await cancelLate(visitor, bookingId)).code).toBe('already_cancelled');
  });

  it('is rejected while cancelling is free, and once the class has started', async () => {
    const early = await createPaidBooking(24);
    expect(await cancelLate(early.visitor, early.bookingId)).toMatchObject({
      status: 409,
      code: 'give_up_too_early',
    });
    const { visitor, bookingId } = await createPaidBooking(2);
    const before = studio.time.now;
    studio.time.now = inHours(2);
    const afterStart = await cancelLate(visitor, bookingId);
    studio.time.now = before;
    expect(afterStart).toMatchObject({ status: 409, code: 'class_begun' });
    expect((await cancelLate(studio.visitor(), bookingId)).status).toBe(404);
  });

  it('is refunded only once another person books the place', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(20, { capacity: 2 });
    await cancelLate(visitor, bookingId);
    await bookAndPay(studio, studio.visitor(), classId);
    expect(await refundsOf(bookingId)).toEqual([]);
    // A hold on the last place isn't a booking and may still be released.
    const holding = studio.visitor();
    await holding.call('/classes/class/hold', { classId });
    expect(await refundsOf(bookingId)).toEqual([]);
    await bookAndPay(studio, holding, classId);
    expect(await refundsOf(bookingId)).toMatchObject([{ amountPence: 2000 }]);
    const { booking } = (await visitor.call('/classes/booking/get', { bookingId })).body;
    expect(booking.waivedAt).toBe(studio.time.now.toISOString());
    const sentEmails = await studio.emails(guestDetails.email);
    const refundEmail = sentEmails.find(({ subject }) =>
      subject.startsWith('Your released place has been taken: '),
    );
    expect(refundEmail?.text).toContain('We’re refunding £20 to ');
  });

  it('returns the session to the first who cancelled, even when two processes’ clocks differ', async () => {
    const first = await bookedWithSession(20);
    await studio.database.orm.update(classes).set({ capacity: sql`2` }).where(eq(classes.id, first.classId));
    const second = studio.visitor();
    const other = await bookAndPay(studio, second, first.classId);
    const before = studio.time.now;
    studio.time.now = new Date(before.getTime() + 40);
    await cancelLate(first.visitor, first.bookingId);
    studio.time.now = before;
    await cancelLate(second, other.bookingId);
    expect(await loadCreditLedger(studio.database, first.entitlementId)).toMatchObject({
      balance: 9,
      returned: 0,
    });
    await bookAndPay(studio, studio.visitor(), first.classId);
    expect(await loadCreditLedger(studio.database, first.entitlementId)).toMatchObject({
      balance: 10,
      returned: 1,
    });
    expect(await refundsOf(other.bookingId)).toEqual([]);
    await bookAndPay(studio, studio.visitor(), first.classId);
    expect(await refundsOf(other.bookingId)).toHaveLength(1);
    expect(await loadCreditLedger(studio.database, first.entitlementId)).toMatchObject({ returned: 1 });
  });

  it('is refunded in full and once for a pair for one price when both places are taken together', async () => {
    const classId = await classIn(20, { capacity: 2 });
    const visitor = studio.visitor();
    const { order = [] } = await bookAndPay(studio, visitor, classId, 2);
    const ids = order.map(({ bookingId }: { bookingId: string }) => bookingId);
    await studio.database.orm
      .update(bookings)
      .set({ savingKind: 'offer', pricePaidPence: 1000 })
      .where(inArray(bookings.id, ids));
    for (const bookingId of ids) expect((await cancelLate(visitor, bookingId)).status).toBe(200);
    await bookAndPay(studio, studio.visitor(), classId, 2);
    const refundRows = await studio.database.orm
      .select()
      .from(refunds)
      .where(inArray(refunds.bookingId, ids));
    expect(refundRows.map(({ amountPence }) => amountPence)).toEqual([1000, 1000]);
  });

  it('is compensated once per place that is taken, even when the class has lost a place', async () => {
    const first = await createPaidBooking(20, { capacity: 2 });
    const second = studio.visitor();
    const other = await bookAndPay(studio, second, first.classId);
    await cancelLate(first.visitor, first.bookingId);
    // A bed is taken out of service, so no one can take the late-cancelled place any more.
    await studio.database.orm.update(classes).set({ capacity: 1 }).where(eq(classes.id, first.classId));
    await cancelLate(second, other.bookingId);
    await bookAndPay(studio, studio.visitor(), first.classId);
    expect(await refundsOf(first.bookingId)).toHaveLength(1);
    expect(await refundsOf(other.bookingId)).toEqual([]);
  });

  it('is also compensated when another booking moves into the class', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(20, { capacity: 1 });
    await cancelLate(visitor, bookingId);
    const mover = await createPaidBooking(50);
    expect((await moveBooking(mover.visitor, mover.bookingId, classId)).status).toBe(200);
    expect(await refundsOf(bookingId)).toHaveLength(1);
  });
});
