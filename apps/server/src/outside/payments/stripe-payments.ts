import Stripe from 'stripe';
import {
  ForgedEvent,
  type Intent,
  type PaymentsPort,
  PaymentsRefused,
  PaymentsUnavailable,
  type ProviderEvent,
  type ProviderRefund,
} from './port.ts';

/** Where Stripe's API is, when it is not at Stripe: the sandbox's loopback port. */
export interface StripeAddress {
  host: string;
  port: number;
  protocol: 'http';
}

const expand = ['latest_charge'];

/** Payments through Stripe's own library, in both modes; `address` is where the sandbox listens. */
export function stripePayments(
  keys: { secretKey: string; webhookSecret: string },
  address?: StripeAddress,
): PaymentsPort {
  const stripe = new Stripe(keys.secretKey, {
    ...address,
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return {
    createIntent: ({ paymentId, amountPence, currency, description, receiptEmail }) =>
      asked(async () => {
        const made = await stripe.paymentIntents.create(
          {
            amount: amountPence,
            currency: currency.toLowerCase(),
            description,
            receipt_email: receiptEmail,
            metadata: { payment_id: paymentId },
            automatic_payment_methods: { enabled: true },
            expand,
          },
          { idempotencyKey: `payment-${paymentId}` },
        );
        return intentFrom(made);
      }),
    retrieveIntent: (intentId) =>
      asked(async () => intentFrom(await stripe.paymentIntents.retrieve(intentId, { expand }))),
    cancelIntent: (intentId) => asked(() => cancelUnlessSucceeded(stripe, intentId)),
    createRefund: ({ refundId, intentId, amountPence }) =>
      asked(async () => {
        const made = await stripe.refunds.create(
          { payment_intent: intentId, amount: amountPence, metadata: { refund_id: refundId } },
          { idempotencyKey: `refund-${refundId}` },
        );
        return refundFrom(made);
      }),
    retrieveRefund: (providerId) => asked(async () => refundFrom(await stripe.refunds.retrieve(providerId))),
    readEvent: (rawBody, signature) => readEvent(stripe, rawBody, signature, keys.webhookSecret),
  };
}

async function cancelUnlessSucceeded(stripe: Stripe, intentId: string): Promise<Intent> {
  try {
    return intentFrom(await stripe.paymentIntents.cancel(intentId, { expand }));
  } catch (error) {
    const finished =
      error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';
    if (!finished) throw error;
    return intentFrom(await stripe.paymentIntents.retrieve(intentId, { expand }));
  }
}

/** Tells what may pass from what will not. */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const passes =
      error.statusCode === undefined || error.statusCode >= 500 || [401, 409, 429].includes(error.statusCode);
    throw passes ? new PaymentsUnavailable(error.message) : new PaymentsRefused(error.message);
  }
}

function intentFrom(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const finals: Record<string, Intent['status']> = { succeeded: 'succeeded', canceled: 'cancelled' };
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: finals[intent.status] ?? 'open',
    amountPence: intent.amount,
    amountReceivedPence: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    paymentId: intent.metadata.payment_id ?? null,
    method: charge ? cardName(charge) : null,
    receiptUrl: charge?.receipt_url ?? null,
  };
}

function cardName(charge: Stripe.Charge): string | null {
  const card = charge.payment_method_details?.card;
  if (!card?.brand || !card.last4) return null;
  return `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending ${card.last4}`;
}

function refundFrom(refund: Stripe.Refund): ProviderRefund {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  const status = refund.status === 'succeeded' ? 'succeeded' : failed ? 'failed' : 'pending';
  return { id: refund.id, status, failure: refund.failure_reason ?? null };
}

function readEvent(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): ProviderEvent {
  const event = constructed(stripe, rawBody, signature, secret);
  const object = event.data.object;
  if (object.object === 'payment_intent') {
    return { id: event.id, type: event.type, about: { kind: 'intent', intentId: object.id } };
  }
  if (object.object === 'refund') {
    const ourRefundId = object.metadata?.refund_id ?? null;
    return { id: event.id, type: event.type, about: { kind: 'refund', refundId: object.id, ourRefundId } };
  }
  return { id: event.id, type: event.type, about: { kind: 'other' } };
}

function constructed(stripe: Stripe, rawBody: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret);
  } catch (error) {
    throw new ForgedEvent(error instanceof Error ? error.message : 'The signature does not fit.');
  }
}
