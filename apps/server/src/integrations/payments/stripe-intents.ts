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

/** Single payments. */
export function createStripeIntents(stripe: Stripe): Intents {
  return {
    createIntent: (wanted) =>
      callStripe(async () => {
        const params = { ...intentParams(wanted), automatic_payment_methods: { enabled: true } };
        // A refusal because of the customer is stored under its key, too, and would be repeated for the next one.
        const customer = wanted.customerId ? `-${wanted.customerId}` : '';
        const options = { idempotencyKey: `payment-${wanted.paymentId}${customer}` };
        return intentFrom(await stripe.paymentIntents.create(params, options));
      }),
    chargeCard: (wanted) => callStripe(() => chargeCard(stripe, wanted)),
    retrieveIntent: (intentId) => callStripe(() => retrieve(stripe, intentId)),
    findCharge: (wanted) => callStripe(() => findCharge(stripe, wanted)),
    cancelIntent: (intentId) => callStripe(() => cancelUnlessSucceeded(stripe, intentId)),
  };
}

/** What an intent is for, as we noted it when it was made; those from before the purpose are classes. */
export function readPaymentPurpose(metadata: Stripe.Metadata): PaymentPurpose | null {
  const { purpose, payment_id: paymentId } = metadata;
  if (purpose === 'class' || purpose === 'purchase') return purpose;
  return paymentId ? 'class' : null;
}

function intentParams(wanted: PaymentIntentInput): Stripe.PaymentIntentCreateParams {
  return {
    amount: wanted.amountPence,
    currency: wanted.currency.toLowerCase(),
    description: wanted.description,
    receipt_email: wanted.receiptEmail,
    metadata: { payment_id: wanted.paymentId, purpose: wanted.purpose },
    ...(wanted.customerId ? { customer: wanted.customerId } : {}),
    ...(wanted.saveCard ? { setup_future_usage: 'off_session' as const } : {}),
    expand,
  };
}

/** A decline is an answer here: the intent it leaves behind is still open. */
async function chargeCard(
  stripe: Stripe,
  wanted: PaymentIntentInput & { customerId: string; cardId: string },
): Promise<PaymentIntent> {
  const params = {
    // The card is kept already; asking for it again goes with the owner's presence only.
    ...intentParams({ ...wanted, saveCard: false }),
    payment_method: wanted.cardId,
    // Nobody is there whom a redirect could bring back.
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
    confirm: true,
    off_session: true,
  };
  try {
    const options = { idempotencyKey: `charge-${wanted.paymentId}` };
    return intentFrom(await stripe.paymentIntents.create(params, options));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError) || !error.payment_intent) throw error;
    return retrieve(stripe, error.payment_intent.id);
  }
}

/** By the customer's list: unlike Stripe's search, it knows at once what has just been made. */
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
    // Clocks differ by less than the hour.
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
    if (intent.status === 'open') throw new PaymentsUnavailableError(`${intentId} cannot be cancelled yet.`);
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
    customerGone: typeof intent.customer === 'object' && intent.customer?.deleted === true,
  };
}
