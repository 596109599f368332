import { normaliseEmail } from '@studio/domain/people/email';
import { PaymentsRejectedError, type ProviderSubscription } from '../integrations/payments/port.ts';
import type { Services } from '../platform/services.ts';

/** Subscription that a membership may take over, or a sentence that says why it’s left out. */
export type SubscriptionCheck =
  | { subscription: ProviderSubscription; problem?: never }
  | { problem: string; subscription?: never };

/** Row of a file that names a subscription. */
export interface SubscriptionClaim {
  subscriptionId: string;
  customerId: string | null;
  /** Normalised email address of the row. */
  emailKey: string | null;
}

/**
 * Reads a subscription that an earlier system created at the provider. Checks that it belongs to the client, is paid
 * and not paused, and has the studio's currency (handbook: privacy 7). Changes nothing there. Calls the provider, so
 * never use it in a transaction. Throws PaymentsUnavailableError.
 */
export async function checkSubscription(
  { payments, config }: Pick<Services, 'payments' | 'config'>,
  claim: SubscriptionClaim,
): Promise<SubscriptionCheck> {
  try {
    const subscription = await payments.retrieveSubscription(claim.subscriptionId);
    const problem = describeOtherOwner(subscription, claim) ?? describeProblem(subscription, config.currency);
    return problem ? { problem } : { subscription };
  } catch (error) {
    if (!(error instanceof PaymentsRejectedError)) throw error;
    return { problem: 'Stripe doesn’t know this subscription.' };
  }
}

/** Returns why a subscription may belong to someone else, so that a wrong id never charges the wrong client. */
function describeOtherOwner(
  { customerId, customerEmail }: ProviderSubscription,
  claim: SubscriptionClaim,
): string | null {
  if (claim.customerId && customerId !== claim.customerId)
    return 'This Stripe subscription belongs to a different Stripe customer.';
  if (customerEmail)
    return normaliseEmail(customerEmail) === claim.emailKey
      ? null
      : 'The email address for this subscription in Stripe doesn’t match this row.';
  return claim.customerId
    ? null
    : 'This subscription has no email address in Stripe, and this row has no Stripe customer ID.';
}

function describeProblem(
  { status, pausedUntil, currency }: ProviderSubscription,
  ownCurrency: string,
): string | null {
  if (status === 'ended') return 'This Stripe subscription has ended.';
  if (status !== 'active') return 'The last payment of this Stripe subscription failed.';
  if (pausedUntil) return 'This Stripe subscription is paused.';
  return currency === ownCurrency ? null : `This Stripe subscription is in ${currency}.`;
}
