import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { firstVisits } from './tables.ts';

export type FirstVisitRow = typeof firstVisits.$inferSelect;

/** Somebody, as a guest by their address, as a member also by their account. */
export interface Visitor {
  branchId: string;
  personHash: string;
  memberId: string | null;
}

/** What somebody has answered last, or null. */
export async function findAnswers(
  db: Queries,
  { branchId, personHash, memberId }: Visitor,
): Promise<FirstVisitRow | null> {
  const theirs = memberId
    ? or(eq(firstVisits.personHash, personHash), eq(firstVisits.memberId, memberId))
    : eq(firstVisits.personHash, personHash);
  const [row] = await db.orm
    .select()
    .from(firstVisits)
    .where(and(eq(firstVisits.branchId, branchId), theirs))
    .orderBy(desc(firstVisits.answeredAt))
    .limit(1);
  return row ?? null;
}

/**
 * Keeps the answers in place of earlier ones. By a booking, whose address nobody has proven, those of another member stay
 * as they are, and nothing tells.
 */
export async function keepAnswers(db: Queries, row: FirstVisitRow, by: 'booking' | 'member'): Promise<void> {
  const { memberId } = firstVisits;
  const isFree = isNull(memberId);
  const replaceable = row.memberId ? or(isFree, eq(memberId, row.memberId)) : isFree;
  await db.orm
    .insert(firstVisits)
    .values(row)
    .onConflictDoUpdate({
      target: [firstVisits.branchId, firstVisits.personHash],
      set: row,
      ...(by === 'booking' && replaceable ? { setWhere: replaceable } : {}),
    });
}
