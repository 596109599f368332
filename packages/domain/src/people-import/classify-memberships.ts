import type { ClassifiedRow } from './classify-rows.ts';
import type { ImportOptions } from './columns.ts';
import { isRowImported } from './count-rows.ts';

/**
 * Action of the import for a row's membership (handbook: privacy 7).
 * - `subscription`: the client has the membership, and Stripe keeps charging the subscription.
 * - `until`: the client has the sessions until the next payment date, and nothing is charged.
 * - `left-out`: nothing, for the `reason`.
 */
export type MembershipOutcome =
  | { kind: 'subscription' | 'until'; productId: string }
  | { kind: 'left-out'; reason: string };

/** Memberships that the studio already has. */
export interface ExistingMemberships {
  /** Subscription ids of all memberships, ended ones included. */
  subscriptions: ReadonlySet<string>;
  /** Email keys of the studio's clients who already have a Stripe customer, by the id of that customer. */
  customers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Email keys of clients with a membership that hasn't ended. */
  members: ReadonlySet<string>;
}

/**
 * Decides about the membership of each row, in order. Returns the outcomes by row index. One client gets one
 * membership, and one subscription or Stripe customer belongs to one client, so no one pays for two memberships or for
 * someone else's. Rows without a membership, and rows that aren't imported, have no outcome.
 */
export function classifyMemberships(
  rows: readonly ClassifiedRow[],
  options: Pick<ImportOptions, 'plans' | 'unclear'>,
  existing: ExistingMemberships,
): Map<number, MembershipOutcome> {
  const outcomes = new Map<number, MembershipOutcome>();
  const lines: SeenLines = { subscriptions: new Map(), customers: new Map(), people: new Map() };
  for (const [at, row] of rows.entries()) {
    const membership = row.details?.membership;
    if (!membership || !isRowImported(row, options)) continue;
    const productId = options.plans[membership.key]?.productId ?? null;
    const { subscriptionId, customerId } = membership;
    const person = getPersonKey(row, at);
    const reason =
      productId === null
        ? `We’ll leave out ‘${membership.key}’, because you haven’t chosen a membership for it.`
        : describeConflict(row, { subscriptionId, customerId, person }, existing, lines);
    if (productId === null || reason) {
      outcomes.set(at, { kind: 'left-out', reason: reason ?? '' });
      continue;
    }
    if (subscriptionId) lines.subscriptions.set(subscriptionId, row.line);
    if (customerId) lines.customers.set(customerId, row.line);
    lines.people.set(person, row.line);
    outcomes.set(at, { kind: subscriptionId ? 'subscription' : 'until', productId });
  }
  return outcomes;
}

/** Returns a key that is equal for all rows of one person. */
function getPersonKey({ details, verdict, firstAt }: ClassifiedRow, at: number): string {
  return details?.emailKey && verdict !== 'unclear' ? details.emailKey : String(firstAt ?? at);
}

/** Line numbers of the memberships earlier in the file, by subscription id, Stripe customer id and client. */
type SeenLines = Record<'subscriptions' | 'customers' | 'people', Map<string, number>>;

function describeConflict(
  { details, verdict }: ClassifiedRow,
  {
    subscriptionId,
    customerId,
    person,
  }: { subscriptionId: string | null; customerId: string | null; person: string },
  existing: ExistingMemberships,
  lines: SeenLines,
): string | null {
  if (subscriptionId && existing.subscriptions.has(subscriptionId))
    return 'Another membership here already uses this Stripe subscription, so we’ll leave this one out.';
  const customer = customerId ? existing.customers.get(customerId) : undefined;
  if (customer && !customer.has(details?.emailKey ?? ''))
    return 'This Stripe customer is already linked to another client here, so we’ll leave this membership out.';
  const line = (subscriptionId && lines.subscriptions.get(subscriptionId)) || lines.people.get(person);
  if (line)
    return subscriptionId && lines.subscriptions.has(subscriptionId)
      ? `Line ${line} has the same Stripe subscription, so we’ll leave this one out.`
      : `Line ${line} has a membership for this client, so we’ll leave this one out.`;
  const customerLine = customerId && lines.customers.get(customerId);
  if (customerLine)
    return `Line ${customerLine} has the same Stripe customer, so we’ll leave this membership out.`;
  return verdict !== 'unclear' && details?.emailKey && existing.members.has(details.emailKey)
    ? 'This client already has a membership here, so we’ll leave this one out.'
    : null;
}
