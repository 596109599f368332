import type { MovementReason } from '@studio/domain/entitlements/entitlement';
import { getExpiryAfterReturn } from '@studio/domain/entitlements/expiry-after-return';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/audit.ts';
import { getSqlState, type QueryExecutor } from '../platform/database.ts';
import type { EntitlementRow } from './store.ts';
import { entitlementMovements, entitlements } from './tables.ts';

/** One movement of the ledger, for one booking, purchase or place on a waiting list. */
export interface SessionMovement {
  branchId: string;
  entitlementId: string;
  subjectId: string;
  sessions: number;
  actor: Actor;
  note?: string;
}

const checkViolation = '23514';

/**
 * Takes sessions for a subject, once. Refuses with `entitlement_used_up` when not enough are left, also when another
 * call was faster: the database's check has the last word.
 */
export async function takeSessions(
  tx: QueryExecutor,
  reason: Extract<MovementReason, 'BOOKED' | 'RESERVED' | 'REFUNDED'>,
  { sessions, ...movement }: SessionMovement,
  now: Date,
): Promise<void> {
  try {
    await tx.orm.insert(entitlementMovements).values({ ...movement, sessions: -sessions, reason, at: now });
  } catch (error) {
    if (getSqlState(error) === checkViolation) throw new AppError('entitlement_used_up');
    throw error;
  }
}

/**
 * Gives sessions of a subject back, once; asked again it changes nothing and answers false. What has expired meanwhile
 * is good for 14 days more (handbook: cancelling 5), unless `endsAfter` has another rule.
 */
export async function returnSessions(
  tx: QueryExecutor,
  reason: Extract<MovementReason, 'RETURNED' | 'RELEASED'>,
  movement: SessionMovement,
  now: Date,
  endsAfter: typeof getExpiryAfterReturn = getExpiryAfterReturn,
): Promise<boolean> {
  const written = await tx.orm
    .insert(entitlementMovements)
    .values({ ...movement, reason, at: now })
    .onConflictDoNothing()
    .returning({ id: entitlementMovements.id });
  if (written.length === 0) return false;
  const [row] = await tx.orm.select().from(entitlements).where(ownRow(movement));
  if (row?.refundedAt && row.balance) {
    // All of its money was refunded, so this session was as well.
    await takeSessions(tx, 'REFUNDED', { ...movement, note: 'refunded before' }, now);
  } else if (row) await extendExpiryAfterReturn(tx, row, now, endsAfter);
  return true;
}

/** What has expired before one of its sessions came back is good for a while longer. */
export async function extendExpiryAfterReturn(
  tx: QueryExecutor,
  credit: Pick<EntitlementRow, 'branchId' | 'id' | 'expiresAt' | 'balance'>,
  now: Date,
  endsAfter: typeof getExpiryAfterReturn = getExpiryAfterReturn,
): Promise<void> {
  const expiresAt = endsAfter(credit, now);
  if (expiresAt === credit.expiresAt) return;
  const own = ownRow({ branchId: credit.branchId, entitlementId: credit.id });
  await tx.orm.update(entitlements).set({ expiresAt }).where(own);
}

function ownRow({ branchId, entitlementId }: Pick<SessionMovement, 'branchId' | 'entitlementId'>) {
  return and(eq(entitlements.branchId, branchId), eq(entitlements.id, entitlementId));
}
