import pLimit from 'p-limit';
import { PaymentsUnavailableError } from '../../integrations/payments/port.ts';
import { checkSubscription, type SubscriptionCheck } from '../../memberships/check-subscription.ts';
import type { Services } from '../../platform/services.ts';
import type { ImportReview } from './review-import-rows.ts';

type Checks = Map<number, SubscriptionCheck>;
type CheckedRows = Pick<ImportReview, 'rows' | 'memberships'>;

/** Concurrent calls to Stripe, which allows more. */
const maxConcurrentCalls = 8;

/** Number of subscriptions that a preview checks, so that it takes seconds. The import checks all. */
export const maxPreviewedSubscriptions = 400;

/**
 * Checks the subscriptions of the rows from `from` up to `to` at the provider. Returns the results by row index. Calls
 * the provider, so never use it in a transaction. Throws PaymentsUnavailableError.
 */
export async function checkRowSubscriptions(
  services: Pick<Services, 'payments' | 'config'>,
  review: CheckedRows,
  [from, to]: [from: number, to: number],
): Promise<Checks> {
  const found = listClaims(review).filter(({ at }) => at >= from && at < to);
  return checkClaims(services, found);
}

/**
 * Checks the subscriptions of a preview at the provider. Returns null if the provider is unavailable: the import then
 * checks them.
 */
export async function previewRowSubscriptions(
  services: Pick<Services, 'payments' | 'config'>,
  review: CheckedRows,
): Promise<Checks | null> {
  try {
    return await checkClaims(services, listClaims(review).slice(0, maxPreviewedSubscriptions));
  } catch (error) {
    if (!(error instanceof PaymentsUnavailableError)) throw error;
    return null;
  }
}

function listClaims({ rows, memberships }: CheckedRows) {
  return rows.flatMap(({ details }, at) => {
    const { membership, emailKey = null } = details ?? {};
    if (memberships.get(at)?.kind !== 'subscription' || !membership?.subscriptionId) return [];
    const { subscriptionId, customerId } = membership;
    return [{ at, claim: { subscriptionId, customerId, emailKey } }];
  });
}

async function checkClaims(
  services: Pick<Services, 'payments' | 'config'>,
  found: ReturnType<typeof listClaims>,
): Promise<Checks> {
  const results = await pLimit(maxConcurrentCalls).map(
    found,
    async ({ at, claim }): Promise<[number, SubscriptionCheck]> => [
      at,
      await checkSubscription(services, claim),
    ],
  );
  return new Map(results);
}
