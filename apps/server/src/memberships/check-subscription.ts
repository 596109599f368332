import { PaymentsRejectedError, type ProviderSubscription } from '../integrations/payments/port.ts';
import type { Services } from '../platform/services.ts';

/** Subscription that a membership may take over, or a sentence that says why not. */
export type SubscriptionCheck =
  | { subscription: ProviderSubscription; problem?: never }
  | { problem: string; subscription?: never };

/**
 * Reads a subscription that an earlier system created at the provider, and checks that it's paid and belongs to the
 * customer (handbook: privacy 7). Changes nothing there. Calls the provider, so never use it in a transaction. Throws
 * PaymentsUnavailableError.
 */
export async function checkSubscription(
  { payments, config }: Pick<Services, 'payments' | 'config'>,
  { subscriptionId, customerId }: { subscriptionId: string; customerId: string | null },
): Promise<SubscriptionCheck> {
  try {
    const subscription = await payments.retrieveSubscription(subscriptionId);
    const problem = describeProblem(subscription, customerId, config.currency);
    return problem ? { problem } : { subscription };
  } catch (error) {
    if (!(error instanceof PaymentsRejectedError)) throw error;
    return { problem: 'Stripe doesn’t know this subscription. The membership was left out.' };
  }
}

function describeProblem(
  { customerId, status, pausedUntil, currency }: ProviderSubscription,
  expectedCustomerId: string | null,
  ownCurrency: string,
): string | null {
  if (expectedCustomerId && customerId !== expectedCustomerId)
    return 'This Stripe subscription belongs to another Stripe customer. The membership was left out.';
  if (status === 'ended') return 'This Stripe subscription has ended. The membership was left out.';
  if (status !== 'active')
    return 'The last payment of this Stripe subscription failed. The membership was left out.';
  if (pausedUntil) return 'This Stripe subscription is paused. The membership was left out.';
  return currency === ownCurrency
    ? null
    : `This Stripe subscription is in ${currency}. The membership was left out.`;
}
