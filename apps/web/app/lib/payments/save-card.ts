import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { CardPayment, PaymentOutcome } from './confirm-card-payment.ts';
import { getDeclinedNotice, getUnknownOutcomeNotice } from './payment-notices.ts';

/**
 * Saves the card with Stripe without charging it. Resolves on every outcome and never throws. If the bank has
 * its own page, the browser leaves this site and returns to `returnTo`.
 */
export async function saveCard(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, returnTo, payer, notices }: CardPayment,
): Promise<PaymentOutcome> {
  try {
    const { error: incomplete } = await elements.submit();
    if (incomplete) return { paid: false, notice: null };
    const { error, setupIntent } = await stripe.confirmSetup({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: new URL(returnTo, location.origin).href,
        payment_method_data: { billing_details: payer },
      },
    });
    if (!error)
      return setupIntent.status === 'succeeded'
        ? { paid: true }
        : { paid: false, notice: notices.notCompleted };
    if (error.setup_intent?.status === 'succeeded') return { paid: true };
    if (error.type === 'validation_error') return { paid: false, notice: null };
    return { paid: false, notice: getDeclinedNotice(notices, error.message) };
  } catch {
    return { paid: false, notice: getUnknownOutcomeNotice(notices) };
  }
}
