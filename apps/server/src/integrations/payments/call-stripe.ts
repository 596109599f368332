import Stripe from 'stripe';
import { CustomerNotFoundError, PaymentsRejectedError, PaymentsUnavailableError } from './port.ts';

/** Asks Stripe, and tells what may pass (`PaymentsUnavailableError`) from what will not (`PaymentsRejectedError`). */
export async function callStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (isCustomerGone(error)) throw new CustomerNotFoundError(error.message);
    const passes =
      error.statusCode === undefined || error.statusCode >= 500 || [401, 409, 429].includes(error.statusCode);
    throw passes ? new PaymentsUnavailableError(error.message) : new PaymentsRejectedError(error.message);
  }
}

/** Stripe's sentence is the same for a deleted customer, one of another account and one of the other mode. */
function isCustomerGone({ code, message }: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return code === 'resource_missing' && message.startsWith('No such customer');
}

/** Whether Stripe understood and said no, to the card or to what was asked. */
export function isStripeRejection(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeCardError ||
    (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 404)
  );
}

/** "Visa ending 4242", of a charge's card or a saved one. */
export function formatCardName(card: { brand?: string | null; last4?: string | null } | undefined | null) {
  if (!card?.brand || !card.last4) return null;
  return `${formatCardBrand(card.brand)} ending ${card.last4}`;
}

/** Stripe's `visa` as it stands on the card. */
export function formatCardBrand(brand: string): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
}

/** An id, from a field that may hold the id or the whole object. */
export function getId(field: string | { id: string } | null | undefined): string | null {
  return typeof field === 'object' ? (field?.id ?? null) : (field ?? null);
}

/** Stripe counts in whole seconds. */
export function fromEpochSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}
