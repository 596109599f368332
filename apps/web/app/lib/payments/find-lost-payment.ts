import type { Stripe } from '@stripe/stripe-js';
import type { PaymentOutcome } from './confirm-card-payment.ts';
import { getDeclinedNotice, type PaymentNotices } from './payment-notices.ts';

/** What became of a payment whose answer was lost; null while it cannot be heard. Takes nothing and never throws. */
export async function findLostPayment(
  stripe: Stripe,
  clientSecret: string,
  notices: PaymentNotices,
): Promise<PaymentOutcome | null> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret).catch(() => ({}) as Nothing);
  if (!paymentIntent) return null;
  const { status, last_payment_error: refusal } = paymentIntent;
  if (status === 'succeeded' || status === 'processing') return { paid: true };
  return {
    paid: false,
    notice: refusal ? getDeclinedNotice(notices, refusal.message) : notices.notCompleted,
  };
}

/** No answer at all. */
type Nothing = { paymentIntent?: undefined };
