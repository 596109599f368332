import type { Stripe } from '@stripe/stripe-js';
import { expect, it } from 'vitest';
import { findLostPayment } from './find-lost-payment.ts';
import { createPaymentNotices } from './payment-notices.ts';

const notices = createPaymentNotices('Nothing was charged.');

/** Looks for a payment; `answer` is Stripe's response. */
const found = (answer: () => Promise<object>) =>
  findLostPayment({ retrievePaymentIntent: answer } as unknown as Stripe, 'pi_1_secret', notices);
const stands = (paymentIntent: object) => found(async () => ({ paymentIntent }));

it('is paid when it went through although nobody heard of it', async () => {
  await expect(stands({ status: 'succeeded' })).resolves.toEqual({ paid: true });
  await expect(stands({ status: 'processing' })).resolves.toEqual({ paid: true });
});

it('says that nothing was charged only when the provider says so', async () => {
  await expect(stands({ status: 'requires_payment_method' })).resolves.toEqual({
    paid: false,
    notice: notices.notCompleted,
  });
  const refusal = { message: 'Your card was declined.' };
  const declined = await stands({ status: 'requires_payment_method', last_payment_error: refusal });
  expect(declined).toMatchObject({ notice: { next: expect.stringMatching(/^Your card was declined\./) } });
});

it('stays unknown while there is no answer', async () => {
  await expect(found(() => Promise.reject(new Error('lost')))).resolves.toBeNull();
  await expect(found(async () => ({ error: { type: 'api_connection_error' } }))).resolves.toBeNull();
});
