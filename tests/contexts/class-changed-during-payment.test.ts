import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import { sweepPaymentsAndHolds } from '@studio/server/bookings/holds/sweep-payments-and-holds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ChangedClassStudio,
  classMoved,
  classSeen,
  holdClass,
  openChangedClassStudio,
  toErrorResponse,
} from '../harness/changed-class-studio.ts';
import { readClassTotals } from '../harness/class-totals.ts';
import { guestDetails, openPayment } from '../harness/paid-booking.ts';

/** Noon in London, because no place is offered in the quiet hours. */
const monday = new Date('2026-11-23T12:00:00Z');

let { studio, cancelClasses, newClass, change } = {} as ChangedClassStudio;

beforeAll(async () => {
  ({ studio, cancelClasses, newClass, change } = await openChangedClassStudio());
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.time.now = monday;
  await cancelClasses();
});

describe('a class that changes while a payment is open', () => {
  it('cancels the payment, charges nothing and keeps the place held', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    await change(classId, { time: '22:20' });
    await studio.idle();
    expect((await studio.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe('canceled');
    await expect(studio.pay(paymentIntentId)).rejects.toThrow();
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ livePlaces: 1, confirmed: 0 });
    await holdClass(visitor, classId, { seen: classMoved });
    const reopened = await visitor.call(paths.createIntent, { classId, customer: guestDetails });
    await studio.pay(reopened.body.paymentIntentId);
    const input = { paymentIntentId: reopened.body.paymentIntentId, classId };
    expect((await visitor.call(paths.confirmPayment, input)).body.booking.start).toBe(classMoved.start);
  });

  it('cancels the payment during 3-D Secure, and asks the payer when they return', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    const pendingPayment = await studio.pay(paymentIntentId, 'pm_card_authenticationRequired');
    expect(pendingPayment.status).toBe('requires_action');
    await change(classId, { roomId: 'studio-2' });
    await studio.idle();
    const rejectedConfirmation = toErrorResponse(
      await visitor.call(paths.confirmPayment, { paymentIntentId, classId }),
    );
    expect(rejectedConfirmation.code).toBe('payment_not_completed');
    expect((await holdClass(visitor, classId)).changed).toEqual({
      before: classSeen,
      after: { ...classSeen, studio: 'Studio 2' },
    });
  });

  it('leaves a payment open while the class is what its payer accepted', async () => {
    const classId = await newClass();
    const visitor = studio.visitor();
    const { paymentIntentId } = await openPayment(visitor, classId);
    await sweepPaymentsAndHolds(studio.services, 0);
    expect((await studio.stripe.paymentIntents.retrieve(paymentIntentId)).status).toBe(
      'requires_payment_method',
    );
  });

  it.each(['confirm', 'webhook', 'sweeper'])(
    'books a payment made just before, and reports the change by email and response (%s)',
    async (first) => {
      const classId = await newClass();
      const visitor = studio.visitor();
      const email = `${randomUUID()}@guests.example`;
      const { holdId } = await holdClass(visitor, classId);
      const customer = { ...guestDetails, email };
      const { paymentIntentId } = (await visitor.call(paths.createIntent, { classId, holdId, customer }))
        .body;
      await studio.pay(paymentIntentId);
      await change(classId, { time: '22:20' });
      if (first === 'webhook') await studio.deliverWebhooks();
      if (first === 'sweeper') await sweepPaymentsAndHolds(studio.services, 0);
      const confirmed = await visitor.call(paths.confirmPayment, { paymentIntentId, classId });
      expect(confirmed).toMatchObject({
        status: 200,
        body: {
          changed: { before: classSeen, after: classMoved },
          booking: { status: 'CONFIRMED', start: classMoved.start },
        },
      });
      expect(await readClassTotals(studio.database, classId)).toMatchObject({
        taken: 1,
        livePlaces: 0,
        confirmed: 1,
      });
      const sentEmails = await studio.emails(email);
      expect(sentEmails.map(({ subject }) => subject.split(':')[0])).toEqual(['Changed', 'Booked']);
      const [changeEmail] = sentEmails;
      expect(changeEmail?.text).toContain('It now starts at 22:20 instead of 22:00.');
      expect(changeEmail?.text).toContain('Your class changed while you were paying.');
      expect(changeEmail?.text).toContain('we’ll refund you in full');
      expect(await studio.stripe.refunds.list({ payment_intent: paymentIntentId })).toMatchObject({
        data: [],
      });
    },
  );
});
