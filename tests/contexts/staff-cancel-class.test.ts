import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetClassCancellationProgressResponse } from '@studio/contracts/staff-cancel-class';
import { startClassCancellation } from '@studio/server/class-cancellation/cancel-class';
import { runCancellations } from '@studio/server/class-cancellation/run-cancellations';
import { findEntitlement } from '@studio/server/entitlements/store';
import { PaymentsRejectedError } from '@studio/server/integrations/payments/port';
import { deskPayments, refunds } from '@studio/server/payments/tables';
import { audit } from '@studio/server/platform/database/tables';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CancellationStudio,
  cancellationReason,
  openCancellationStudio,
} from '../harness/cancellation-studio.ts';
import { readClassTotals } from '../harness/class-totals.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createCredit, loadCreditLedger } from '../harness/credits.ts';
import { bookAndPay, guestDetails, openPayment } from '../harness/paid-booking.ts';

const branchId = '11-miles-st';

let { studio, staff, newClass, preview, cancel, refundsOf } = {} as CancellationStudio;

beforeAll(async () => {
  ({ studio, staff, newClass, preview, cancel, refundsOf } = await openCancellationStudio());
});
afterAll(() => studio.close());

describe('cancelling a booked class', () => {
  it('does what the preview shows: money, sessions, held places, waiting list', async () => {
    const classId = await newClass({ capacity: 4 });
    await newClass({ startsAt: new Date('2026-11-26T09:40:00Z') });
    const buyer = studio.visitor();
    const { bookingId } = await bookAndPay(studio, buyer, classId, 2);
    const memberId = randomUUID();
    const credit = await createCredit(studio.database, studio.time.now, { memberId });
    const before = await findEntitlement(studio.database, branchId, credit);
    await createBooking(studio.database, {
      classId,
      principalId: memberId,
      email: 'member@people.example',
      entitlementId: credit,
      paymentMethod: 'ENTITLEMENT',
    });
    const slow = studio.visitor();
    const { paymentIntentId } = await openPayment(slow, classId);
    const waiter = studio.visitor();
    const joined = await waiter.call(paths.waitingJoin, {
      classIds: [classId],
      customer: { ...guestDetails, email: 'waits@guests.example' },
    });
    expect(joined.status, joined.body.message).toBe(200);

    const [planned] = await preview(classId);
    expect(planned).toMatchObject({
      places: 3,
      refundTotalPence: 4000,
      refunds: 2,
      sessionsReturned: 1,
      waiting: 1,
      held: 1,
    });
    expect(planned?.suggestion).toMatchObject({ placesLeft: 10 });
    expect((await readClassTotals(studio.database, classId)).confirmed).toBe(3);

    const [done] = await cancel(classId);
    expect(done).toMatchObject({
      places: 3,
      refundTotalPence: 4000,
      refunds: 2,
      sessionsReturned: 1,
      processed: 3,
      total: 3,
      finished: true,
      refundsSettled: 2,
      needsAttention: [],
    });
    expect(done?.bookings.filter(({ refund }) => refund === 'refunded')).toHaveLength(2);
    expect(done?.bookings.filter(({ sessionReturned }) => sessionReturned)).toMatchObject([
      { refundPence: 0, refund: 'none', giftCardPence: 0, wasLateCancelled: false },
    ]);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 0,
      livePlaces: 0,
      confirmed: 0,
    });
    expect((await buyer.call(paths.bookingGet, { bookingId })).body.booking.status).toBe('CANCELLED');
    expect((await studio.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
    expect(await loadCreditLedger(studio.database, credit)).toMatchObject({ returned: 1 });
    const after = await findEntitlement(studio.database, branchId, credit);
    const days = (Number(after?.expiresAt) - Number(before?.expiresAt)) / 86_400_000;
    expect(days).toBe(14);

    const [sentEmail, ...older] = await studio.emails(guestDetails.email);
    expect(sentEmail?.subject).toContain('Class cancelled');
    expect(sentEmail?.text).toContain(`Reason: ${cancellationReason}`);
    expect(sentEmail?.text).toContain('We’re refunding £40 to ');
    expect(sentEmail?.text).toContain('/classes/on/2026-11-26/dynamic-reformer-pilates-0940');
    expect(older.filter(({ subject }) => subject.startsWith('Class cancelled'))).toEqual([]);
    const [toMember] = await studio.emails('member@people.example');
    expect(toMember?.text).toContain('to Reformer Pack of 10');
    const [toWaiter] = await studio.emails('waits@guests.example');
    expect(toWaiter?.text).toContain('We’ve cancelled this class');
    expect(toWaiter?.text).toContain(cancellationReason);
    // The link leads to the page of the suggested class.
    const on = await waiter.call(paths.classOn, {
      date: '2026-11-26',
      slug: 'dynamic-reformer-pilates-0940',
    });
    expect(on.status).toBe(200);
  });

  it('blocks new bookings at once, before anything has been refunded', async () => {
    const classId = await newClass();
    const holder = studio.visitor();
    await holder.call(paths.hold, { classId });
    const payer = studio.visitor();
    const { paymentIntentId } = await openPayment(payer, classId);
    await startClassCancellation(
      studio.services,
      { branchId, classIds: [classId], reason: cancellationReason },
      'staff:test',
    );
    expect((await studio.visitor().call(paths.hold, { classId })).body.code).toBe('slot_unavailable');
    await studio.pay(paymentIntentId);
    const confirmed = await payer.call(paths.confirmPayment, { classId, paymentIntentId });
    expect(confirmed.status).toBe(409);
    expect(confirmed.body.refund).toMatchObject({ amount: 20 });
    const free = await holder.call(paths.book, {
      classId,
      customer: guestDetails,
      paymentMethod: 'ENTITLEMENT',
    });
    expect(free.status).toBeGreaterThanOrEqual(400);
    await runCancellations(studio.services);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 0,
      livePlaces: 0,
      confirmed: 0,
    });
  });

  it('is idempotent, and keeps the first reason', async () => {
    const classId = await newClass();
    const { bookingId } = await bookAndPay(studio, studio.visitor(), classId);
    const [first] = await cancel(classId);
    const repeated = await staff.call(paths.cancelClass, { classIds: [classId], reason: 'Another reason' });
    expect((repeated.body as unknown as GetClassCancellationProgressResponse).classes[0]).toEqual(first);
    await studio.idle();
    expect(await refundsOf(bookingId)).toHaveLength(1);
  });

  it('refunds a late-cancelled place, and the price of a pair once', async () => {
    const classId = await newClass({ startsAt: new Date('2026-11-24T08:00:00Z') });
    const visitor = studio.visitor();
    const { bookingId } = await bookAndPay(studio, visitor, classId);
    const pair = await bookAndPay(studio, studio.visitor(), classId, 2);
    await studio.database.run(asPair, [pair.order.map((booking) => booking.bookingId)]);
    expect((await visitor.call(paths.lateCancel, { bookingId })).status).toBe(200);
    expect(await preview(classId)).toMatchObject([
      { places: 2, lateCancellations: 1, refundTotalPence: 4000 },
    ]);
    const [done] = await cancel(classId);
    expect(done).toMatchObject({ processed: 3, total: 3, refundTotalPence: 4000, finished: true });
    expect(done?.bookings.find((booking) => booking.bookingId === bookingId)).toMatchObject({
      wasLateCancelled: true,
      refund: 'refunded',
      refundPence: 2000,
    });
    expect(await refundsOf(bookingId)).toMatchObject([{ amountPence: 2000, status: 'SUCCEEDED' }]);
    const amounts = await Promise.all(pair.order.map(async (booking) => refundsOf(booking.bookingId)));
    expect(amounts.flat().map(({ amountPence }) => amountPence)).toEqual([1000, 1000]);
  });

  it('clears amounts due at the desk, and lists the bookings that need a person', async () => {
    const classId = await newClass();
    const due = await createBooking(studio.database, { classId, duePence: 2000, email: '' });
    const paid = await createBooking(studio.database, { classId, pricePaidPence: 2000, basePence: 2000 });
    await studio.database.orm.insert(deskPayments).values({
      branchId,
      id: randomUUID(),
      subject: 'booking',
      subjectId: paid,
      method: 'CASH',
      amountPence: 2000,
      currency: 'GBP',
      takenBy: 'staff:test',
      takenAt: studio.time.now,
    });
    const failed = await bookAndPay(studio, studio.visitor(), classId);
    const { payments } = studio.services;
    const { createRefund } = payments;
    payments.createRefund = async () => {
      throw new PaymentsRejectedError('This card cannot be refunded.');
    };
    expect(await preview(classId)).toMatchObject([
      { clearedTotalPence: 2000, deskTotalPence: 2000, refundTotalPence: 2000 },
    ]);
    const [done] = await cancel(classId);
    payments.createRefund = createRefund;
    expect(done?.finished).toBe(true);
    const reasons = new Map(
      done?.needsAttention.map(({ bookingId, reason, amountPence }) => [bookingId, [reason, amountPence]]),
    );
    expect(reasons.get(due)).toEqual(['no_address', 0]);
    expect(reasons.get(paid)).toEqual(['paid_at_desk', 2000]);
    expect(reasons.get(failed.bookingId)).toEqual(['refund_failed', 2000]);
    const refunds = new Map(
      done?.bookings.map(({ bookingId, refund, refundPence, deskPence }) => [
        bookingId,
        { refund, refundPence, deskPence },
      ]),
    );
    expect(refunds.size).toBe(3);
    expect(refunds.get(due)).toEqual({ refund: 'none', refundPence: 0, deskPence: 0 });
    expect(refunds.get(paid)).toEqual({ refund: 'none', refundPence: 0, deskPence: 2000 });
    expect(refunds.get(failed.bookingId)).toEqual({ refund: 'failed', refundPence: 2000, deskPence: 0 });
    const [row] = await studio.database.run<{ due: number }>(dueOf, [due]);
    expect(row?.due).toBe(0);
  });

  it('refunds the rest when staff have refunded a part before', async () => {
    const classId = await newClass();
    const { bookingId } = await bookAndPay(studio, studio.visitor(), classId);
    const [paid] = await studio.database.run<{ id: string; paymentId: string }>(intentOfBooking, [bookingId]);
    await studio.database.orm.insert(refunds).values({
      branchId,
      id: randomUUID(),
      paymentId: paid?.paymentId ?? '',
      intentId: paid?.id ?? '',
      bookingId,
      amountPence: 500,
      currency: 'GBP',
      reason: 'late start',
      status: 'SUCCEEDED',
      madeBy: 'staff:x',
      nextAttemptAt: studio.time.now,
      createdAt: studio.time.now,
      updatedAt: studio.time.now,
    });
    expect(await preview(classId)).toMatchObject([{ refundTotalPence: 1500 }]);
    expect(await cancel(classId)).toMatchObject([{ refundTotalPence: 1500, needsAttention: [] }]);
    const pence = (await refundsOf(bookingId)).map(({ amountPence }) => amountPence);
    expect(pence.sort()).toEqual([1500, 500]);
  });

  it('records the actor and the reason in the audit log', async () => {
    const classId = await newClass();
    await cancel(classId);
    const rows = await studio.database.orm
      .select()
      .from(audit)
      .where(and(eq(audit.branchId, branchId), eq(audit.subjectId, classId)));
    expect(rows).toMatchObject([{ subject: 'class', action: 'CANCELLED', reason: cancellationReason }]);
    expect(rows[0]?.actor).toMatch(/^staff:/);
  });

  it('cancels the classes of a day together or not at all', async () => {
    const today = await newClass({ startsAt: new Date('2026-11-24T09:30:00Z') });
    const startedClassId = await newClass({ startsAt: new Date('2026-11-23T11:00:00Z') });
    const failed = await staff.call(paths.cancelClass, {
      classIds: [today, startedClassId],
      reason: cancellationReason,
    });
    expect(failed.body.code).toBe('class_begun');
    expect((await studio.visitor().call(paths.hold, { classId: today })).status).toBe(200);
    const other = await newClass({ startsAt: new Date('2026-11-24T10:30:00Z') });
    expect(await cancel(today, other)).toMatchObject([{ finished: true }, { finished: true }]);
    const unknown = await staff.call(paths.cancelClassPreview, { classIds: [randomUUID()] });
    expect(unknown.body.code).toBe('not_found');
    const notCancelled = await staff.call(paths.cancelClassProgress, { classIds: [startedClassId] });
    expect(notCancelled.body.code).toBe('not_found');
  });

  it('notifies the waiting list even when the list is processed first', async () => {
    const classId = await newClass({ capacity: 1 });
    await bookAndPay(studio, studio.visitor(), classId);
    const email = `waits-${randomUUID()}@guests.example`;
    await studio
      .visitor()
      .call(paths.waitingJoin, { classIds: [classId], customer: { ...guestDetails, email } });
    await startClassCancellation(
      studio.services,
      { branchId, classIds: [classId], reason: cancellationReason },
      'staff:test',
    );
    await processWaitingLists(studio.services);
    await runCancellations(studio.services);
    const sentEmails = await studio.emails(email);
    expect(sentEmails.filter(({ subject }) => subject.startsWith('Class cancelled'))).toHaveLength(1);
  });
});

const asPair = {
  name: 'test_as_pair',
  text: `UPDATE bookings SET saving_kind = 'offer', price_paid_pence = 1000 WHERE id = ANY ($1::uuid[])`,
};
const dueOf = { name: 'test_due', text: 'SELECT due_pence AS due FROM bookings WHERE id = $1' };
const intentOfBooking = {
  name: 'test_intent_of_booking',
  text: `SELECT p.intent_id AS id, p.id AS "paymentId" FROM payments p JOIN bookings b ON b.payment_id = p.id WHERE b.id = $1`,
};
