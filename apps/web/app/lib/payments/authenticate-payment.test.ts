import type { Stripe } from '@stripe/stripe-js';
import { describe, expect, it } from 'vitest';
import { authenticatePayment } from './authenticate-payment.ts';
import { createPaymentNotices } from './payment-notices.ts';

const notices = createPaymentNotices('Nothing was charged.');

/** Starts authentication of a payment with this status; `answer` is the bank's response. */
function asking(status: string, answer: () => Promise<unknown> = async () => ({})) {
  const asked: object[] = [];
  const stripe = {
    retrievePaymentIntent: async () => ({ paymentIntent: { status } }),
    handleNextAction: (options: object) => {
      asked.push(options);
      return answer();
    },
  } as unknown as Stripe;
  return { asked, outcome: authenticatePayment(stripe, 'pi_1_secret', notices) };
}

describe('asking the bank for its owner’s word', () => {
  it('asks only for a payment that waits for it', async () => {
    const paid = asking('succeeded');
    await expect(paid.outcome).resolves.toEqual({ paid: true });
    const declined = asking('requires_payment_method');
    await expect(declined.outcome).resolves.toEqual({ paid: false, notice: null });
    expect([...paid.asked, ...declined.asked]).toEqual([]);
  });

  it('is paid when the bank says so, also of one that another window was faster with', async () => {
    const { asked, outcome } = asking('requires_action', async () => ({
      paymentIntent: { status: 'succeeded' },
    }));
    await expect(outcome).resolves.toEqual({ paid: true });
    expect(asked).toEqual([{ clientSecret: 'pi_1_secret' }]);
    const late = asking('requires_action', async () => ({
      error: { payment_intent: { status: 'succeeded' } },
    }));
    await expect(late.outcome).resolves.toEqual({ paid: true });
  });

  it('says what the bank says, and that it is not known when no answer comes', async () => {
    const refused = asking('requires_action', async () => ({ error: { message: 'We are unable to.' } }));
    await expect(refused.outcome).resolves.toMatchObject({
      paid: false,
      notice: { title: 'Payment failed.', next: 'We are unable to. Nothing was charged. Try another card.' },
    });
    const lost = asking('requires_action', () => Promise.reject(new Error('gone')));
    await expect(lost.outcome).resolves.toEqual({ paid: false, notice: notices.unknown });
  });
});
