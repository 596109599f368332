import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import type {
  ConsentedHealthAnswers,
  FirstVisitRow,
  HealthAnswersRow,
  NewWaiverRow,
  Visitor,
} from './first-visit-rows.ts';
import { firstVisits, healthAnswers } from './tables.ts';

/** Returns the current health answers, or how the consent to store them ended. */
export function toHealthFields(row: HealthAnswersRow | null): Pick<FirstVisitRow, 'health' | 'healthEnded'> {
  if (row?.pregnant == null || row.injuries === null)
    return { health: null, healthEnded: row?.endReason ?? null };
  const { pregnant, weeksPregnant, injuries } = row;
  return { health: { pregnant, weeksPregnant, injuries }, healthEnded: null };
}

/** Stores health answers with their consent. Replaces earlier ones. */
export async function writeHealthAnswers(
  tx: QueryExecutor,
  { branchId, personHash, memberId, answeredAt }: NewWaiverRow,
  { pregnant, weeksPregnant, injuries, consentVersion, consentText }: ConsentedHealthAnswers,
): Promise<void> {
  const row = {
    branchId,
    personHash,
    memberId: memberId ?? null,
    pregnant,
    weeksPregnant,
    injuries,
    consentVersion,
    consentText,
    consentedAt: answeredAt,
    endedAt: null,
    endReason: null,
  };
  const target = [healthAnswers.branchId, healthAnswers.personHash];
  await tx.orm.insert(healthAnswers).values(row).onConflictDoUpdate({ target, set: row });
}

/**
 * Erases the health answers that `owner` selects. Also marks expired answers as withdrawn, so that these people aren't
 * asked again. Keeps the record of the consent.
 */
export async function eraseHealthAnswers(
  tx: QueryExecutor,
  owner: SQL | undefined,
  endedAt: Date,
): Promise<void> {
  const noAnswers = { pregnant: null, weeksPregnant: null, injuries: null };
  const isOpen = or(isNull(healthAnswers.endedAt), eq(healthAnswers.endReason, 'expired'));
  await tx.orm
    .update(healthAnswers)
    .set({ ...noAnswers, endedAt, endReason: 'withdrawn' })
    .where(and(owner, isOpen));
}

/** Erases a member's health answers under all their email addresses. */
export async function withdrawMemberConsent(
  tx: QueryExecutor,
  { branchId, personHash, memberId }: Visitor,
  now: Date,
): Promise<void> {
  const ownerConditions = [eq(healthAnswers.personHash, personHash)];
  if (memberId) ownerConditions.push(eq(healthAnswers.memberId, memberId));
  const owner = and(eq(healthAnswers.branchId, branchId), or(...ownerConditions));
  await eraseHealthAnswers(tx, owner, now);
}

/** Erases only the health answers that this guest booking gave. Answers from other bookings and from members stay. */
export async function withdrawBookingConsent(
  tx: QueryExecutor,
  { branchId, personHash }: Visitor,
  bookingId: string,
  now: Date,
): Promise<void> {
  const [visit] = await tx.orm
    .select({ personHash: firstVisits.personHash })
    .from(firstVisits)
    .where(
      and(
        ...[eq(firstVisits.branchId, branchId), eq(firstVisits.personHash, personHash)],
        ...[eq(firstVisits.bookingId, bookingId), isNull(firstVisits.memberId)],
      ),
    );
  if (!visit) return;
  const owner = and(eq(healthAnswers.branchId, branchId), eq(healthAnswers.personHash, personHash));
  await eraseHealthAnswers(tx, owner, now);
}
