import { and, eq, isNull } from 'drizzle-orm';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { Services } from '../platform/services.ts';
import { buildMembershipCondition, type MembershipRow } from './store.ts';
import { syncMembership } from './sync-membership.ts';
import { memberships } from './tables.ts';

/**
 * Ends a membership whose first payment was never made, so that the payment becomes impossible. If the member paid at
 * the last moment, the paid month stays valid. Only syncs a membership that has started. Throws the errors of the
 * payments port.
 */
export async function closeUnpaidMembership(
  services: Services,
  membership: MembershipRow,
  actor: Actor,
): Promise<MembershipRow> {
  const synced = await syncMembership(services, membership, { actor });
  if (synced.status !== 'INCOMPLETE') return synced;
  const { subscriptionId } = synced;
  if (!subscriptionId) return endWithoutSubscription(services, synced, actor);
  await services.payments.endSubscription(subscriptionId);
  return syncMembership(services, synced, { actor });
}

/**
 * Ends a membership whose subscription id was never saved. Without the id, no browser can have received the secret with
 * which to pay.
 */
async function endWithoutSubscription(
  services: Services,
  row: MembershipRow,
  actor: Actor,
): Promise<MembershipRow> {
  const now = services.clock.now();
  const ended = { status: 'ENDED', endedAt: now, endReason: 'NEVER_STARTED' } as const;
  await services.database.transaction(async (tx) => {
    const changed = await tx.orm
      .update(memberships)
      .set(ended)
      .where(
        and(
          buildMembershipCondition(row),
          eq(memberships.status, 'INCOMPLETE'),
          isNull(memberships.subscriptionId),
        ),
      )
      .returning({ id: memberships.id });
    const entry = {
      branchId: row.branchId,
      at: now,
      actor,
      subject: 'membership' as const,
      subjectId: row.id,
    };
    if (changed.length > 0) await writeAudit(tx, [{ ...entry, action: 'ENDED', reason: 'NEVER_STARTED' }]);
  });
  return { ...row, ...ended };
}
