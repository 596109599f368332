import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import {
  getDeclinedNotice,
  getUnknownOutcomeNotice,
  type PaymentNotice,
  type PaymentNotices,
} from './payment-notices.ts';

/** A card payment as its page knows it, whatever it is for. */
export interface CardPayment {
  clientSecret: string;
  /** Path of this site that a bank's own page comes back to. */
  returnTo: string;
  payer: { name: string; email: string; phone?: string };
  notices: PaymentNotices;
}

/**
 * Paid, or what to say. A notice of null: the form says it itself, at its own field. `unheard`: the answer was lost, so
 * that it may be paid all the same.
 */
export type PaymentOutcome = { paid: true } | { paid: false; notice: PaymentNotice | null; unheard?: true };

/**
 * Confirms the card with the provider. Resolves on every outcome and never throws. A bank that wants its own page
 * leaves this one; the payment then comes back to `returnTo`.
 */
export async function confirmCardPayment(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, returnTo, payer, notices }: CardPayment,
): Promise<PaymentOutcome> {
  try {
    const { error: incomplete } = await elements.submit();
    if (incomplete) return unpaid(incomplete, notices);
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      redirect: 'if_required',
      confirmParams: {
        return_url: new URL(returnTo, location.origin).href,
        payment_method_data: { billing_details: payer },
      },
    });
    if (error) return alreadyPaid(error) ? { paid: true } : unpaid(error, notices);
    const done = paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing';
    return done ? { paid: true } : { paid: false, notice: notices.notCompleted };
  } catch {
    return unheard(notices);
  }
}

function unheard(notices: PaymentNotices): PaymentOutcome {
  return { paid: false, notice: getUnknownOutcomeNotice(notices), unheard: true };
}

/** A second tab, or a first press whose answer was lost, may have paid already. */
function alreadyPaid(error: StripeError): boolean {
  return error.payment_intent?.status === 'succeeded';
}

function unpaid(error: StripeError, notices: PaymentNotices): PaymentOutcome {
  if (error.type === 'validation_error') return { paid: false, notice: null };
  if (error.type === 'api_connection_error') return unheard(notices);
  return { paid: false, notice: getDeclinedNotice(notices, error.message) };
}
