import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { CreateIntentAnswer, HoldAnswer } from '@studio/contracts/bookings';
import { completionAddress } from './checkout-addresses.ts';
import { classDay } from './class-day.ts';
import { type GuestOrder, wireCustomer } from './guest-order.ts';
import { declinedNotice, type PaymentNotice, paymentNotices } from './payment-messages.ts';

interface PaymentAttempt {
  stripe: Stripe;
  elements: StripeElements;
  intent: CreateIntentAnswer;
  hold: HoldAnswer;
  order: GuestOrder;
}

/** Paid, or what to say. A notice of null: the form says it itself, at its own field. */
export type PaymentOutcome = { paid: true; intentId: string } | { paid: false; notice: PaymentNotice | null };

/**
 * Confirms the card with the provider. Resolves on every outcome and never throws. A bank that wants its own page
 * leaves this one; the payment then comes back to the completion address.
 */
export async function takePayment(attempt: PaymentAttempt): Promise<PaymentOutcome> {
  try {
    const { error: incomplete } = await attempt.elements.submit();
    if (incomplete) return unpaid(incomplete);
    const { error, paymentIntent } = await confirmCard(attempt);
    if (error) return alreadyPaid(error) ? paid(attempt.intent.paymentIntentId) : unpaid(error);
    const done = paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing';
    return done ? paid(paymentIntent.id) : { paid: false, notice: paymentNotices.notCompleted };
  } catch {
    return { paid: false, notice: paymentNotices.unknown };
  }
}

function confirmCard({ stripe, elements, intent, hold, order }: PaymentAttempt) {
  const { firstName, lastName, email, phone } = wireCustomer(order.details);
  const back = completionAddress({
    classId: hold.class.classId,
    holdId: hold.holdId,
    date: classDay(hold.class),
  });
  const billing_details = { name: `${firstName} ${lastName}`, email, ...(phone ? { phone } : {}) };
  return stripe.confirmPayment({
    elements,
    clientSecret: intent.clientSecret,
    redirect: 'if_required',
    confirmParams: {
      return_url: new URL(back, location.origin).href,
      payment_method_data: { billing_details },
    },
  });
}

function paid(intentId: string): PaymentOutcome {
  return { paid: true, intentId };
}

/** A second tab, or a first press whose answer was lost, may have paid already. */
function alreadyPaid(error: StripeError): boolean {
  return error.payment_intent?.status === 'succeeded';
}

function unpaid(error: StripeError): PaymentOutcome {
  if (error.type === 'validation_error') return { paid: false, notice: null };
  if (error.type === 'api_connection_error') return { paid: false, notice: paymentNotices.unknown };
  return { paid: false, notice: declinedNotice(error.message) };
}
