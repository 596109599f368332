import { termsVersion } from '@studio/contracts/terms-version';
import { type Fault, updateFaultSettings } from '@studio/sandbox/stripe/fault-injection/fault-settings';
import { sweepPaymentsAndHolds } from '@studio/server/bookings/sweep-payments-and-holds';
import { bookings } from '@studio/server/bookings/tables';
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

function later(seconds: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
}

const lastPlace = () => createClass(studio.database, { startsAt: inTwoDays, capacity: 1 });

describe('paying for a held class', () => {
  it('books when the card is charged, and answers the same when asked again', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const opened = await openPayment(visitor, classId);
    expect(opened.amount).toBe(20);
    await studio.pay(opened.paymentIntentId);
    const wish = { paymentIntentId: opened.paymentIntentId, classId };
    const first = await visitor.call('/classes/payments/confirm', wish);
    const again = await visitor.call('/classes/payments/confirm', wish);
    expect(first.body).toMatchObject({
      ok: true,
      booking: {
        status: 'CONFIRMED',
        pricePaid: 20,
        paymentMethod: 'PAYG',
        paymentStatus: 'succeeded',
        payment: { method: 'Visa ending 4242' },
        customer: guestDetails,
      },
    });
    expect(first.body.booking.displayCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(first.body.qr).toBe(first.body.links.qr);
    expect(again.body).toEqual(first.body);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 1,
      livePlaces: 0,
      confirmed: 1,
    });
  });

  it('makes one booking for each attendee, each with its own code', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const { order } = await bookAndPay(studio, studio.visitor(), classId, 3);
    expect(order).toHaveLength(3);
    expect(new Set(order.map((one) => one.displayCode)).size).toBe(3);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 3, confirmed: 3 });
  });

  it('does not book before the card is charged', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    await expect(studio.pay(paymentIntentId, 'pm_card_chargeDeclined')).rejects.toThrow(/declined/);
    const refused = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(refused).toMatchObject({ status: 409, body: { code: 'payment_not_completed' } });
    await studio.pay(paymentIntentId);
    const { status } = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(status).toBe(200);
  });

  it('returns the same payment when it is opened again, with the details that were corrected', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { paymentIntentId, clientSecret } = await openPayment(visitor, classId);
    const customer = { ...guestDetails, firstName: 'Corrected' };
    const again = await visitor.call('/classes/payments/create-intent', { classId, customer });
    expect(again.body).toMatchObject({ paymentIntentId, clientSecret });
    await studio.pay(paymentIntentId);
    const { body } = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(body.booking.customer.firstName).toBe('Corrected');
  });

  it('keeps the hold while somebody pays, twenty minutes in all', async () => {
    const classId = await lastPlace();
    const visitor = studio.visitor();
    const began = studio.time.now.getTime() / 1000;
    await visitor.call('/classes/class/hold', { classId });
    later(540);
    const opened = await visitor.call('/classes/payments/create-intent', { classId, customer: guestDetails });
    expect(opened.body.holdExpiresAt).toBe(began + 540 + 600);
    later(590);
    const again = await visitor.call('/classes/payments/create-intent', { classId, customer: guestDetails });
    expect(again.body.holdExpiresAt).toBe(began + 1200);
  });

  it('gives the money back, and says so, when the place was taken meanwhile', async () => {
    const classId = await lastPlace();
    const slow = studio.visitor();
    const { paymentIntentId } = await openPayment(slow, classId);
    later(1201);
    await bookAndPay(studio, studio.visitor(), classId);
    await studio.pay(paymentIntentId);
    const wish = { paymentIntentId, classId };
    const refused = await slow.call('/classes/payments/confirm', wish);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable', refund: { amount: 20, reason: 'slot_unavailable' } },
    });
    expect(refused.body.message).toContain('filled up before the payment arrived');
    expect(refused.body.message).toContain('on its way back');
    await studio.idle();
    const refunds = await studio.stripe.refunds.list({ payment_intent: paymentIntentId });
    expect(refunds.data.map((refund) => refund.amount)).toEqual([2000]);
    expect((await slow.call('/classes/payments/confirm', wish)).body.code).toBe('slot_unavailable');
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
    const [mail] = await studio.mails(guestDetails.email);
    expect(mail?.subject).toContain('on its way back');
  });

  it.each([
    { why: 'it was called off', reason: 'class_off', said: 'was called off before', off: true, seconds: 0 },
    { why: 'it had begun', reason: 'class_begun', said: 'had begun before', off: false, seconds: 3 * 86_400 },
  ])('says of a class that has no place because $why just that', async ({ reason, said, off, seconds }) => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    later(seconds);
    if (off)
      await studio.database.orm.update(classes).set({ status: 'CANCELLED' }).where(eq(classes.id, classId));
    await studio.pay(paymentIntentId);
    const refused = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(refused.body).toMatchObject({ code: 'slot_unavailable', refund: { amount: 20, reason } });
    expect(refused.body.message).toContain(said);
    await studio.idle();
    const [mail] = await studio.mails(guestDetails.email);
    expect(mail?.text).toContain(said);
    expect(mail?.text).not.toContain('filled up');
  });

  it('still books when the hold lapsed but there is room', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    later(1300);
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

  it('gives the money back when the class is over before the studio hears of it', async () => {
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

  it('books what was paid in time for a hold that goes on while the class begins', async () => {
    const startsAt = new Date(studio.time.now.getTime() + 60_000);
    const classId = await createClass(studio.database, { startsAt });
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    later(120);
    await studio.pay(paymentIntentId);
    const confirmed = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(confirmed.status).toBe(200);
  });

  it('gives back what is paid a second time for the same payment, and keeps the booking', async () => {
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

  it('books by the webhook alone, once, however often and in whatever order it comes', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    await studio.deliverWebhooks();
    const { paymentIntentId } = await openPayment(visitor, classId);
    await studio.pay(paymentIntentId);
    expect(await studio.deliverWebhooks('reversed')).toBeGreaterThan(1);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 1,
      livePlaces: 0,
      confirmed: 1,
    });
    const confirmed = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(confirmed.status).toBe(200);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it('refuses a webhook whose signature is not the provider’s', async () => {
    const response = await studio.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' },
      payload: '{"id":"evt_forged"}',
    });
    expect(response.statusCode).toBe(400);
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

  it('lets go of nothing while a payment is under way that cannot be cancelled', async () => {
    const classId = await lastPlace();
    const visitor = studio.visitor();
    const { paymentIntentId, holdId } = await openPayment(visitor, classId);
    const refusal: Fault = {
      times: 1,
      when: 'before',
      kind: 'error',
      status: 400,
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      path: `/v1/payment_intents/${paymentIntentId}/cancel`,
    };
    await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, faults: [refusal] }));
    const refused = await visitor.call('/classes/class/release', { holdId });
    expect(refused).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ livePlaces: 1 });
    await studio.pay(paymentIntentId);
    later(21);
    await sweepPaymentsAndHolds(studio.services);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ livePlaces: 0, confirmed: 1 });
  });

  it('opens no payment without a hold and without a place, and takes a place when there is one', async () => {
    const full = await lastPlace();
    await studio.visitor().call('/classes/class/hold', { classId: full });
    const late = await studio
      .visitor()
      .call('/classes/payments/create-intent', { classId: full, customer: guestDetails });
    expect(late).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
    const open = await createClass(studio.database, { startsAt: inTwoDays });
    const direct = await studio
      .visitor()
      .call('/classes/payments/create-intent', { classId: open, customer: guestDetails });
    expect(direct.status).toBe(200);
    expect(await readClassTotals(studio.database, open)).toMatchObject({ taken: 1, livePlaces: 1 });
  });

  it('is nobody else’s to confirm', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const { paymentIntentId } = await openPayment(studio.visitor(), classId);
    await studio.pay(paymentIntentId);
    const stranger = await studio.visitor().call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(stranger).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('answers the same key and body the same, and refuses another body with that key', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    await visitor.call('/classes/class/hold', { classId });
    const wish = { classId, customer: guestDetails, idempotencyKey: 'press-0001' };
    const first = await visitor.call('/classes/payments/create-intent', wish);
    const again = await visitor.call('/classes/payments/create-intent', wish);
    expect(again.body).toEqual(first.body);
    const other = { ...wish, customer: { ...guestDetails, email: 'other@example.com' } };
    const refused = await visitor.call('/classes/payments/create-intent', other);
    expect(refused).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
  });

  it('refuses terms that have changed, and keeps the accepted version with the booking', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    await visitor.call('/classes/class/hold', { classId });
    const wish = { classId, customer: guestDetails, termsVersion: '1999-01' };
    const refused = await visitor.call('/classes/payments/create-intent', wish);
    expect(refused).toMatchObject({ status: 409, body: { code: 'terms_outdated' } });
    const opened = await visitor.call('/classes/payments/create-intent', { ...wish, termsVersion });
    await studio.pay(opened.body.paymentIntentId);
    await visitor.call('/classes/payments/confirm', {
      paymentIntentId: opened.body.paymentIntentId,
      classId,
    });
    const [booking] = await studio.database.orm.select().from(bookings).where(eq(bookings.classId, classId));
    expect(booking).toMatchObject({ termsVersion, termsAcceptedAt: studio.time.now });
  });
});

describe('booking what costs nothing', () => {
  it('opens no payment, and books at once', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays, pricePence: 0 });
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const wish = { classId, holdId, customer: guestDetails };
    const opened = await visitor.call('/classes/payments/create-intent', wish);
    expect(opened).toMatchObject({ status: 409, body: { ok: false, code: 'no_payment_required' } });
    const booked = await visitor.call('/classes/class/book', { ...wish, paymentMethod: 'ENTITLEMENT' });
    expect(booked.body.booking).toMatchObject({ pricePaid: 0, paymentMethod: 'ENTITLEMENT', free: true });
    const again = await visitor.call('/classes/class/book', wish);
    expect(again.body.bookingId).toBe(booked.body.bookingId);
  });

  it('refuses a class that has to be paid for', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const refused = await visitor.call('/classes/class/book', { classId, holdId, customer: guestDetails });
    expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required' } });
  });
});
