import type { MovementReason } from '@studio/domain/entitlements/entitlement';
import { getExpiryAfterReturn } from '@studio/domain/entitlements/expiry-after-return';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/audit.ts';
import { getSqlState, type QueryExecutor } from '../platform/database/database.ts';
import type { EntitlementRow } from './store.ts';
import { entitlementMovements, entitlements } from './tables.ts';

/** Ledger movement for a booking, purchase, refund or waiting list entry group. */
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
 * Takes sessions for a subject, such as a booking, once. Throws AppError entitlement_used_up if too few remain. A check
 * constraint of the database enforces this, also against concurrent calls.
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
 * Returns the sessions of a subject to the entitlement, once; the result is false if that was done before. An
 * entitlement that has expired since is extended by 14 days (handbook: cancelling 5), unless `endsAfter` returns
 * another date. A fully refunded entitlement loses the returned sessions again at once.
 */
export async function returnSessions(
  tx: QueryExecutor,
  reason: Extract<MovementReason, 'RETURNED' | 'RELEASED'>,
  movement: SessionMovement,
  now: Date,
  endsAfter: typeof getExpiryAfterReturn = getExpiryAfterReturn,
): Promise<boolean> {
  const inserted = await tx.orm
    .insert(entitlementMovements)
    .values({ ...movement, reason, at: now })
    .onConflictDoNothing()
    .returning({ id: entitlementMovements.id });
  if (inserted.length === 0) return false;
  const [row] = await tx.orm.select().from(entitlements).where(ownRow(movement));
  if (row?.refundedAt && row.balance) {
    // The entitlement was fully refunded, so this session's price was refunded with it.
    await takeSessions(tx, 'REFUNDED', { ...movement, note: 'refunded before' }, now);
  } else if (row) await extendExpiryAfterReturn(tx, row, now, endsAfter);
  return true;
}

/** Extends an entitlement that expired before one of its sessions was returned. */
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
