import Stripe from 'stripe';
import {
  callStripe,
  formatCardName,
  fromEpochSeconds,
  getStripeId,
  isStripeRejection,
} from './call-stripe.ts';
import type { PaymentsPort, ProviderSubscription } from './port.ts';
import { ensureMonthlyPrice } from './stripe-prices.ts';

type Subscriptions = Pick<
  PaymentsPort,
  | 'createSubscription'
  | 'retrieveSubscription'
  | 'cancelAtPeriodEnd'
  | 'endSubscription'
  | 'pauseSubscription'
>;

const expand = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];

export function createStripeSubscriptions(stripe: Stripe): Subscriptions {
  const update = (id: string, changes: Stripe.SubscriptionUpdateParams) =>
    callStripe(async () => subscriptionFrom(await stripe.subscriptions.update(id, { ...changes, expand })));
  return {
    createSubscription: (input) => callStripe(() => create(stripe, input)),
    retrieveSubscription: (id) => callStripe(() => retrieve(stripe, id)),
    cancelAtPeriodEnd: (id, cancel) => update(id, { cancel_at_period_end: cancel }),
    endSubscription: (id) => callStripe(() => end(stripe, id)),
    pauseSubscription: (id, until) => update(id, { pause_collection: until ? buildPause(until) : '' }),
  };
}

async function create(
  stripe: Stripe,
  input: Parameters<PaymentsPort['createSubscription']>[0],
): Promise<{ subscription: ProviderSubscription; clientSecret: string }> {
  const price = await ensureMonthlyPrice(stripe, input);
  const made = await stripe.subscriptions.create(
    {
      customer: input.customerId,
      items: [{ price }],
      metadata: { membership_id: input.membershipId },
      payment_behavior: 'default_incomplete',
      payment_settings: {
        payment_method_types: ['card'],
        save_default_payment_method: 'on_subscription',
      },
      expand: ['latest_invoice.confirmation_secret', ...expand],
    },
    { idempotencyKey: `membership-${input.membershipId}-${input.customerId}` },
  );
  const invoice = typeof made.latest_invoice === 'object' ? made.latest_invoice : null;
  const clientSecret = invoice?.confirmation_secret?.client_secret ?? '';
  return { subscription: subscriptionFrom(made), clientSecret };
}

async function retrieve(stripe: Stripe, id: string): Promise<ProviderSubscription> {
  return subscriptionFrom(await stripe.subscriptions.retrieve(id, { expand }));
}

/** Ends a subscription. Doesn't throw if it has already ended. */
async function end(stripe: Stripe, id: string): Promise<ProviderSubscription> {
  try {
    return subscriptionFrom(await stripe.subscriptions.cancel(id, { expand }));
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
    if (!isMissing && !isStripeRejection(error)) throw error;
    const current = await retrieve(stripe, id);
    if (current.status === 'ended') return current;
    throw error;
  }
}

/**
 * Returns the parameters that pause payments. Stripe voids invoices during the pause, so those months are never
 * charged.
 */
function buildPause(until: Date): Stripe.SubscriptionUpdateParams.PauseCollection {
  return { behavior: 'void', resumes_at: Math.floor(until.getTime() / 1000) };
}

function subscriptionFrom(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0];
  const resumesAt = subscription.pause_collection?.resumes_at;
  return {
    id: subscription.id,
    customerId: getStripeId(subscription.customer) ?? '',
    customerEmail: customerOf(subscription)?.email ?? null,
    status: statusOf(subscription.status),
    membershipId: subscription.metadata.membership_id ?? null,
    periodStart: fromEpochSeconds(item?.current_period_start ?? subscription.start_date),
    periodEnd: fromEpochSeconds(item?.current_period_end ?? subscription.start_date),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    pausedUntil: resumesAt ? fromEpochSeconds(resumesAt) : null,
    latestInvoiceId: getStripeId(subscription.latest_invoice),
    pricePence: sumPrices(subscription.items.data),
    currency: subscription.currency.toUpperCase(),
    method: methodOf(subscription),
  };
}

/** Returns the price of all items of a period; null if an item has no fixed price. */
function sumPrices(items: readonly Stripe.SubscriptionItem[]): number | null {
  return items.reduce<number | null>((sum, { price, quantity }) => {
    return sum === null || price.unit_amount === null ? null : sum + price.unit_amount * (quantity ?? 1);
  }, 0);
}

/**
 * Maps Stripe's status. `unpaid` counts as ended: Stripe accounts can choose it instead of `canceled` after the last
 * retry, and then charge nothing more.
 */
function statusOf(status: string): ProviderSubscription['status'] {
  if (status === 'incomplete' || status === 'past_due') return status;
  return status === 'active' || status === 'trialing' ? 'active' : 'ended';
}

/** Returns the expanded customer of a subscription; null if the customer was deleted. */
function customerOf({ customer }: Stripe.Subscription): Stripe.Customer | null {
  return typeof customer === 'object' && !customer.deleted ? customer : null;
}

function methodOf(subscription: Stripe.Subscription): string | null {
  const own = subscription.default_payment_method;
  const method = own ?? customerOf(subscription)?.invoice_settings.default_payment_method;
  return typeof method === 'object' ? formatCardName(method?.card) : null;
}
