import type { Stripe } from '@stripe/stripe-js';
import type { PaymentOutcome } from './confirm-card-payment.ts';
import { getDeclinedNotice, getUnknownOutcomeNotice, type PaymentNotices } from './payment-notices.ts';

/**
 * Completes an off-session payment that failed because the customer's bank requires authentication (3-D Secure).
 * Resolves on every outcome and never throws. If the notice is null, the payment needs another card.
 */
export async function authenticatePayment(
  stripe: Stripe,
  clientSecret: string,
  notices: PaymentNotices,
): Promise<PaymentOutcome> {
  try {
    const { paymentIntent: waiting } = await stripe.retrievePaymentIntent(clientSecret);
    if (isPaid(waiting?.status)) return { paid: true };
    if (waiting?.status !== 'requires_action') return { paid: false, notice: null };
    const { paymentIntent, error } = await stripe.handleNextAction({ clientSecret });
    if (isPaid(paymentIntent?.status) || isPaid(error?.payment_intent?.status)) return { paid: true };
    return { paid: false, notice: error ? getDeclinedNotice(notices, error.message) : notices.notCompleted };
  } catch {
    return { paid: false, notice: getUnknownOutcomeNotice(notices) };
  }
}

function isPaid(status: string | undefined): boolean {
  return status === 'succeeded' || status === 'processing';
}
