import { areAnswersDue, waiverVersion } from '@studio/domain/first-visit/health-answers';
import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import type {
  ConsentedHealthAnswers,
  FirstVisitRow,
  NewWaiverRow,
  Visitor,
  WaiverRow,
} from './first-visit-rows.ts';
import { eraseHealthAnswers, toHealthFields, writeHealthAnswers } from './health-store.ts';
import { firstVisits, healthAnswers } from './tables.ts';

/**
 * Returns a person's latest answers, or null. Answers that the member gave take precedence over answers under their
 * email address.
 */
export async function findFirstVisitAnswers(
  db: QueryExecutor,
  { branchId, personHash, memberId }: Visitor,
): Promise<FirstVisitRow | null> {
  const byMember = sql`${firstVisits.memberId} IS NOT DISTINCT FROM ${memberId}::text`;
  const ownerCondition = memberId
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
    .where(and(eq(firstVisits.branchId, branchId), ownerCondition))
    .orderBy(desc(byMember), desc(firstVisits.answeredAt))
    .limit(1);
  return row ? { ...row.first_visits, ...toHealthFields(row.health_answers) } : null;
}

/** Stores a member's answers. Replaces earlier ones under any of their email addresses. */
export async function saveMemberAnswers(
  tx: QueryExecutor,
  row: NewWaiverRow,
  answers: ConsentedHealthAnswers | null,
): Promise<void> {
  const { branchId, memberId, personHash } = row;
  if (memberId) {
    const otherRow = and(eq(firstVisits.memberId, memberId), ne(firstVisits.personHash, personHash));
    await tx.orm.delete(firstVisits).where(and(eq(firstVisits.branchId, branchId), otherRow));
  }
  await upsertAnswers(tx, { ...row, bookingId: null }, answers);
}

/**
 * Stores answers from a booking or the front desk, where the email address isn't proven. Replaces only answers that
 * must be given again, or that the same booking gave, as long as that booking isn't linked to an account. Never
 * replaces a member's own answers. If it may not replace the existing answers, changes nothing. It throws no error
 * then, because an error would reveal that answers exist.
 */
export async function saveUnverifiedAnswers(
  tx: QueryExecutor,
  row: NewWaiverRow,
  { visitor, answers }: { visitor: Visitor; answers: ConsentedHealthAnswers | null },
): Promise<void> {
  const guestRow = { ...row, memberId: null };
  const byItself = visitor.memberId === null ? guestRow.bookingId : null;
  const before = await findFirstVisitAnswers(tx, visitor);
  const isOpen = before === null || areAnswersDue(before) || areAnswersFromBooking(before, byItself);
  if (before?.memberId || !isOpen) return;
  // Repeats the check in the upsert, because other answers may have been stored since the read.
  const due = ne(firstVisits.waiverVersion, waiverVersion);
  const expired = before?.healthEnded === 'expired' ? sql`true` : undefined;
  const open = or(due, expired, byItself ? eq(firstVisits.bookingId, byItself) : undefined);
  await upsertAnswers(tx, guestRow, answers, and(isNull(firstVisits.memberId), open));
}

export const areAnswersFromBooking = (
  { bookingId }: Pick<WaiverRow, 'bookingId'>,
  booking: string | null | undefined,
) => bookingId !== null && bookingId === booking;

async function upsertAnswers(
  tx: QueryExecutor,
  row: NewWaiverRow,
  answers: ConsentedHealthAnswers | null,
  replaceable?: SQL,
): Promise<void> {
  const saved = await tx.orm
    .insert(firstVisits)
    .values(row)
    .onConflictDoUpdate({
      target: [firstVisits.branchId, firstVisits.personHash],
      set: row,
      ...(replaceable ? { setWhere: replaceable } : {}),
    })
    .returning({ personHash: firstVisits.personHash });
  if (saved.length === 0) return;
  const { branchId, personHash, answeredAt } = row;
  const ownerCondition = and(eq(healthAnswers.branchId, branchId), eq(healthAnswers.personHash, personHash));
  if (answers) await writeHealthAnswers(tx, row, answers);
  else await eraseHealthAnswers(tx, ownerCondition, answeredAt);
}
