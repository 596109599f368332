import type { HoldFacts, HoldStatus } from '@studio/domain/bookings/hold';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { payments } from '../payments/tables.ts';
import type { Queries } from '../platform/database.ts';
import { holds } from './tables.ts';

/** A hold as it is stored. */
export interface HoldRow extends HoldFacts {
  branchId: string;
  id: string;
  classId: string;
  clientId: string;
  principalId: string | null;
  places: number;
  status: HoldStatus;
}

/** A hold by its id, whoever has it. */
export async function findHold(db: Queries, branchId: string, holdId: string): Promise<HoldRow | null> {
  const [row] = await db.orm
    .select()
    .from(holds)
    .where(and(eq(holds.branchId, branchId), eq(holds.id, holdId)));
  return row ?? null;
}

/** The hold that a browser has for a class, if the table says it is live; its time may have passed. */
export async function findLiveHold(
  db: Queries,
  key: { branchId: string; classId: string; clientId: string },
): Promise<HoldRow | null> {
  const [row] = await db.orm
    .select()
    .from(holds)
    .where(
      and(
        eq(holds.branchId, key.branchId),
        eq(holds.classId, key.classId),
        eq(holds.clientId, key.clientId),
        eq(holds.status, 'LIVE'),
      ),
    );
  return row ?? null;
}

/**
 * The hold as its browser's: who logs in or out on the way keeps it, and what comes of it and of its open payment is
 * theirs, or a guest's, as the last call says.
 */
export async function heldFor(db: Queries, hold: HoldRow, principalId: string | null): Promise<HoldRow> {
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

/** How many live holds whose time has not passed a browser has, and a network address for one class. */
export async function countLiveHolds(
  db: Queries,
  key: { branchId: string; classId: string; clientId: string; addressHash: string },
  now: Date,
): Promise<{ ofClient: number; ofAddressInClass: number }> {
  const ofClient = sql<number>`(count(*) FILTER (WHERE ${holds.clientId} = ${key.clientId}))::int`;
  const ofAddressInClass = sql<number>`(coalesce(sum(${holds.places}) FILTER (
    WHERE ${holds.addressHash} = ${key.addressHash} AND ${holds.classId} = ${key.classId}), 0))::int`;
  const [row] = await db.orm
    .select({ ofClient, ofAddressInClass })
    .from(holds)
    .where(
      and(
        eq(holds.branchId, key.branchId),
        eq(holds.status, 'LIVE'),
        gt(holds.expiresAt, now),
        sql`(${holds.clientId} = ${key.clientId} OR ${holds.addressHash} = ${key.addressHash})`,
      ),
    );
  return row ?? { ofClient: 0, ofAddressInClass: 0 };
}

/** When a browser's holds of a class ended within the last hour without a booking, latest first. */
export async function recentlyEndedHolds(
  db: Queries,
  key: { branchId: string; classId: string; clientId: string },
  now: Date,
): Promise<Date[]> {
  const rows = await db.orm
    .select({ endedAt: holds.endedAt, expiresAt: holds.expiresAt })
    .from(holds)
    .where(
      and(
        eq(holds.branchId, key.branchId),
        eq(holds.clientId, key.clientId),
        eq(holds.classId, key.classId),
        inArray(holds.status, ['RELEASED', 'LAPSED']),
        gt(holds.createdAt, new Date(now.getTime() - 3_600_000)),
      ),
    )
    .orderBy(desc(holds.createdAt));
  return rows.map((row) => row.endedAt ?? row.expiresAt);
}
