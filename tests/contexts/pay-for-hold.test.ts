import { termsVersion } from '@studio/contracts/terms-version';
import { bookings } from '@studio/server/bookings/tables';
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

const lastPlace = () => createClass(studio.database, { startsAt: inTwoDays, capacity: 1 });

describe('paying for a held class', () => {
  it('books when the card is charged, and returns the same response when repeated', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const opened = await openPayment(visitor, classId);
    expect(opened.amount).toBe(20);
    await studio.pay(opened.paymentIntentId);
    const input = { paymentIntentId: opened.paymentIntentId, classId };
    const first = await visitor.call('/classes/payments/confirm', input);
    const repeated = await visitor.call('/classes/payments/confirm', input);
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
    expect(repeated.body).toEqual(first.body);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({
      taken: 1,
      livePlaces: 0,
      confirmed: 1,
    });
  });

  it('creates one booking for each attendee, each with its own code', async () => {
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
    const rejected = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(rejected).toMatchObject({ status: 409, body: { code: 'payment_not_completed' } });
    await studio.pay(paymentIntentId);
    const { status } = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(status).toBe(200);
  });

  it('returns the same payment when it is opened again, with the corrected details', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { paymentIntentId, clientSecret } = await openPayment(visitor, classId);
    const customer = { ...guestDetails, firstName: 'Corrected' };
    const repeated = await visitor.call('/classes/payments/create-intent', { classId, customer });
    expect(repeated.body).toMatchObject({ paymentIntentId, clientSecret });
    await studio.pay(paymentIntentId);
    const { body } = await visitor.call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(body.booking.customer.firstName).toBe('Corrected');
  });

  it('books by the webhook alone, once, however often and in whatever order it arrives', async () => {
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

  it('rejects a webhook whose signature is not the provider’s', async () => {
    const response = await studio.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' },
      payload: '{"id":"evt_forged"}',
    });
    expect(response.statusCode).toBe(400);
  });

  it('opens no payment without a hold or a free place, and takes a free place', async () => {
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

  it('returns 404 when another visitor confirms the payment', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const { paymentIntentId } = await openPayment(studio.visitor(), classId);
    await studio.pay(paymentIntentId);
    const otherResponse = await studio
      .visitor()
      .call('/classes/payments/confirm', { paymentIntentId, classId });
    expect(otherResponse).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('returns the same response for the same key and body, and rejects another body', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    await visitor.call('/classes/class/hold', { classId });
    const input = { classId, customer: guestDetails, idempotencyKey: 'press-0001' };
    const first = await visitor.call('/classes/payments/create-intent', input);
    const repeated = await visitor.call('/classes/payments/create-intent', input);
    expect(repeated.body).toEqual(first.body);
    const other = { ...input, customer: { ...guestDetails, email: 'other@example.com' } };
    const rejected = await visitor.call('/classes/payments/create-intent', other);
    expect(rejected).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
  });

  it('rejects outdated terms, and stores the accepted version with the booking', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    await visitor.call('/classes/class/hold', { classId });
    const input = { classId, customer: guestDetails, termsVersion: '1999-01' };
    const rejected = await visitor.call('/classes/payments/create-intent', input);
    expect(rejected).toMatchObject({ status: 409, body: { code: 'terms_outdated' } });
    const opened = await visitor.call('/classes/payments/create-intent', { ...input, termsVersion });
    await studio.pay(opened.body.paymentIntentId);
    await visitor.call('/classes/payments/confirm', {
      paymentIntentId: opened.body.paymentIntentId,
      classId,
    });
    const [booking] = await studio.database.orm.select().from(bookings).where(eq(bookings.classId, classId));
    expect(booking).toMatchObject({ termsVersion, termsAcceptedAt: studio.time.now });
  });
});

describe('booking a free class', () => {
  it('opens no payment, and books at once', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays, pricePence: 0 });
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const input = { classId, holdId, customer: guestDetails };
    const opened = await visitor.call('/classes/payments/create-intent', input);
    expect(opened).toMatchObject({ status: 409, body: { ok: false, code: 'no_payment_required' } });
    const booked = await visitor.call('/classes/class/book', { ...input, paymentMethod: 'ENTITLEMENT' });
    expect(booked.body.booking).toMatchObject({ pricePaid: 0, paymentMethod: 'ENTITLEMENT', free: true });
    const repeated = await visitor.call('/classes/class/book', input);
    expect(repeated.body.bookingId).toBe(booked.body.bookingId);
  });

  it('returns 402 for a class with a price', async () => {
    const classId = await createClass(studio.database, { startsAt: inTwoDays });
    const visitor = studio.visitor();
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const rejected = await visitor.call('/classes/class/book', { classId, holdId, customer: guestDetails });
    expect(rejected).toMatchObject({ status: 402, body: { code: 'payment_required' } });
  });
});
