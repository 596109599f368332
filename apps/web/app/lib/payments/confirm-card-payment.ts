import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import {
  getDeclinedNotice,
  getUnknownOutcomeNotice,
  type PaymentNotice,
  type PaymentNotices,
} from './payment-notices.ts';

export interface CardPayment {
  clientSecret: string;
  /** Path on this site to which the bank's own page returns. */
  returnTo: string;
  payer: { name: string; email: string; phone?: string };
  notices: PaymentNotices;
}

/**
 * Outcome of a payment. If the notice is null, Stripe's form shows the error at its field. From `authenticatePayment`,
 * which has no form, a null notice means that another card is needed. `outcomeUnknown`: no response arrived, so the
 * payment may have succeeded.
 */
export type PaymentOutcome =
  | { paid: true }
  | { paid: false; notice: PaymentNotice | null; outcomeUnknown?: true };

/**
 * Confirms the card with Stripe. Resolves on every outcome and never throws. If the bank has its own page,
 * the browser leaves this site and returns to `returnTo`.
 */
export async function confirmCardPayment(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, returnTo, payer, notices }: CardPayment,
): Promise<PaymentOutcome> {
  try {
    const { error: incomplete } = await elements.submit();
    if (incomplete) return toUnpaidOutcome(incomplete, notices);
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: new URL(returnTo, location.origin).href,
        payment_method_data: { billing_details: payer },
      },
    });
    if (error) return isAlreadyPaid(error) ? { paid: true } : toUnpaidOutcome(error, notices);
    const done = paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing';
    return done ? { paid: true } : { paid: false, notice: notices.notCompleted };
  } catch {
    return toUnknownOutcome(notices);
  }
}

function toUnknownOutcome(notices: PaymentNotices): PaymentOutcome {
  return { paid: false, notice: getUnknownOutcomeNotice(notices), outcomeUnknown: true };
}

/**
 * Returns whether the payment has already succeeded, in a second tab or with an earlier click whose response
 * never arrived.
 */
function isAlreadyPaid(error: StripeError): boolean {
  return error.payment_intent?.status === 'succeeded';
}

function toUnpaidOutcome(error: StripeError, notices: PaymentNotices): PaymentOutcome {
  if (error.type === 'validation_error') return { paid: false, notice: null };
  if (error.type === 'api_connection_error') return toUnknownOutcome(notices);
  return { paid: false, notice: getDeclinedNotice(notices, error.message) };
}
