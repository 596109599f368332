import type { EntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { getNextProviderCheck } from '@studio/domain/memberships/next-provider-check';
import { v7 as uuidv7 } from 'uuid';
import { grantEntitlement } from '../entitlements/grant-entitlement.ts';
import type { ProviderSubscription } from '../integrations/payments/port.ts';
import { attachCustomer } from '../payments/attach-customer.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { toImportedMonthOrigin } from './imported-month.ts';
import { memberships } from './tables.ts';

export interface ImportMembershipInput {
  branchId: string;
  /** Account or placeholder id of the client. The caller has locked the client's `people` row. */
  owner: string;
  /** Placeholder id of the client, which links the customer of the subscription if the account has another one. */
  placeholder: string;
  product: { id: string; name: string; pricePence: number };
  terms: EntitlementTerms;
  /** Returns the number of sessions left in the paid period; null if unlimited. Called after the membership is added. */
  countSessionsLeft: () => Promise<number | null>;
  subscription: ProviderSubscription;
  actor: Actor;
}

/**
 * Adds a membership whose subscription an earlier system created, with the sessions of the period that is already paid.
 * Stripe keeps charging the subscription; this call reaches neither Stripe nor the client.
 * Returns a sentence instead if the membership is impossible.
 */
export async function importMembership(
  tx: QueryExecutor,
  input: ImportMembershipInput,
  now: Date,
): Promise<{ membershipId: string; entitlementId: string } | { problem: string }> {
  const { branchId, owner, placeholder, subscription, product, terms, countSessionsLeft, actor } = input;
  const { customerId } = subscription;
  if (!(await attachCustomer(tx, { owners: [owner, placeholder], customerId }, now)))
    return {
      problem:
        'This Stripe customer belongs to another client, or this client is linked to a different one. We’ve left the membership out.',
    };
  const id = uuidv7();
  const added = await tx.orm
    .insert(memberships)
    .values(toMembershipRow(id, input, now))
    .onConflictDoNothing()
    .returning({ id: memberships.id });
  if (added.length === 0)
    return {
      problem: 'This client or this subscription already has a membership here. We’ve left this one out.',
    };
  const entitlementId = await grantEntitlement(
    tx,
    {
      branchId,
      memberId: owner,
      kind: 'membership',
      productId: product.id,
      name: product.name,
      terms: { ...terms, sessions: await countSessionsLeft() },
      startsAt: now,
      expiresAt: subscription.periodEnd,
      origin: 'membership',
      originId: toImportedMonthOrigin(id),
      reason: 'GRANTED',
      actor,
      note: 'imported membership',
    },
    now,
  );
  if (!entitlementId) throw new Error(`The new membership ${id} already has its sessions.`);
  const reason = 'imported from an earlier system';
  const detail = { subscriptionId: subscription.id };
  const entry = { branchId, at: now, actor, subject: 'membership' as const, subjectId: id };
  await writeAudit(tx, [{ ...entry, action: 'IMPORTED', reason, detail }]);
  return { membershipId: id, entitlementId };
}

function toMembershipRow(
  id: string,
  { branchId, owner, product, terms, subscription }: ImportMembershipInput,
  now: Date,
): typeof memberships.$inferInsert {
  const { periodStart, periodEnd, currency } = subscription;
  const state = { status: 'ACTIVE' as const, createdAt: now, periodEnd, nextAttemptAt: null };
  return {
    ...state,
    branchId,
    id,
    memberId: owner,
    productId: product.id,
    name: product.name,
    pricePence: subscription.pricePence ?? product.pricePence,
    currency,
    terms,
    termsVersion: 'imported',
    termsAcceptedAt: now,
    subscriptionId: subscription.id,
    periodStart,
    endsAtPeriodEnd: subscription.cancelAtPeriodEnd,
    method: subscription.method,
    startedAt: now,
    importedUntil: periodEnd,
    nextSyncAt: getNextProviderCheck(state, now),
  };
}
