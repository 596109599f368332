import { areAnswersDue, waiverVersion } from '@studio/domain/first-visit/health-answers';
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import type { ConsentedAnswers, FirstVisitRow, ToldRow, Visitor, VisitRow } from './first-visit-rows.ts';
import { endHealthAnswers, readHealth, writeHealthAnswers } from './health-store.ts';
import { firstVisits, healthAnswers } from './tables.ts';

/** What somebody has answered last, or null. What a member has told counts before what came with their address. */
export async function findAnswers(
  db: Queries,
  { branchId, personHash, memberId }: Visitor,
): Promise<FirstVisitRow | null> {
  const byMember = sql`${firstVisits.memberId} IS NOT DISTINCT FROM ${memberId}::text`;
  const theirs = memberId
    ? or(eq(firstVisits.personHash, personHash), eq(firstVisits.memberId, memberId))
    : eq(firstVisits.personHash, personHash);
  const sameKey = and(
    eq(healthAnswers.branchId, firstVisits.branchId),
    eq(healthAnswers.personHash, firstVisits.personHash),
  );
  const [row] = await db.orm
    .select()
    .from(firstVisits)
    .leftJoin(healthAnswers, sameKey)
    .where(and(eq(firstVisits.branchId, branchId), theirs))
    .orderBy(desc(byMember), desc(firstVisits.answeredAt))
    .limit(1);
  return row ? { ...row.first_visits, ...readHealth(row.health_answers) } : null;
}

/** Stores what a member has answered in place of anything earlier, under whichever address that was. */
export async function keepMemberAnswers(
  tx: Queries,
  row: ToldRow,
  answers: ConsentedAnswers | null,
): Promise<void> {
  const { branchId, memberId, personHash } = row;
  if (memberId) {
    const elsewhere = and(eq(firstVisits.memberId, memberId), ne(firstVisits.personHash, personHash));
    await tx.orm.delete(firstVisits).where(and(eq(firstVisits.branchId, branchId), elsewhere));
  }
  await keep(tx, { ...row, bookingId: null }, answers);
}

/**
 * Keeps what was told by a booking or at the desk, where nobody has proven the address, for `visitor`: what is due, and,
 * until the booking has joined an account, what it has told itself. Anything else stays as it is, and nothing tells.
 */
export async function keepUnprovenAnswers(
  tx: Queries,
  row: ToldRow,
  { visitor, answers }: { visitor: Visitor; answers: ConsentedAnswers | null },
): Promise<void> {
  const told = { ...row, memberId: null };
  const byItself = visitor.memberId === null ? told.bookingId : null;
  const before = await findAnswers(tx, visitor);
  const isOpen = before === null || areAnswersDue(before) || isToldBy(before, byItself);
  if (before?.memberId || !isOpen) return;
  // The same again, for what has come in since.
  const due = ne(firstVisits.waiverVersion, waiverVersion);
  const expired = before?.healthEnded === 'expired' ? sql`true` : undefined;
  const open = or(due, expired, byItself ? eq(firstVisits.bookingId, byItself) : undefined);
  await keep(tx, told, answers, and(isNull(firstVisits.memberId), open));
}

export const isToldBy = ({ bookingId }: Pick<VisitRow, 'bookingId'>, booking: string | null | undefined) =>
  bookingId !== null && bookingId === booking;

async function keep(
  tx: Queries,
  row: ToldRow,
  answers: ConsentedAnswers | null,
  replaceable?: SQL,
): Promise<void> {
  const kept = await tx.orm
    .insert(firstVisits)
    .values(row)
    .onConflictDoUpdate({
      target: [firstVisits.branchId, firstVisits.personHash],
      set: row,
      ...(replaceable ? { setWhere: replaceable } : {}),
    })
    .returning({ personHash: firstVisits.personHash });
  if (kept.length === 0) return;
  const { branchId, personHash, answeredAt } = row;
  const theirs = and(eq(healthAnswers.branchId, branchId), eq(healthAnswers.personHash, personHash));
  if (answers) await writeHealthAnswers(tx, row, answers);
  else await endHealthAnswers(tx, theirs, answeredAt);
}
