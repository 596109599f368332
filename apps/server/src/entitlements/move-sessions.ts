import type { MovementReason } from '@studio/domain/entitlements/entitlement';
import { expiryAfterReturn } from '@studio/domain/entitlements/return-credit';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../platform/audit.ts';
import { type Queries, sqlState } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import type { EntitlementRow } from './store.ts';
import { entitlementMovements, entitlements } from './tables.ts';

/** One movement of the ledger, for one booking, purchase or place on a waiting list. */
export interface Movement {
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
  tx: Queries,
  reason: Extract<MovementReason, 'BOOKED' | 'RESERVED' | 'REFUNDED'>,
  { sessions, ...movement }: Movement,
  now: Date,
): Promise<void> {
  try {
    await tx.orm.insert(entitlementMovements).values({ ...movement, sessions: -sessions, reason, at: now });
  } catch (error) {
    if (sqlState(error) === checkViolation) throw new Refused('entitlement_used_up');
    throw error;
  }
}

/**
 * Gives sessions of a subject back, once; asked again it changes nothing and answers false. What has expired meanwhile
 * is good for 14 days more (handbook: cancelling 5), unless `endsAfter` has another rule.
 */
export async function returnSessions(
  tx: Queries,
  reason: Extract<MovementReason, 'RETURNED' | 'RELEASED'>,
  movement: Movement,
  now: Date,
  endsAfter: typeof expiryAfterReturn = expiryAfterReturn,
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
  } else if (row) await extendAfterReturn(tx, row, now, endsAfter);
  return true;
}

/** What has expired before one of its sessions came back is good for a while longer. */
export async function extendAfterReturn(
  tx: Queries,
  credit: Pick<EntitlementRow, 'branchId' | 'id' | 'expiresAt' | 'balance'>,
  now: Date,
  endsAfter: typeof expiryAfterReturn = expiryAfterReturn,
): Promise<void> {
  const expiresAt = endsAfter(credit, now);
  if (expiresAt === credit.expiresAt) return;
  const own = ownRow({ branchId: credit.branchId, entitlementId: credit.id });
  await tx.orm.update(entitlements).set({ expiresAt }).where(own);
}

function ownRow({ branchId, entitlementId }: Pick<Movement, 'branchId' | 'entitlementId'>) {
  return and(eq(entitlements.branchId, branchId), eq(entitlements.id, entitlementId));
}
