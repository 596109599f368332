import Stripe from 'stripe';
import {
  CustomerNotFoundError,
  PaymentsRejectedError,
  PaymentsUnavailableError,
  SubscriptionNotFoundError,
} from './port.ts';

/** Calls Stripe. Throws `PaymentsUnavailableError` for temporary errors and `PaymentsRejectedError` for final ones. */
export async function callStripe<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (isMissing(error, 'customer')) throw new CustomerNotFoundError(error.message);
    if (isMissing(error, 'subscription')) throw new SubscriptionNotFoundError(error.message);
    const isTemporary =
      error.statusCode === undefined || error.statusCode >= 500 || [401, 409, 429].includes(error.statusCode);
    throw isTemporary
      ? new PaymentsUnavailableError(error.message)
      : new PaymentsRejectedError(error.message);
  }
}

/**
 * Returns whether the object doesn't exist. Stripe sends the same message for deleted objects and for those of another
 * account or mode.
 */
function isMissing(
  { code, message }: InstanceType<typeof Stripe.errors.StripeError>,
  object: 'customer' | 'subscription',
): boolean {
  return code === 'resource_missing' && message.startsWith(`No such ${object}`);
}

/** Returns whether Stripe rejected the card or the request. */
export function isStripeRejection(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 404)
  );
}

/**
 * Formats the card of a charge, or a saved card, such as "Visa ending 4242". Null if its brand or digits are unknown.
 */
export function formatCardName(card: { brand?: string | null; last4?: string | null } | undefined | null) {
  if (!card?.brand || !card.last4) return null;
  return `${formatCardBrand(card.brand)} ending ${card.last4}`;
}

/** Capitalises Stripe's brand name, such as `visa`. */
export function formatCardBrand(brand: string): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
}

/** Returns the id from a field that holds an id or an expanded object. */
export function getStripeId(field: string | { id: string } | null | undefined): string | null {
  return typeof field === 'object' ? (field?.id ?? null) : (field ?? null);
}

/** Converts Stripe's timestamps, which are whole seconds since 1970. */
export function fromEpochSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
