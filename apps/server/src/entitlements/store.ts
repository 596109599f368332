import type { Entitlement } from '@studio/domain/entitlements/entitlement';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { type EntitlementOrigin, entitlementMovements, entitlements } from './tables.ts';

export interface EntitlementRow extends Entitlement {
  branchId: string;
  memberId: string;
  origin: EntitlementOrigin;
  originId: string;
  renews: boolean;
  refundedAt: Date | null;
  createdAt: Date;
}

export type MovementRow = typeof entitlementMovements.$inferSelect;

/** Returns all entitlements of a member, oldest first. */
export async function listEntitlements(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
): Promise<EntitlementRow[]> {
  return db.orm
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.branchId, branchId), eq(entitlements.memberId, memberId)))
    .orderBy(asc(entitlements.createdAt), asc(entitlements.id));
}

export async function findEntitlement(
  db: QueryExecutor,
  branchId: string,
  id: string,
): Promise<EntitlementRow | null> {
  const [row] = await db.orm
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.branchId, branchId), eq(entitlements.id, id)));
  return row ?? null;
}

/** Returns the movements of an entitlement, newest first. */
export async function listMovements(
  db: QueryExecutor,
  branchId: string,
  entitlementId: string,
): Promise<MovementRow[]> {
  return db.orm
    .select()
    .from(entitlementMovements)
    .where(
      and(eq(entitlementMovements.branchId, branchId), eq(entitlementMovements.entitlementId, entitlementId)),
    )
    .orderBy(desc(entitlementMovements.id));
}
