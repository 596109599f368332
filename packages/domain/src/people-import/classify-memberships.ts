import { type ClassifiedRow, isRowImported } from './classify-rows.ts';
import type { ImportOptions } from './columns.ts';

/**
 * Action of the import for a row's membership (handbook: privacy 7).
 * - `subscription`: the client has the membership, and Stripe keeps charging the subscription.
 * - `until`: the client has the sessions until the next payment day, and nothing is charged.
 * - `left-out`: nothing, for the `reason`.
 */
export type MembershipOutcome =
  | { kind: 'subscription' | 'until'; productId: string }
  | { kind: 'left-out'; reason: string };

/** Memberships that the studio already has. */
export interface ExistingMemberships {
  /** Subscription ids of all memberships, ended ones included. */
  subscriptions: ReadonlySet<string>;
  /** Email keys of clients with a membership that hasn't ended. */
  members: ReadonlySet<string>;
}

/**
 * Decides about the membership of each row, in order. One client gets one membership, and one subscription belongs to
 * one client, so no one pays for two memberships. Rows without a membership are missing.
 */
export function classifyMemberships(
  rows: readonly ClassifiedRow[],
  options: Pick<ImportOptions, 'plans' | 'unclear'>,
  existing: ExistingMemberships,
): Map<number, MembershipOutcome> {
  const outcomes = new Map<number, MembershipOutcome>();
  const lines = { subscriptions: new Map<string, number>(), people: new Map<string, number>() };
  for (const [at, row] of rows.entries()) {
    const membership = row.details?.membership;
    if (!membership || !isRowImported(row, options)) continue;
    const productId = options.plans[membership.key]?.productId ?? null;
    const { subscriptionId } = membership;
    const person = getPersonKey(row, at);
    const reason =
      productId === null
        ? `We’ll leave out ‘${membership.key}’, because no membership is chosen for it.`
        : describeConflict(row, { subscriptionId, person }, existing, lines);
    if (productId === null || reason) {
      outcomes.set(at, { kind: 'left-out', reason: reason ?? '' });
      continue;
    }
    if (subscriptionId) lines.subscriptions.set(subscriptionId, row.line);
    lines.people.set(person, row.line);
    outcomes.set(at, { kind: subscriptionId ? 'subscription' : 'until', productId });
  }
  return outcomes;
}

/** Returns a key that is equal for all rows of one person. */
function getPersonKey({ details, verdict, firstAt }: ClassifiedRow, at: number): string {
  return details?.emailKey && verdict !== 'unclear' ? details.emailKey : String(firstAt ?? at);
}

function describeConflict(
  { details, verdict }: ClassifiedRow,
  { subscriptionId, person }: { subscriptionId: string | null; person: string },
  existing: ExistingMemberships,
  lines: { subscriptions: ReadonlyMap<string, number>; people: ReadonlyMap<string, number> },
): string | null {
  if (subscriptionId && existing.subscriptions.has(subscriptionId))
    return 'A membership here already has this Stripe subscription, so we’ll leave it out.';
  const line = (subscriptionId && lines.subscriptions.get(subscriptionId)) || lines.people.get(person);
  if (line)
    return subscriptionId && lines.subscriptions.has(subscriptionId)
      ? `Line ${line} has the same Stripe subscription, so we’ll leave this one out.`
      : `Line ${line} has a membership of this client, so we’ll leave this one out.`;
  return verdict !== 'unclear' && details?.emailKey && existing.members.has(details.emailKey)
    ? 'This client already has a membership here, so we’ll leave this one out.'
    : null;
}
