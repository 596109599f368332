import Stripe from 'stripe';
import type { PaymentsPort } from './port.ts';

type PriceInput = Pick<
  Parameters<PaymentsPort['createSubscription']>[0],
  'productId' | 'productName' | 'pricePence' | 'currency'
>;

/**
 * Returns the monthly price id of a product. Creates the product and the price if needed. Prices at Stripe never
 * change: each amount has its own price, found by lookup key, and existing subscriptions keep theirs.
 */
export async function ensureMonthlyPrice(stripe: Stripe, input: PriceInput): Promise<string> {
  const currency = input.currency.toLowerCase();
  const lookupKey = `${input.productId}-${input.pricePence}-${currency}-month`;
  const existing = await findPrice(stripe, lookupKey);
  if (existing) return existing;
  const product = `studio-${input.productId}`;
  await createIfMissing(() => stripe.products.create({ id: product, name: input.productName }));
  const params: Stripe.PriceCreateParams = {
    product,
    currency,
    unit_amount: input.pricePence,
    recurring: { interval: 'month' },
    lookup_key: lookupKey,
  };
  const made = await createIfMissing(() =>
    stripe.prices.create(params, { idempotencyKey: `price-${lookupKey}` }),
  );
  const price = made?.id ?? (await findPrice(stripe, lookupKey));
  if (!price) throw new Error(`Stripe says that the price ${lookupKey} exists, but does not return it.`);
  return price;
}

async function findPrice(stripe: Stripe, lookupKey: string): Promise<string | undefined> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  return data[0]?.id;
}

/** Creates an object. Returns undefined if Stripe responds with 400, because the id or lookup key exists already. */
async function createIfMissing<Made>(make: () => Promise<Made>): Promise<Made | undefined> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400)
      return undefined;
    throw error;
  }
}
