import { and, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database.ts';
import type { SessionMovement } from './session-ledger.ts';
import { extendExpiryAfterReturn } from './session-ledger.ts';
import { entitlementMovements, entitlements } from './tables.ts';

/**
 * Gives one session of a subject back, or takes it again, as often as somebody changes their mind: who calls sees to it
 * that it happens once for each change. Taking passes over a credit that has none left: what was given back has been
 * used meanwhile, and nobody goes below zero. Answers whether it happened.
 */
export async function setSessionReturned(
  tx: QueryExecutor,
  movement: SessionMovement,
  now: Date,
): Promise<boolean> {
  const { branchId, entitlementId, sessions } = movement;
  const own = and(eq(entitlements.branchId, branchId), eq(entitlements.id, entitlementId));
  const [credit] = await tx.orm.select().from(entitlements).where(own).for('update');
  if (credit?.refundedAt && sessions > 0) return false;
  if (!credit || (sessions < 0 && credit.balance !== null && credit.balance + sessions < 0)) return false;
  await tx.orm.insert(entitlementMovements).values({ ...movement, reason: 'CORRECTED', at: now });
  if (sessions > 0) await extendExpiryAfterReturn(tx, credit, now);
  return true;
}
