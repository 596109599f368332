import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import type { HoldDetails, HoldStatus } from '@studio/domain/bookings/hold';
import { and, eq } from 'drizzle-orm';
import { payments } from '../../payments/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Database, PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { holds } from '../tables.ts';

export interface HoldRow extends HoldDetails {
  branchId: string;
  id: string;
  classId: string;
  clientId: string;
  principalId: string | null;
  places: number;
  status: HoldStatus;
  /**
   * Time, room and instructor that the customer saw when they took the hold, to detect later changes; null if unknown.
   */
  seen: AcceptedClassDetails | null;
}

/** Returns a hold by its id, without checking its browser. */
export async function findHold(db: QueryExecutor, branchId: string, holdId: string): Promise<HoldRow | null> {
  const [row] = await db.orm
    .select()
    .from(holds)
    .where(and(eq(holds.branchId, branchId), eq(holds.id, holdId)))
    .prepare('hold_by_id')
    .execute();
  return row ?? null;
}

const liveHold: PreparedStatement = {
  name: 'live_hold',
  text: `SELECT branch_id AS "branchId", id, class_id AS "classId", client_id AS "clientId", principal_id AS "principalId",
      places, status, created_at AS "createdAt", expires_at AS "expiresAt", seen
    FROM holds WHERE branch_id = $1 AND class_id = $2 AND client_id = $3 AND status = 'LIVE'`,
};

/**
 * Returns a browser's hold of a class with the status LIVE, even if it has expired and is only waiting for the sweeper.
 */
export async function findLiveHold(
  db: QueryExecutor,
  key: { branchId: string; classId: string; clientId: string },
): Promise<HoldRow | null> {
  const [row] = await db.run<HoldRow>(liveHold, [key.branchId, key.classId, key.clientId]);
  return row ?? null;
}

/**
 * Assigns a live hold and its open payment to the account of the latest call, or to a guest if null. A browser keeps
 * its hold when the user logs in or out.
 */
export async function updateHoldPrincipal(
  db: QueryExecutor,
  hold: HoldRow,
  principalId: string | null,
): Promise<HoldRow> {
  if (hold.principalId === principalId) return hold;
  const { branchId, id } = hold;
  await db.orm
    .update(holds)
    .set({ principalId })
    .where(and(eq(holds.branchId, branchId), eq(holds.id, id), eq(holds.status, 'LIVE')));
  await db.orm
    .update(payments)
    .set({ principalId })
    .where(and(eq(payments.branchId, branchId), eq(payments.holdId, id), eq(payments.status, 'OPEN')));
  return { ...hold, principalId };
}

/** Saves that the browser of a live hold has accepted its class as `seen`. Throws AppError hold_expired. */
export async function saveAcceptedClass(
  db: Database,
  hold: HoldRow,
  seen: AcceptedClassDetails,
  at: Date,
): Promise<HoldRow> {
  const { branchId, id } = hold;
  await db.transaction(async (tx) => {
    const accepted = await tx.orm
      .update(holds)
      .set({ seen })
      .where(and(eq(holds.branchId, branchId), eq(holds.id, id), eq(holds.status, 'LIVE')))
      .returning({ id: holds.id });
    if (accepted.length === 0) throw new AppError('hold_expired');
    const entry = { branchId, at, actor: 'client', subject: 'hold', subjectId: id, action: 'LIVE' } as const;
    await writeAudit(tx, [{ ...entry, reason: 'client accepted the changed class', detail: { seen } }]);
  });
  return { ...hold, seen };
}
