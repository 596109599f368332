import { areAnswersDue } from '@studio/domain/first-visit/health-answers';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { emailOptOuts } from '../../email-preferences/tables.ts';
import { firstVisits, healthAnswers } from '../../first-visit/tables.ts';
import { newsletterSubscribers } from '../../newsletter/tables.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { PersonExportRow } from './person-columns.ts';

type News = NonNullable<PersonExportRow['newsletter']>;
type Waiver = NonNullable<PersonExportRow['waiver']>;

/** Returns the newsletter status by email hash. Omits email addresses that never subscribed. */
export async function loadNewsletterStatuses(
  db: QueryExecutor,
  branchId: string,
  hashes: readonly string[],
): Promise<Map<string, News>> {
  const { personHash, status, confirmedAt } = newsletterSubscribers;
  const rows = await db.orm
    .select({ personHash, status, confirmedAt })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.branchId, branchId), inArray(personHash, [...hashes])));
  return new Map(rows.map((row) => [row.personHash, { status: row.status, confirmedAt: row.confirmedAt }]));
}

/** Returns the kinds of email that recipients have opted out of, by email hash. */
export async function loadDisabledEmailKinds(
  db: QueryExecutor,
  branchId: string,
  hashes: readonly string[],
): Promise<Map<string, string[]>> {
  const { personHash, kind } = emailOptOuts;
  const rows = await db.orm
    .select({ personHash, kind })
    .from(emailOptOuts)
    .where(and(eq(emailOptOuts.branchId, branchId), inArray(personHash, [...hashes])))
    .orderBy(kind);
  const stopped = new Map<string, string[]>();
  for (const row of rows) stopped.set(row.personHash, [...(stopped.get(row.personHash) ?? []), row.kind]);
  return stopped;
}

/**
 * Returns a function that finds a person's acceptance of the current waiver, online or on paper, by email address or
 * account; undefined if the person has to accept it. Doesn't read the health answers.
 */
export async function loadWaiverDates(
  db: QueryExecutor,
  branchId: string,
  rows: readonly { id: string; memberId: string | null }[],
  hashOf: ReadonlyMap<string, string>,
): Promise<(personId: string) => Waiver | undefined> {
  const { personHash, memberId, waiverVersion, answeredAt, onPaper } = firstVisits;
  const members = rows.flatMap((row) => row.memberId ?? []);
  const matchesPeople = or(inArray(personHash, [...hashOf.values()]), inArray(memberId, members));
  const found = await db.orm
    .select({
      personHash,
      memberId,
      waiverVersion,
      answeredAt,
      onPaper,
      healthEnded: healthAnswers.endReason,
    })
    .from(firstVisits)
    .leftJoin(
      healthAnswers,
      and(eq(healthAnswers.branchId, firstVisits.branchId), eq(healthAnswers.personHash, personHash)),
    )
    .where(and(eq(firstVisits.branchId, branchId), matchesPeople))
    .orderBy(desc(answeredAt));
  const memberOf = new Map(rows.map((row) => [row.id, row.memberId]));
  const byHash = firstOf(found, (row) => row.personHash);
  const byMember = firstOf(found, (row) => row.memberId);
  return (personId) => {
    // A person without an email address has no waiver here, as on their profile.
    const hash = hashOf.get(personId);
    if (!hash) return undefined;
    const [latest] = [byHash.get(hash), byMember.get(memberOf.get(personId) ?? '')]
      .filter((row) => row !== undefined)
      .sort((one, other) => other.answeredAt.getTime() - one.answeredAt.getTime());
    return latest && !areAnswersDue(latest) ? latest : undefined;
  };
}

function firstOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string, Row> {
  const first = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key && !first.has(key)) first.set(key, row);
  }
  return first;
}
