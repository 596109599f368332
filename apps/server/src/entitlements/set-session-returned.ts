import { and, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { SessionMovement } from './session-ledger.ts';
import { extendExpiryAfterReturn } from './session-ledger.ts';
import { entitlementMovements, entitlements } from './tables.ts';

/**
 * Returns a session that a subject (such as a booking) has used, or takes it again if `sessions` is negative, any number
 * of times. The caller ensures one call per change. Takes nothing from an empty entitlement: the member has used the
 * returned session since, and the balance can't go below zero. Returns nothing to a fully refunded entitlement. The
 * result is false if nothing was returned or taken.
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
