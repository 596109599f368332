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
  notices: createPaymentNotices('Nothing was charged and your place is still held.'),
};

/** Starts a payment; `answer` is Stripe's response. */
function paying(answer: () => Promise<unknown>, submitted: object = {}) {
  const asked: { confirmParams?: { return_url: string } }[] = [];
  const stripe = {
    confirmPayment: (options: (typeof asked)[number]) => {
      asked.push(options);
      return answer() as Promise<PaymentIntentResult>;
    },
  } as unknown as Stripe;
  const elements = { submit: async () => submitted } as unknown as StripeElements;
  return { asked, outcome: confirmCardPayment(stripe, elements, payment) };
}

const status = (word: string) => async () => ({ paymentIntent: { id: 'pi_1', status: word } });
const refusal = (error: object) => async () => ({ error });

describe('taking a payment', () => {
  it('is paid when the status is succeeded, and when the bank is still at it', async () => {
    await expect(paying(status('succeeded')).outcome).resolves.toEqual({ paid: true });
    await expect(paying(status('processing')).outcome).resolves.toEqual({ paid: true });
  });

  it('comes back from a bank’s own page to the address of its page', async () => {
    const { asked, outcome } = paying(status('succeeded'));
    await outcome;
    expect(asked[0]?.confirmParams?.return_url).toBe(
      'https://studio.example/booking/complete?class=c&hold=h&date=2026-11-24',
    );
  });

  it('says the bank’s sentence behind "Payment failed." and what still stands', async () => {
    const declined = refusal({ type: 'card_error', message: 'Your card was declined.' });
    await expect(paying(declined).outcome).resolves.toMatchObject({
      paid: false,
      notice: {
        title: 'Payment failed.',
        next: 'Your card was declined. Nothing was charged and your place is still held. Try another card.',
      },
    });
  });

  it('says "Payment not completed." for any other status', async () => {
    const outcome = await paying(status('requires_payment_method')).outcome;
    expect(outcome).toMatchObject({ paid: false, notice: { title: 'Payment not completed.' } });
  });

  it('says "Could not complete payment", and not that nothing was charged, when nobody knows', async () => {
    const lost = [refusal({ type: 'api_connection_error' }), () => Promise.reject(new Error('lost'))];
    for (const answer of lost) {
      const outcome = await paying(answer).outcome;
      expect(outcome).toMatchObject({
        paid: false,
        unheard: true,
        notice: { title: 'Could not complete payment' },
      });
      expect(JSON.stringify(outcome)).not.toContain('Nothing was charged');
    }
  });

  it('takes a payment that had already gone through as paid', async () => {
    const twice = refusal({ type: 'invalid_request_error', payment_intent: { status: 'succeeded' } });
    await expect(paying(twice).outcome).resolves.toEqual({ paid: true });
  });

  it('leaves an incomplete card to the form itself and asks no bank', async () => {
    const { asked, outcome } = paying(status('succeeded'), { error: { type: 'validation_error' } });
    await expect(outcome).resolves.toEqual({ paid: false, notice: null });
    expect(asked).toEqual([]);
  });
});
