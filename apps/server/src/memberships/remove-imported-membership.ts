import { and, eq } from 'drizzle-orm';
import { detachImportedCustomer } from '../payments/attach-customer.ts';
import { listSessionOwnerIds } from '../people/person-keys.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { listMembershipMonths, lockMembership, type MembershipKey } from './store.ts';
import { memberships } from './tables.ts';

const removeUncharged: PreparedStatement = {
  name: 'remove_uncharged_membership',
  text: `DELETE FROM memberships WHERE branch_id = $1 AND id = $2 AND imported_until > $3::timestamptz
    RETURNING id`,
};

/**
 * Deletes an imported membership that hasn't been charged or changed here yet; its subscription continues at the
 * provider. Locks the membership first, as a sync does before it records paid months. After the imported period the
 * membership stays, because the provider may have charged without having told us. Returns the reason why it stays, as
 * a sentence; null if it's gone. The caller takes back the member's sessions (handbook: privacy 7).
 */
export async function removeImportedMembership(
  tx: QueryExecutor,
  { clock }: Pick<Services, 'clock'>,
  key: MembershipKey,
  actor: Actor,
): Promise<string | null> {
  const row = await lockMembership(tx, key);
  // Read after the lock, because waiting for it takes time.
  const now = clock.now();
  if (!row) return null;
  if ((await listMembershipMonths(tx, row)).length > 0)
    return 'Stripe has charged their membership since then.';
  if (row.status !== 'ACTIVE' || row.frozenFrom !== null || row.frozenUntil !== null)
    return 'Their membership has changed since then.';
  const removed = await tx.run(removeUncharged, [row.branchId, row.id, now]);
  if (removed.length === 0) return 'Their paid period has ended, so Stripe may already have charged them.';
  const others = await tx.orm
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.branchId, row.branchId), eq(memberships.memberId, row.memberId)));
  if (others.length === 0)
    await detachImportedCustomer(
      tx,
      await listSessionOwnerIds(tx, row.branchId, row.memberId),
      row.createdAt,
    );
  const entry = { branchId: key.branchId, at: now, actor, subject: 'membership' as const, subjectId: key.id };
  await writeAudit(tx, [{ ...entry, action: 'REMOVED', reason: 'import undone' }]);
  return null;
}
