import type { Stripe } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { authenticatePayment } from './authenticate-payment.ts';
import { createPaymentNotices } from './payment-notices.ts';

const notices = createPaymentNotices('You haven’t been charged.');

/** Starts authentication of a payment with this status; `answer` is the bank's response. */
function startAuthentication(status: string, answer: () => Promise<unknown> = async () => ({})) {
  const requests: object[] = [];
  const stripe = {
    retrievePaymentIntent: async () => ({ paymentIntent: { status } }),
    handleNextAction: (options: object) => {
      requests.push(options);
      return answer();
    },
  } as unknown as Stripe;
  return { asked: requests, outcome: authenticatePayment(stripe, 'pi_1_secret', notices) };
}

describe('authenticatePayment', () => {
  it('starts 3-D Secure only for a payment that requires it', async () => {
    const paid = startAuthentication('succeeded');
    await expect(paid.outcome).resolves.toEqual({ paid: true });
    const declined = startAuthentication('requires_payment_method');
    await expect(declined.outcome).resolves.toEqual({ paid: false, notice: null });
    expect([...paid.asked, ...declined.asked]).toEqual([]);
  });

  it('resolves as paid when the bank confirms, also when another tab was faster', async () => {
    const { asked: requests, outcome } = startAuthentication('requires_action', async () => ({
      paymentIntent: { status: 'succeeded' },
    }));
    await expect(outcome).resolves.toEqual({ paid: true });
    expect(requests).toEqual([{ clientSecret: 'pi_1_secret' }]);
    const late = startAuthentication('requires_action', async () => ({
      error: { payment_intent: { status: 'succeeded' } },
    }));
    await expect(late.outcome).resolves.toEqual({ paid: true });
  });

  it('shows the bank’s message, and an unknown outcome when no response arrives', async () => {
    const rejected = startAuthentication('requires_action', async () => ({
      error: { message: 'We are unable to.' },
    }));
    await expect(rejected.outcome).resolves.toMatchObject({
      paid: false,
      notice: {
        title: 'Payment failed.',
        next: 'We are unable to. You haven’t been charged. Try another card.',
      },
    });
    const lost = startAuthentication('requires_action', () => Promise.reject(new Error('gone')));
    await expect(lost.outcome).resolves.toEqual({ paid: false, notice: notices.unknown });
  });
});
