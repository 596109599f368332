import { type Fault, updateFaultSettings } from '@studio/sandbox/stripe/fault-injection/fault-settings';
import { sweepPaymentsAndHolds } from '@studio/server/bookings/holds/sweep-payments-and-holds';
import { payments } from '@studio/server/payments/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails, openPayment } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
const inTwoDays = new Date('2026-11-25T09:30:00Z');

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date('2026-11-23T06:00:00Z');
});

function advanceTime(seconds: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
}

const lastPlace = () => createClass(studio.database, { startsAt: inTwoDays, capacity: 1 });

describe('paying for a held class', () => {
  it('extends the hold during payment, to twenty minutes in all', async () => {
    const classId = await lastPlace();
    const visitor = studio.visitor();
    const startSeconds = studio.time.now.getTime() / 1000;
    await visitor.call('/classes/class/hold', { classId });
    advanceTime(540);
    const opened = await visitor.call('/classes/payments/create-intent', { classId, customer: guestDetails });
    expect(opened.body.holdExpiresAt).toBe(startSeconds + 540 + 600);
    advanceTime(590);
    const repeated = await visitor.call('/classes/payments/create-intent', {
      classId,
      customer: guestDetails,
    });
    expect(repeated.body.holdExpiresAt).toBe(startSeconds + 1200);
  });

  it('refunds the payment with an explanation when the place was taken before it arrived', async () => {
    const classId = await lastPlace();
    const slow = studio.visitor();
    const { paymentIntentId } = await openPayment(slow, classId);
    advanceTime(1201);
    await bookAndPay(studio, studio.visitor(), classId);
    await studio.pay(paymentIntentId);
    const input = { paymentIntentId, classId };
    const rejected = await slow.call('/classes/payments/confirm', input);
    expect(rejected).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable', refund: { amount: 20, reason: 'slot_unavailable' } },
    });
    expect(rejected.body.message).toContain('filled up before the payment arrived');
    expect(rejected.body.message).toContain('We’re refunding your payment.');
    await studio.idle();
    const refunds = await studio.stripe.refunds.list({ payment_intent: paymentIntentId });
    expect(refunds.data.map((refund) => refund.amount)).toEqual([2000]);
    expect((await slow.call('/classes/payments/confirm', input)).body.code).toBe('slot_unavailable');
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.subject).toMatch(/^Not booked, £20 refunded: /);
  });

  it.each([
    {
      why: 'it was cancelled',
      reason: 'class_cancelled',
      said: 'was cancelled before',
      off: true,
      seconds: 0,
    },
    {
      why: 'it had started',
      reason: 'class_begun',
      said: 'had started before',
      off: false,
      seconds: 3 * 86_400,
    },
  ])(
    'names the reason of the refund when the class has no place because $why',
    async ({ reason, said, off, seconds }) => {
      const classId = await createClass(studio.database, { startsAt: inTwoDays });
      const visitor = studio.visitor();
      const { paymentIntentId } = await openPayment(visitor, classId);
      advanceTime(seconds);
      if (off)
        await studio.database.orm.update(classes).set({ status: 'CANCELLED' }).where(eq(classes.id, classId));
      await studio.pay(paymentIntentId);
      const rejected = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
      expect(rejected.body).toMatchObject({ code: 'slot_unavailable', refund: { amount: 20, reason } });
      expect(rejected.body.message).toContain(said);
      await studio.idle();
      const [sentEmail] = await studio.emails(guestDetails.email);
      expect(sentEmail?.text).toContain(said);
      expect(sentEmail?.text).not.toContain('filled up');
    },
  );

  it('books after the hold has expired when a place is free', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    advanceTime(1300);
    await studio.visitor().call('/classes/class/hold', { classId });
    await studio.pay(paymentIntentId);
    const { status } = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(status).toBe(200);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 2,
      livePlaces: 1,
      confirmed: 1,
    });
  });

  it('refunds the payment when the class is over before the studio learns of it', async () => {
    const classId = await lastPlace();
    const { paymentIntentId } = await openPayment(studio.visitor(), classId);
    await studio.pay(paymentIntentId);
    studio.time.now = new Date('2026-11-25T11:00:00Z');
    await sweepPaymentsAndHolds(studio.services, 0);
    await studio.idle();
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 0,
      livePlaces: 0,
      confirmed: 0,
    });
    const refunds = await studio.stripe.refunds.list({ payment_intent: paymentIntentId });
    expect(refunds.data.map((refund) => refund.amount)).toEqual([2000]);
  });

  it('books a payment made in time when the class starts during its hold', async () => {
    const startsAt = new Date(studio.time.now.getTime() + 60_000);
    const classId = await createClass(studio.database, { startsAt });
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    advanceTime(120);
    await studio.pay(paymentIntentId);
    const confirmed = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(confirmed.status).toBe(200);
  });

  it('refunds a second charge for the same payment, and keeps the booking', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    await bookAndPay(studio, studio.visitor(), classId);
    const [payment] = await studio.database.orm.select().from(payments).where(eq(payments.classId, classId));
    const surplus = await studio.stripe.paymentIntents.create({
      amount: 2000,
      currency: 'gbp',
      metadata: { payment_id: payment?.id ?? '', purpose: 'class' },
      payment_method: 'pm_card_visa',
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    await studio.deliverWebhooks();
    await studio.deliverWebhooks('reversed');
    const refunds = await studio.stripe.refunds.list({ payment_intent: surplus.id });
    expect(refunds.data.map((refund) => refund.amount)).toEqual([2000]);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it('cancels the payment before it releases a hold, and books instead when it was faster', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { paymentIntentId, holdId } = await openPayment(visitor, classId);
    expect((await visitor.call('/classes/class/release', { holdId })).body.released).toBe(true);
    await expect(studio.pay(paymentIntentId)).rejects.toThrow();
    const other = studio.visitor();
    const paid = await openPayment(other, classId);
    await studio.pay(paid.paymentIntentId);
    expect((await other.call('/classes/class/release', { holdId: paid.holdId })).body.released).toBe(false);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 1,
      livePlaces: 0,
      confirmed: 1,
    });
  });

  it('releases nothing while a payment is in progress that cannot be cancelled', async () => {
    const classId = await lastPlace();
    const visitor = studio.visitor();
    const { paymentIntentId, holdId } = await openPayment(visitor, classId);
    const fault: Fault = {
      times: 1,
      when: 'before',
      kind: 'error',
      status: 400,
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      path: `/v1/payment_intents/${paymentIntentId}/cancel`,
    };
    await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [fault] }));
    const rejected = await visitor.call('/classes/class/release', { holdId });
    expect(rejected).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ livePlaces: 1 });
    await studio.pay(paymentIntentId);
    advanceTime(21);
    await sweepPaymentsAndHolds(studio.services);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ livePlaces: 0, confirmed: 1 });
  });
});
