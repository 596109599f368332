import { normaliseEmail } from '@studio/domain/people/email';
import { PaymentsRejectedError, type ProviderSubscription } from '../integrations/payments/port.ts';
import type { Services } from '../platform/services.ts';

/** Subscription that a membership may take over, or a sentence that says why not. */
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
 * Reads a subscription that an earlier system created at the provider, and checks that it's paid and belongs to the
 * client (handbook: privacy 7). Changes nothing there. Calls the provider, so never use it in a transaction. Throws
 * PaymentsUnavailableError.
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
    return { problem: 'Stripe doesn’t know this subscription. The membership was left out.' };
  }
}

/** Returns why a subscription may belong to someone else, so that a wrong id never charges the wrong client. */
function describeOtherOwner(
  { customerId, customerEmail }: ProviderSubscription,
  claim: SubscriptionClaim,
): string | null {
  if (claim.customerId && customerId !== claim.customerId)
    return 'This Stripe subscription belongs to another Stripe customer. The membership was left out.';
  if (customerEmail)
    return normaliseEmail(customerEmail) === claim.emailKey
      ? null
      : 'The customer of this Stripe subscription has another email address at Stripe than in this row. The membership was left out.';
  return claim.customerId
    ? null
    : 'The customer of this Stripe subscription has no email address at Stripe, and this row has no Stripe customer id. The membership was left out.';
}

function describeProblem(
  { status, pausedUntil, currency }: ProviderSubscription,
  ownCurrency: string,
): string | null {
  if (status === 'ended') return 'This Stripe subscription has ended. The membership was left out.';
  if (status !== 'active')
    return 'The last payment of this Stripe subscription failed. The membership was left out.';
  if (pausedUntil) return 'This Stripe subscription is paused. The membership was left out.';
  return currency === ownCurrency
    ? null
    : `This Stripe subscription is in ${currency}. The membership was left out.`;
}
