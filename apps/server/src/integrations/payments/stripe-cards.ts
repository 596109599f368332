import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { callStripe, formatCardBrand, getStripeId } from './call-stripe.ts';
import type { CardSetup, PaymentsPort, ProviderCard } from './port.ts';

type Cards = Pick<
  PaymentsPort,
  | 'createCustomer'
  | 'deleteCustomer'
  | 'listCards'
  | 'createCardSetup'
  | 'retrieveCardSetup'
  | 'setDefaultCard'
  | 'removeCard'
>;

/** Statuses of a subscription that has ended or can't be changed. */
const closedStatuses = ['canceled', 'incomplete', 'incomplete_expired'];

export function createStripeCards(stripe: Stripe): Cards {
  return {
    createCustomer: (input) => callStripe(() => ensureCustomer(stripe, input)),
    deleteCustomer: (customerId) => callStripe(() => deleteCustomer(stripe, customerId)),
    listCards: (customerId) => callStripe(() => listCards(stripe, customerId)),
    createCardSetup: ({ customerId, setupKey }) =>
      callStripe(async () => {
        const params: Stripe.SetupIntentCreateParams = {
          customer: customerId,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
        };
        return setupFrom(await stripe.setupIntents.create(params, { idempotencyKey: `setup-${setupKey}` }));
      }),
    retrieveCardSetup: (setupId) =>
      callStripe(async () => setupFrom(await stripe.setupIntents.retrieve(setupId))),
    setDefaultCard: (customerId, cardId) => callStripe(() => setDefaultCard(stripe, customerId, cardId)),
    removeCard: (cardId) =>
      callStripe(async () => {
        await stripe.paymentMethods.detach(cardId);
      }),
  };
}

/**
 * Returns the member's customer, and creates one if there is none. Searches by email address first, because the
 * idempotency key expires after a day and changes with the member's name. The key ensures that two concurrent calls
 * create only one customer.
 */
async function ensureCustomer(
  stripe: Stripe,
  { memberId, email, name, insteadOf }: Parameters<PaymentsPort['createCustomer']>[0],
): Promise<string> {
  const { data } = await stripe.customers.list({ email, limit: 100 });
  const existing = data.find(({ id, metadata }) => metadata.member_id === memberId && id !== insteadOf);
  if (existing) return existing.id;
  // The idempotency key contains the previous customer id. Otherwise Stripe would return its stored response with that
  // customer.
  const replaced = insteadOf ? `\n${insteadOf}` : '';
  const params = { email, name, metadata: { member_id: memberId } };
  const made = await stripe.customers.create(params, {
    // Headers only allow Latin characters and should contain no personal data, so the key contains a hash.
    idempotencyKey: `customer-${memberId}-${createHash('sha256').update(`${email}\n${name}${replaced}`).digest('hex')}`,
  });
  return made.id;
}

async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.del(customerId);
  } catch (error) {
    const isDeleted = error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
    if (!isDeleted) throw error;
  }
}

async function listCards(stripe: Stripe, customerId: string): Promise<ProviderCard[]> {
  const [{ data }, chosen] = await Promise.all([
    stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 100 }),
    defaultCard(stripe, customerId),
  ]);
  return data.flatMap(({ id, card }) => {
    if (!card) return [];
    const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = card;
    const isDefault = id === chosen;
    return [
      {
        id,
        brand: formatCardBrand(brand),
        last4,
        expMonth,
        expYear,
        isDefault,
        fingerprint: fingerprint ?? null,
      },
    ];
  });
}

/**
 * Returns the card that a running subscription charges. If the member paid a failed month with another card, Stripe has
 * made that card the subscription's. Without a running subscription that has its own card, returns the customer's
 * default card.
 */
async function defaultCard(stripe: Stripe, customerId: string): Promise<string | null> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return null;
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
  const running = data.find(
    ({ status, default_payment_method: own }) => own !== null && !closedStatuses.includes(status),
  );
  return getStripeId((running ?? customer.invoice_settings).default_payment_method);
}

/**
 * Sets the default card of the customer and of each running subscription, because a subscription's own card takes
 * precedence.
 */
async function setDefaultCard(stripe: Stripe, customerId: string, cardId: string): Promise<void> {
  await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } });
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
  for (const subscription of data) {
    if (
      closedStatuses.includes(subscription.status) ||
      getStripeId(subscription.default_payment_method) === cardId
    )
      continue;
    await stripe.subscriptions.update(subscription.id, { default_payment_method: cardId });
  }
}

function setupFrom(setup: Stripe.SetupIntent): CardSetup {
  const finals: Record<string, CardSetup['status']> = { succeeded: 'succeeded', canceled: 'cancelled' };
  const status = finals[setup.status] ?? 'open';
  return {
    id: setup.id,
    clientSecret: setup.client_secret ?? '',
    status,
    customerId: getStripeId(setup.customer),
    cardId: status === 'succeeded' ? getStripeId(setup.payment_method) : null,
  };
}
