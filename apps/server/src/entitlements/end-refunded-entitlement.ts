import { and, eq } from 'drizzle-orm';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { takeSessions } from './session-ledger.ts';
import { entitlements } from './tables.ts';

/** Numbers of sessions of an entitlement. */
export interface SessionUsage {
  /** Number of sessions bought; null if unlimited. */
  sessions: number | null;
  /** Number of sessions that remain; null if unlimited. */
  left: number | null;
  /** Number of sessions bought that neither remain nor were refunded or expired; 0 if unlimited. */
  used: number;
}

const sessionUsageSql = `SELECT (e.terms->>'sessions')::int AS sessions, e.balance AS left,
    greatest(0, coalesce((e.terms->>'sessions')::int - e.balance
      + (SELECT coalesce(sum(m.sessions), 0)::int FROM entitlement_movements m WHERE m.branch_id = e.branch_id
          AND m.entitlement_id = e.id AND m.reason IN ('REFUNDED', 'EXPIRED')), 0)) AS used
  FROM entitlements e WHERE e.branch_id = $1 AND e.id = $2`;

const readUsed: PreparedStatement = { name: 'sessions_used', text: sessionUsageSql };
const lockUsed: PreparedStatement = {
  name: 'lock_sessions_used',
  text: `${sessionUsageSql} FOR UPDATE OF e`,
};

/** Returns how much of an entitlement has been used. `lock` prevents session movements until the transaction ends. */
export async function loadSessionUsage(
  db: QueryExecutor,
  { branchId, entitlementId, lock }: { branchId: string; entitlementId: string; lock: boolean },
): Promise<SessionUsage> {
  const values = [branchId, entitlementId];
  // The balance may change while this statement waits for the lock, so it is read again under the lock.
  if (lock) await db.run(lockUsed, values);
  const [row] = await db.run<SessionUsage>(readUsed, values);
  return row ?? { sessions: null, left: null, used: 0 };
}

/**
 * Ends a fully refunded entitlement: takes its remaining sessions, and those that bookings return later. An unlimited
 * one expires at once. Idempotent.
 */
export async function endRefundedEntitlement(
  tx: QueryExecutor,
  input: { branchId: string; entitlementId: string; refundId: string; actor: Actor; note: string },
  now: Date,
): Promise<void> {
  const { branchId, entitlementId, refundId: subjectId, actor, note } = input;
  const own = and(eq(entitlements.branchId, branchId), eq(entitlements.id, entitlementId));
  const [credit] = await tx.orm.select().from(entitlements).where(own).for('update');
  if (!credit || credit.refundedAt) return;
  const { balance } = credit;
  const unlimited = balance === null ? { expiresAt: now } : {};
  await tx.orm
    .update(entitlements)
    .set({ refundedAt: now, ...unlimited })
    .where(own);
  if (balance)
    await takeSessions(
      tx,
      'REFUNDED',
      { branchId, entitlementId, subjectId, sessions: balance, actor, note },
      now,
    );
  const entry = { branchId, at: now, actor, subject: 'entitlement', subjectId: entitlementId } as const;
  const detail = { sessions: balance, refundId: subjectId };
  await writeAudit(tx, [{ ...entry, action: 'REVERSED', reason: note, detail }]);
}
