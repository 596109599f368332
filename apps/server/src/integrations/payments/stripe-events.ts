import type Stripe from 'stripe';
import { getStripeId } from './call-stripe.ts';
import { InvalidWebhookSignatureError, type ProviderEvent } from './port.ts';
import { readPaymentPurpose } from './stripe-intents.ts';
import { getInvoiceSubscriptionId } from './stripe-invoices.ts';

/** Creates the parser of webhooks. `secret` is the endpoint's signing secret, `whsec_…`. */
export function createStripeEvents(stripe: Stripe, secret: string) {
  return {
    readEvent: async (rawBody: Buffer, signature: string): Promise<ProviderEvent> => {
      const event = verifyEvent(stripe, rawBody, signature, secret);
      return { id: event.id, type: event.type, about: aboutOf(event) };
    },
  };
}

function aboutOf({ type, data: { object } }: Stripe.Event): ProviderEvent['about'] {
  if (object.object === 'payment_intent') {
    return { kind: 'intent', intentId: object.id, purpose: readPaymentPurpose(object.metadata) };
  }
  if (object.object === 'refund' || object.object === 'dispute')
    return toRefundSubject(object.payment_intent);
  if (object.object === 'charge' && type === 'charge.refunded') return toRefundSubject(object.payment_intent);
  if (object.object === 'invoice') {
    return { kind: 'invoice', invoiceId: object.id, subscriptionId: getInvoiceSubscriptionId(object) };
  }
  if (object.object === 'subscription') return { kind: 'subscription', subscriptionId: object.id };
  return { kind: 'other' };
}

function toRefundSubject(intent: string | { id: string } | null): ProviderEvent['about'] {
  const intentId = getStripeId(intent);
  return intentId ? { kind: 'refund-or-dispute', intentId } : { kind: 'other' };
}

function verifyEvent(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret);
  } catch (error) {
    throw new InvalidWebhookSignatureError(
      error instanceof Error ? error.message : 'The signature is not valid.',
    );
  }
}
