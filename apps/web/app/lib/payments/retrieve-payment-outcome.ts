import type { Stripe } from '@stripe/stripe-js';
import type { PaymentOutcome } from './confirm-card-payment.ts';
import { getDeclinedNotice, type PaymentNotices } from './payment-notices.ts';

/**
 * Returns the outcome of a payment whose response never arrived; null while Stripe is unavailable. Never
 * charges or throws.
 */
export async function retrievePaymentOutcome(
  stripe: Stripe,
  clientSecret: string,
  notices: PaymentNotices,
): Promise<PaymentOutcome | null> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret).catch(() => ({}) as Unreachable);
  if (!paymentIntent) return null;
  const { status, last_payment_error: paymentError } = paymentIntent;
  if (status === 'succeeded' || status === 'processing') return { paid: true };
  return {
    paid: false,
    notice: paymentError ? getDeclinedNotice(notices, paymentError.message) : notices.notCompleted,
  };
}

/** Result when Stripe is unavailable. */
type Unreachable = { paymentIntent?: undefined };
