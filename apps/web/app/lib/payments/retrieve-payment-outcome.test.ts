import type { Stripe } from '@stripe/stripe-js';
import { expect, it } from 'vitest';
import { createPaymentNotices } from './payment-notices.ts';
import { retrievePaymentOutcome } from './retrieve-payment-outcome.ts';

const notices = createPaymentNotices('You haven’t been charged.');

/** Looks for a payment; `answer` is Stripe's response. */
const findOutcome = (answer: () => Promise<object>) =>
  retrievePaymentOutcome({ retrievePaymentIntent: answer } as unknown as Stripe, 'pi_1_secret', notices);
const findByIntent = (paymentIntent: object) => findOutcome(async () => ({ paymentIntent }));

it('returns paid when the payment succeeded although its response was lost', async () => {
  await expect(findByIntent({ status: 'succeeded' })).resolves.toEqual({ paid: true });
  await expect(findByIntent({ status: 'processing' })).resolves.toEqual({ paid: true });
});

it('says that nothing was charged only when Stripe confirms it', async () => {
  await expect(findByIntent({ status: 'requires_payment_method' })).resolves.toEqual({
    paid: false,
    notice: notices.notCompleted,
  });
  const paymentError = { message: 'Your card was declined.' };
  const declined = await findByIntent({
    status: 'requires_payment_method',
    last_payment_error: paymentError,
  });
  expect(declined).toMatchObject({ notice: { next: expect.stringMatching(/^Your card was declined\./) } });
});

it('returns null while Stripe cannot be reached', async () => {
  await expect(findOutcome(() => Promise.reject(new Error('lost')))).resolves.toBeNull();
  await expect(findOutcome(async () => ({ error: { type: 'api_connection_error' } }))).resolves.toBeNull();
});
