import { and, eq } from 'drizzle-orm';
import type { Actor } from '../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { entitlementMovements, entitlements } from './tables.ts';

const lockEntitlement: PreparedStatement = {
  name: 'lock_entitlement',
  text: `SELECT e.balance,
      (SELECT coalesce(-sum(m.sessions), 0)::int FROM entitlement_movements m
        WHERE m.branch_id = e.branch_id AND m.entitlement_id = e.id
          AND m.reason IN ('BOOKED', 'RETURNED', 'RESERVED', 'RELEASED')) AS used
    FROM entitlements e WHERE e.branch_id = $1 AND e.id = $2 FOR UPDATE OF e`,
};

/**
 * Takes back the unused sessions of a grant and makes the grant expire. Returns how many sessions were taken back and
 * how many had been used. Idempotent: a repeated call takes nothing more.
 */
export async function revokeUnusedSessions(
  tx: QueryExecutor,
  {
    branchId,
    entitlementId,
    actor,
    note,
  }: { branchId: string; entitlementId: string; actor: Actor; note: string },
  now: Date,
): Promise<{ revokedSessions: number; used: number }> {
  const [row] = await tx.run<{ balance: number | null; used: number }>(lockEntitlement, [
    branchId,
    entitlementId,
  ]);
  if (!row) return { revokedSessions: 0, used: 0 };
  const revokedSessions = row.balance ?? 0;
  if (revokedSessions > 0)
    await tx.orm.insert(entitlementMovements).values({
      branchId,
      entitlementId,
      sessions: -revokedSessions,
      reason: 'CORRECTED',
      actor,
      note,
      at: now,
    });
  await tx.orm
    .update(entitlements)
    .set({ expiresAt: now })
    .where(and(eq(entitlements.branchId, branchId), eq(entitlements.id, entitlementId)));
  return { revokedSessions, used: Math.max(0, row.used) };
}
