import Stripe from 'stripe';
import { callStripe, formatCardName } from './call-stripe.ts';
import {
  CustomerNotFoundError,
  type PaymentIntent,
  type PaymentIntentInput,
  type PaymentPurpose,
  type PaymentsPort,
  PaymentsUnavailableError,
} from './port.ts';

type Intents = Pick<
  PaymentsPort,
  'createIntent' | 'chargeCard' | 'retrieveIntent' | 'findCharge' | 'cancelIntent'
>;

const expand = ['latest_charge', 'customer'];

export function createStripeIntents(stripe: Stripe): Intents {
  return {
    createIntent: (input) =>
      callStripe(async () => {
        const params = { ...intentParams(input), automatic_payment_methods: { enabled: true } };
        // The idempotency key contains the customer: Stripe also stores errors under a key, and a customer who replaces
        // a deleted one must not get the old error.
        const customer = input.customerId ? `-${input.customerId}` : '';
        const options = { idempotencyKey: `payment-${input.paymentId}${customer}` };
        return intentFrom(await stripe.paymentIntents.create(params, options));
      }),
    chargeCard: (input) => callStripe(() => chargeCard(stripe, input)),
    retrieveIntent: (intentId) => callStripe(() => retrieve(stripe, intentId)),
    findCharge: (input) => callStripe(() => findCharge(stripe, input)),
    cancelIntent: (intentId) => callStripe(() => cancelUnlessSucceeded(stripe, intentId)),
  };
}

/**
 * Reads the purpose from the intent's metadata. Older intents without a purpose pay for classes. Returns null for
 * intents that name no payment of this server, such as those of subscriptions.
 */
export function readPaymentPurpose(metadata: Stripe.Metadata): PaymentPurpose | null {
  const { purpose, payment_id: paymentId } = metadata;
  if (purpose === 'class' || purpose === 'purchase') return purpose;
  return paymentId ? 'class' : null;
}

function intentParams(input: PaymentIntentInput): Stripe.PaymentIntentCreateParams {
  return {
    amount: input.amountPence,
    currency: input.currency.toLowerCase(),
    description: input.description,
    receipt_email: input.receiptEmail,
    metadata: { payment_id: input.paymentId, purpose: input.purpose },
    ...(input.customerId ? { customer: input.customerId } : {}),
    ...(input.saveCard ? { setup_future_usage: 'off_session' as const } : {}),
    expand,
  };
}

/** Charges a saved card. Doesn't throw when the card is declined, because the intent remains open. */
async function chargeCard(
  stripe: Stripe,
  input: PaymentIntentInput & { customerId: string; cardId: string },
): Promise<PaymentIntent> {
  const params = {
    // The card is already saved. Saving it again would require the member to be present.
    ...intentParams({ ...input, saveCard: false }),
    payment_method: input.cardId,
    // Off-session payment: no customer is present to complete a redirect.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
    confirm: true,
    off_session: true,
  };
  try {
    const options = { idempotencyKey: `charge-${input.paymentId}` };
    return intentFrom(await stripe.paymentIntents.create(params, options));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError) || !error.payment_intent) throw error;
    return retrieve(stripe, error.payment_intent.id);
  }
}

/** Searches the list of the customer's intents, which contains new intents immediately, unlike Stripe's search. */
async function findCharge(
  stripe: Stripe,
  { customerId: customer, paymentId, since }: Parameters<PaymentsPort['findCharge']>[0],
): Promise<PaymentIntent | null> {
  const find = async (within: Stripe.PaymentIntentListParams) => {
    for await (const { id, metadata } of stripe.paymentIntents.list({ ...within, limit: 100 })) {
      if (metadata.payment_id === paymentId) return retrieve(stripe, id);
    }
    return null;
  };
  try {
    return await callStripe(() => find({ customer }));
  } catch (error) {
    if (!(error instanceof CustomerNotFoundError)) throw error;
    // Allows an hour of difference between the server's and the provider's clock.
    return find({ created: { gte: Math.floor(since.getTime() / 1000) - 3600 } });
  }
}

async function retrieve(stripe: Stripe, intentId: string): Promise<PaymentIntent> {
  return intentFrom(await stripe.paymentIntents.retrieve(intentId, { expand }));
}

async function cancelUnlessSucceeded(stripe: Stripe, intentId: string): Promise<PaymentIntent> {
  try {
    return intentFrom(await stripe.paymentIntents.cancel(intentId, { expand }));
  } catch (error) {
    const finished =
      error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state';
    if (!finished) throw error;
    const intent = await retrieve(stripe, intentId);
    if (intent.status === 'open') throw new PaymentsUnavailableError(`${intentId} can’t be cancelled yet.`);
    return intent;
  }
}

function intentFrom(intent: Stripe.PaymentIntent): PaymentIntent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const finals: Record<string, PaymentIntent['status']> = { succeeded: 'succeeded', canceled: 'cancelled' };
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: finals[intent.status] ?? 'open',
    amountPence: intent.amount,
    amountReceivedPence: intent.amount_received,
    amountRefundedPence: charge?.amount_refunded ?? 0,
    currency: intent.currency.toUpperCase(),
    paymentId: intent.metadata.payment_id ?? null,
    purpose: readPaymentPurpose(intent.metadata),
    method: formatCardName(charge?.payment_method_details?.card),
    cardFingerprint: charge?.payment_method_details?.card?.fingerprint ?? null,
    receiptUrl: charge?.receipt_url ?? null,
    isCustomerDeleted: typeof intent.customer === 'object' && intent.customer?.deleted === true,
  };
}
