import { toLondonDate } from '@studio/domain/time/london';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { entitlements } from '../../entitlements/tables.ts';
import { toMembershipDto } from '../../memberships/membership-dto.ts';
import { memberships } from '../../memberships/tables.ts';
import { parsePlaceholderPersonId, toPlaceholderMemberId } from '../../people/person-keys.ts';
import { people, personNotes } from '../../people/tables.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { ExportedCredit, ExportedMembership } from './person-columns.ts';

/** Account ids and placeholder ids, each with the id of its person. */
export interface OwnerIds {
  branchId: string;
  owners: ReadonlyMap<string, string>;
}

/**
 * Returns the account ids and placeholder ids of people and of the people merged into them, each with the id of the
 * surviving person.
 */
export async function findOwnerIds(
  db: QueryExecutor,
  branchId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { id, memberId, mergedInto } = people;
  const rows = await db.orm
    .select({ id, memberId, mergedInto })
    .from(people)
    .where(and(eq(people.branchId, branchId), or(inArray(id, [...ids]), inArray(mergedInto, [...ids]))));
  return new Map(
    rows.flatMap((row) => {
      const person = row.mergedInto ?? row.id;
      const names = row.memberId
        ? [row.memberId, toPlaceholderMemberId(row.id)]
        : [toPlaceholderMemberId(row.id)];
      return names.map((name) => [name, person] as const);
    }),
  );
}

/** Returns each person's memberships that have started and not ended. */
export async function listActiveMemberships(
  db: QueryExecutor,
  { branchId, owners }: OwnerIds,
  now: Date,
): Promise<Map<string, ExportedMembership[]>> {
  const { memberId, status, startedAt, createdAt } = memberships;
  const rows = await db.orm
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.branchId, branchId),
        inArray(memberId, [...owners.keys()]),
        ne(status, 'ENDED'),
        isNotNull(startedAt),
      ),
    )
    .orderBy(asc(createdAt));
  return groupByPerson(rows, owners, (row) => ({
    name: row.name,
    status: formatMembershipStatus(row, now),
  }));
}

/**
 * Returns the status of a membership, such as "Active, renews 2026-12-01", "Payment due", "Frozen until 2026-12-24" or
 * "Ends 2026-12-01".
 */
function formatMembershipStatus(row: typeof memberships.$inferSelect, now: Date): string {
  const { status, endsOn, renewsOn, freeze } = toMembershipDto(row, now);
  const day = (at: string) => toLondonDate(new Date(at));
  if (status === 'PAST_DUE') return 'Payment due';
  if (endsOn) return `Ends ${day(endsOn)}`;
  if (freeze && new Date(freeze.from) <= now) return `Frozen until ${day(freeze.until)}`;
  return renewsOn ? `Active, renews ${day(renewsOn)}` : 'Active';
}

/** Returns each person's sessions that can be used now. */
export async function listUsableCredits(
  db: QueryExecutor,
  { branchId, owners }: OwnerIds,
  now: Date,
): Promise<Map<string, ExportedCredit[]>> {
  const { memberId, name, kind, balance, startsAt, expiresAt, createdAt } = entitlements;
  const rows = await db.orm
    .select({ memberId, name, kind, balance, expiresAt })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.branchId, branchId),
        inArray(memberId, [...owners.keys()]),
        lte(startsAt, now),
        or(isNull(expiresAt), gt(expiresAt, now)),
        or(isNull(balance), gt(balance, 0)),
      ),
    )
    .orderBy(asc(createdAt));
  return groupByPerson(rows, owners, (row) => row);
}

/** Returns the staff notes about each person, oldest first. */
export async function listNotesOfPeople(
  db: QueryExecutor,
  { branchId, owners }: OwnerIds,
): Promise<Map<string, string[]>> {
  const { personId, text, removedAt, writtenAt } = personNotes;
  const records = [...owners.keys()].flatMap((owner) => parsePlaceholderPersonId(owner) ?? []);
  const rows = await db.orm
    .select({ personId, text })
    .from(personNotes)
    .where(and(eq(personNotes.branchId, branchId), inArray(personId, records), isNull(removedAt)))
    .orderBy(asc(writtenAt));
  const named = rows.map((row) => ({ memberId: toPlaceholderMemberId(row.personId), text: row.text }));
  return groupByPerson(named, owners, (row) => row.text);
}

/** Groups rows by the person whose account or placeholder id owns them. */
function groupByPerson<Row extends { memberId: string }, Fact>(
  rows: readonly Row[],
  owners: ReadonlyMap<string, string>,
  toValue: (row: Row) => Fact,
): Map<string, Fact[]> {
  const grouped = new Map<string, Fact[]>();
  for (const row of rows) {
    const person = owners.get(row.memberId) ?? '';
    const existing = grouped.get(person);
    if (existing) existing.push(toValue(row));
    else grouped.set(person, [toValue(row)]);
  }
  return grouped;
}
