import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type {
  CancelClassProgressResponse,
  CancelPreviewResponse,
} from '@studio/contracts/staff-cancel-class';
import { startClassCancellation } from '@studio/server/bookings/cancel-class';
import { findEntitlement } from '@studio/server/entitlements/store';
import { PaymentsRejectedError } from '@studio/server/integrations/payments/port';
import { deskPayments, refunds } from '@studio/server/payments/tables';
import { audit } from '@studio/server/platform/tables';
import { runCancellations } from '@studio/server/staff/class-cancellation/run-cancellations';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createBooking } from '../harness/create-booking.ts';
import { type ClassInput, createClass } from '../harness/create-class.ts';
import { createCredit, loadCreditLedger } from '../harness/credits.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails, openPayment } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const reason = 'The heating has failed';
const thursday = new Date('2026-11-26T09:30:00Z');

let studio: TestStudio;
let tokens: TestTokens;
let staff: TestBrowser;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T12:00:00Z' });
  tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  const { sub } = people.know(randomUUID(), { groups: ['STAFF'] });
  staff = studio.visitor().with(await tokens.access(sub, ['STAFF']));
});
afterAll(() => studio.close());

const newClass = (wish: Partial<ClassInput> = {}) =>
  createClass(studio.database, { startsAt: thursday, ...wish });

async function preview(...classIds: string[]) {
  const { status, body } = await staff.call(paths.cancelClassPreview, { classIds });
  expect(status).toBe(200);
  return (body as unknown as CancelPreviewResponse).classes;
}

/** Cancels classes and waits until all work is done. */
async function cancel(...classIds: string[]) {
  const { status, body } = await staff.call(paths.cancelClass, { classIds, reason });
  expect(status, body.message).toBe(200);
  await studio.idle();
  return progress(...classIds);
}

async function progress(...classIds: string[]) {
  const { status, body } = await staff.call(paths.cancelClassProgress, { classIds });
  expect(status).toBe(200);
  return (body as unknown as CancelClassProgressResponse).classes;
}

const refundsOf = (bookingId: string) =>
  studio.database.orm
    .select()
    .from(refunds)
    .where(and(eq(refunds.branchId, branchId), eq(refunds.bookingId, bookingId)));

describe('cancelling a class that people have booked', () => {
  it('does what the preview says: money, sessions, held places, waiting list', async () => {
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
      refundTotal: 40,
      refunds: 2,
      sessionsBack: 1,
      waiting: 1,
      held: 1,
    });
    expect(planned?.suggestion).toMatchObject({ placesLeft: 10 });
    expect((await readClassTotals(studio.database, classId)).confirmed).toBe(3);

    const [done] = await cancel(classId);
    expect(done).toMatchObject({
      places: 3,
      refundTotal: 40,
      refunds: 2,
      sessionsBack: 1,
      done: 3,
      total: 3,
      finished: true,
      refundsSettled: 2,
      needsPerson: [],
    });
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

    const [mail, ...older] = await studio.mails(guestDetails.email);
    expect(mail?.subject).toContain('Class cancelled');
    expect(mail?.text).toContain(`${reason}. We are sorry.`);
    expect(mail?.text).toContain('£40 is on its way back');
    expect(mail?.text).toContain('/classes/on/2026-11-26/dynamic-reformer-pilates-0940');
    expect(older.filter(({ subject }) => subject.startsWith('Class cancelled'))).toEqual([]);
    const [toMember] = await studio.mails('member@people.example');
    expect(toMember?.text).toContain('is back in Reformer Pack of 10');
    const [toWaiter] = await studio.mails('waits@guests.example');
    expect(toWaiter?.text).toContain('This class does not take place');
    expect(toWaiter?.text).toContain(reason);
    // The link leads to the page of the suggested class.
    const on = await waiter.call(paths.classOn, {
      date: '2026-11-26',
      slug: 'dynamic-reformer-pilates-0940',
    });
    expect(on.status).toBe(200);
  });

  it('takes no place from the moment it is asked, before anything has been given back', async () => {
    const classId = await newClass();
    const holder = studio.visitor();
    await holder.call(paths.hold, { classId });
    const paying = studio.visitor();
    const { paymentIntentId } = await openPayment(paying, classId);
    await startClassCancellation(studio.services, { branchId, classIds: [classId], reason }, 'staff:test');
    expect((await studio.visitor().call(paths.hold, { classId })).body.code).toBe('slot_unavailable');
    await studio.pay(paymentIntentId);
    const confirmed = await paying.call(paths.confirmPayment, { classId, paymentIntentId });
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

  it('is one cancelling, asked as often as one likes; the first reason stands', async () => {
    const classId = await newClass();
    const { bookingId } = await bookAndPay(studio, studio.visitor(), classId);
    const [first] = await cancel(classId);
    const again = await staff.call(paths.cancelClass, { classIds: [classId], reason: 'Another reason' });
    expect((again.body as unknown as CancelClassProgressResponse).classes[0]).toEqual(first);
    await studio.idle();
    expect(await refundsOf(bookingId)).toHaveLength(1);
  });

  it('pays back a place that was given up late, and a pair its price once', async () => {
    const classId = await newClass({ startsAt: new Date('2026-11-24T08:00:00Z') });
    const visitor = studio.visitor();
    const { bookingId } = await bookAndPay(studio, visitor, classId);
    const pair = await bookAndPay(studio, studio.visitor(), classId, 2);
    await studio.database.run(asPair, [pair.order.map((one) => one.bookingId)]);
    expect((await visitor.call(paths.giveUp, { bookingId })).status).toBe(200);
    expect(await preview(classId)).toMatchObject([{ places: 2, givenUp: 1, refundTotal: 40 }]);
    const [done] = await cancel(classId);
    expect(done).toMatchObject({ done: 3, total: 3, refundTotal: 40, finished: true });
    expect(await refundsOf(bookingId)).toMatchObject([{ amountPence: 2000, status: 'SUCCEEDED' }]);
    const amounts = await Promise.all(pair.order.map(async (one) => refundsOf(one.bookingId)));
    expect(amounts.flat().map(({ amountPence }) => amountPence)).toEqual([1000, 1000]);
  });

  it('clears what was due at the desk, and names whom a person has to look after', async () => {
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
    const refused = await bookAndPay(studio, studio.visitor(), classId);
    const { payments } = studio.services;
    const { createRefund } = payments;
    payments.createRefund = async () => {
      throw new PaymentsRejectedError('This card cannot be refunded.');
    };
    expect(await preview(classId)).toMatchObject([{ clearedTotal: 20, deskTotal: 20, refundTotal: 20 }]);
    const [done] = await cancel(classId);
    payments.createRefund = createRefund;
    expect(done?.finished).toBe(true);
    const whys = new Map(done?.needsPerson.map(({ bookingId, why, amount }) => [bookingId, [why, amount]]));
    expect(whys.get(due)).toEqual(['no_address', 0]);
    expect(whys.get(paid)).toEqual(['paid_at_desk', 20]);
    expect(whys.get(refused.bookingId)).toEqual(['refund_failed', 20]);
    const [row] = await studio.database.run<{ due: number }>(dueOf, [due]);
    expect(row?.due).toBe(0);
  });

  it('gives back what is left when the staff have given some back before', async () => {
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
    expect(await preview(classId)).toMatchObject([{ refundTotal: 15 }]);
    expect(await cancel(classId)).toMatchObject([{ refundTotal: 15, needsPerson: [] }]);
    const pence = (await refundsOf(bookingId)).map(({ amountPence }) => amountPence);
    expect(pence.sort()).toEqual([1500, 500]);
  });

  it('tells an instructor, and writes who did it and why', async () => {
    const classId = await newClass();
    await cancel(classId);
    const rows = await studio.database.orm
      .select()
      .from(audit)
      .where(and(eq(audit.branchId, branchId), eq(audit.subjectId, classId)));
    expect(rows).toMatchObject([{ subject: 'class', action: 'CANCELLED', why: reason }]);
    expect(rows[0]?.actor).toMatch(/^staff:/);
  });

  it('cancels a day together or not at all', async () => {
    const today = await newClass({ startsAt: new Date('2026-11-24T09:30:00Z') });
    const begun = await newClass({ startsAt: new Date('2026-11-23T11:00:00Z') });
    const refused = await staff.call(paths.cancelClass, { classIds: [today, begun], reason });
    expect(refused.body.code).toBe('class_begun');
    expect((await studio.visitor().call(paths.hold, { classId: today })).status).toBe(200);
    const other = await newClass({ startsAt: new Date('2026-11-24T10:30:00Z') });
    expect(await cancel(today, other)).toMatchObject([{ finished: true }, { finished: true }]);
    const unknown = await staff.call(paths.cancelClassPreview, { classIds: [randomUUID()] });
    expect(unknown.body.code).toBe('not_found');
    const never = await staff.call(paths.cancelClassProgress, { classIds: [begun] });
    expect(never.body.code).toBe('not_found');
  });

  it('tells those who wait even when the list itself notices first', async () => {
    const classId = await newClass({ capacity: 1 });
    await bookAndPay(studio, studio.visitor(), classId);
    const email = `waits-${randomUUID()}@guests.example`;
    await studio
      .visitor()
      .call(paths.waitingJoin, { classIds: [classId], customer: { ...guestDetails, email } });
    await startClassCancellation(studio.services, { branchId, classIds: [classId], reason }, 'staff:test');
    await processWaitingLists(studio.services);
    await runCancellations(studio.services);
    const mails = await studio.mails(email);
    expect(mails.filter(({ subject }) => subject.startsWith('Class cancelled'))).toHaveLength(1);
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
