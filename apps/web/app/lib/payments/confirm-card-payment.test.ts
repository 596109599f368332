import type { PaymentIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmCardPayment } from './confirm-card-payment.ts';
import { createPaymentNotices } from './payment-notices.ts';

beforeAll(() => {
  Object.assign(globalThis, { location: new URL('https://studio.example/checkout') });
});

const payment = {
  clientSecret: 'pi_1_secret',
  returnTo: '/booking/complete?class=c&hold=h&date=2026-11-24',
  payer: { name: 'Amara Okafor', email: 'amara@guests.example' },
  notices: createPaymentNotices('You haven’t been charged and your hold is still active.'),
};

/** Starts a payment; `answer` is Stripe's response. */
function startPayment(answer: () => Promise<unknown>, submitted: object = {}) {
  const requests: { confirmParams?: { return_url: string } }[] = [];
  const stripe = {
    confirmPayment: (options: (typeof requests)[number]) => {
      requests.push(options);
      return answer() as Promise<PaymentIntentResult>;
    },
  } as unknown as Stripe;
  const elements = { submit: async () => submitted } as unknown as StripeElements;
  return { asked: requests, outcome: confirmCardPayment(stripe, elements, payment) };
}

const status = (word: string) => async () => ({ paymentIntent: { id: 'pi_1', status: word } });
const failWith = (error: object) => async () => ({ error });

describe('confirmCardPayment', () => {
  it('resolves as paid when the status is succeeded or processing', async () => {
    await expect(startPayment(status('succeeded')).outcome).resolves.toEqual({ paid: true });
    await expect(startPayment(status('processing')).outcome).resolves.toEqual({ paid: true });
  });

  it('passes the page’s URL as the return URL of a bank’s own page', async () => {
    const { asked: requests, outcome } = startPayment(status('succeeded'));
    await outcome;
    expect(requests[0]?.confirmParams?.return_url).toBe(
      'https://studio.example/booking/complete?class=c&hold=h&date=2026-11-24',
    );
  });

  it('shows "Payment failed.", the bank’s message and what is unchanged', async () => {
    const declined = failWith({ type: 'card_error', message: 'Your card was declined.' });
    await expect(startPayment(declined).outcome).resolves.toMatchObject({
      paid: false,
      notice: {
        title: 'Payment failed.',
        next: 'Your card was declined. You haven’t been charged and your hold is still active. Try another card.',
      },
    });
  });

  it('shows "Payment not completed." for any other status', async () => {
    const outcome = await startPayment(status('requires_payment_method')).outcome;
    expect(outcome).toMatchObject({ paid: false, notice: { title: 'Payment not completed.' } });
  });

  it('shows "Could not complete payment" without "Nothing was charged" when the outcome is unknown', async () => {
    const lost = [failWith({ type: 'api_connection_error' }), () => Promise.reject(new Error('lost'))];
    for (const answer of lost) {
      const outcome = await startPayment(answer).outcome;
      expect(outcome).toMatchObject({
        paid: false,
        outcomeUnknown: true,
        notice: { title: 'Could not complete payment' },
      });
      expect(JSON.stringify(outcome)).not.toContain('haven’t been charged');
    }
  });

  it('resolves as paid when the payment has already succeeded', async () => {
    const alreadyPaid = failWith({ type: 'invalid_request_error', payment_intent: { status: 'succeeded' } });
    await expect(startPayment(alreadyPaid).outcome).resolves.toEqual({ paid: true });
  });

  it('leaves an incomplete card to the form and sends no request', async () => {
    const { asked: requests, outcome } = startPayment(status('succeeded'), {
      error: { type: 'validation_error' },
    });
    await expect(outcome).resolves.toEqual({ paid: false, notice: null });
    expect(requests).toEqual([]);
  });
});
