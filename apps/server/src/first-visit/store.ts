import { areAnswersDue, waiverVersion } from '@studio/domain/first-visit/health-answers';
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { firstVisits } from './tables.ts';

export type FirstVisitRow = typeof firstVisits.$inferSelect;

/** Somebody, as a guest by their address, as a member also by their account. */
export interface Visitor {
  branchId: string;
  personHash: string;
  memberId: string | null;
}

/** What was told, and who told it: neither member nor booking when the desk took a paper of somebody without an account. */
export type ToldRow = typeof firstVisits.$inferInsert;

/** What somebody has answered last, or null. What a member has told counts before what came with their address. */
export async function findAnswers(
  db: Queries,
  { branchId, personHash, memberId }: Visitor,
): Promise<FirstVisitRow | null> {
  const byMember = sql`${firstVisits.memberId} IS NOT DISTINCT FROM ${memberId}::text`;
  const theirs = memberId
    ? or(eq(firstVisits.personHash, personHash), eq(firstVisits.memberId, memberId))
    : eq(firstVisits.personHash, personHash);
  const [row] = await db.orm
    .select()
    .from(firstVisits)
    .where(and(eq(firstVisits.branchId, branchId), theirs))
    .orderBy(desc(byMember), desc(firstVisits.answeredAt))
    .limit(1);
  return row ?? null;
}

/** Keeps what a member has told in place of anything earlier. */
export async function keepMemberAnswers(db: Queries, row: ToldRow): Promise<void> {
  await keep(db, { ...row, bookingId: null });
}

/**
 * Keeps what was told by a booking or at the desk, where nobody has proven the address, for `visitor`: what is due, and,
 * until the booking has joined an account, what it has told itself. Anything else stays as it is, and nothing tells.
 */
export async function keepUnprovenAnswers(db: Queries, row: ToldRow, visitor: Visitor): Promise<void> {
  const told = { ...row, memberId: null };
  const byItself = visitor.memberId === null ? told.bookingId : null;
  const before = await findAnswers(db, visitor);
  const isOpen = before === null || areAnswersDue(before) || isToldBy(before, byItself);
  if (before?.memberId || !isOpen) return;
  // The same again, for what has come in since.
  const due = ne(firstVisits.waiverVersion, waiverVersion);
  const open = byItself ? or(due, eq(firstVisits.bookingId, byItself)) : due;
  await keep(db, told, and(isNull(firstVisits.memberId), open));
}

const isToldBy = ({ bookingId }: FirstVisitRow, booking: string | null | undefined) =>
  bookingId !== null && bookingId === booking;

async function keep(db: Queries, row: ToldRow, replaceable?: SQL): Promise<void> {
  await db.orm
    .insert(firstVisits)
    .values(row)
    .onConflictDoUpdate({
      target: [firstVisits.branchId, firstVisits.personHash],
      set: row,
      ...(replaceable ? { setWhere: replaceable } : {}),
    });
}
