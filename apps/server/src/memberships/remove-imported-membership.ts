import { and, eq } from 'drizzle-orm';
import { detachImportedCustomer } from '../payments/attach-customer.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import {
  buildMembershipCondition,
  listMembershipMonths,
  lockMembership,
  type MembershipKey,
} from './store.ts';
import { memberships } from './tables.ts';

/**
 * Removes an imported membership until its first charge here; its subscription continues at the provider. The caller
 * takes back its sessions. Returns a sentence if the membership stays; null if it's gone.
 */
export async function removeImportedMembership(
  tx: QueryExecutor,
  key: MembershipKey,
  actor: Actor,
  now: Date,
): Promise<string | null> {
  const row = await lockMembership(tx, key);
  if (!row) return null;
  if ((await listMembershipMonths(tx, row)).length > 0)
    return 'Stripe has charged their membership since then.';
  if (row.status !== 'ACTIVE' || row.frozenFrom !== null || row.frozenUntil !== null)
    return 'Their membership has changed since then.';
  await tx.orm.delete(memberships).where(buildMembershipCondition(row));
  const others = await tx.orm
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.branchId, row.branchId), eq(memberships.memberId, row.memberId)));
  if (others.length === 0) await detachImportedCustomer(tx, row.memberId, row.createdAt);
  const entry = { branchId: key.branchId, at: now, actor, subject: 'membership' as const, subjectId: key.id };
  await writeAudit(tx, [{ ...entry, action: 'REMOVED', reason: 'import undone' }]);
  return null;
}
