import type { PeopleFilter } from '@studio/contracts/staff-people';
import { isStorable } from '@studio/domain/text/is-storable';
import { toLondonDate } from '@studio/domain/time/london';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { people } from '../../people/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import { parseSearchText } from './parse-search-text.ts';

export interface PeopleFilterInput {
  branchId: string;
  query: string;
  filter: PeopleFilter;
}

/** SQL expression for the owner of a person's sessions and bookings: their account id or placeholder id. */
const owner = sql`coalesce(${people.memberId}, 'person:' || ${people.id})`;
const backwards = sql`reverse(regexp_replace(coalesce(known.phone, ''), '[^0-9]', '', 'g'))`;

/** Order of every list of people. */
export const orderByName = [
  sql`lower(${people.lastName})`,
  sql`lower(${people.firstName})`,
  people.id,
] as const;

/** Returns the condition that the list of people and its export share. Doesn't search for booking codes. */
export function buildPeopleFilter(
  { branchId, query, filter }: PeopleFilterInput,
  now: Date,
): SQL | undefined {
  const { tsQuery, phoneEnd } = parseSearchText(query);
  const inPhone = phoneEnd ? sql` OR ${backwards} LIKE ${`${phoneEnd}%`}` : sql``;
  // The array subquery makes PostgreSQL use the search index, where it would otherwise scan the sorted list.
  const matchesQuery = sql`${people.id} = ANY(ARRAY(SELECT known.id FROM people known
    WHERE known.branch_id = ${branchId} AND (known.search @@ ${tsQuery}::tsquery${inPhone})))`;
  // A search text without letters or digits finds no one.
  const found = tsQuery ? matchesQuery : query ? sql`false` : undefined;
  return and(
    eq(people.branchId, branchId),
    isNull(people.mergedInto),
    // Excludes erased people, who have no name and no email address.
    sql`NOT (${people.firstName} = '' AND ${people.lastName} = '' AND ${people.email} IS NULL)`,
    found,
    filterBy(filter, now),
  );
}

function filterBy(filter: PeopleFilter, now: Date): SQL | undefined {
  const at = now.toISOString();
  switch (filter) {
    case 'all':
      return undefined;
    case 'membership':
      return sql`(EXISTS (SELECT 1 FROM memberships m WHERE m.branch_id = ${people.branchId}
          AND m.member_id = ${owner} AND m.status <> 'ENDED' AND m.started_at IS NOT NULL)
        OR EXISTS (SELECT 1 FROM entitlements e WHERE e.branch_id = ${people.branchId} AND e.member_id = ${owner}
          AND e.kind = 'membership' AND (e.expires_at IS NULL OR e.expires_at > ${at}::timestamptz)))`;
    case 'sessions':
      return sql`EXISTS (SELECT 1 FROM entitlements e WHERE e.branch_id = ${people.branchId} AND e.member_id = ${owner}
        AND (e.balance IS NULL OR e.balance > 0) AND (e.expires_at IS NULL OR e.expires_at > ${at}::timestamptz))`;
    case 'new':
      return sql`${people.createdAt} >= ${startOfMonth(now).toISOString()}::timestamptz`;
    case 'due':
      return sql`EXISTS (SELECT 1 FROM bookings b WHERE b.branch_id = ${people.branchId} AND b.due_pence > 0
        AND (b.principal_id = ${owner}
          OR (b.principal_id IS NULL AND lower(b.email) = ${people.emailKey})))`;
  }
}

function startOfMonth(now: Date): Date {
  return toLondonInstant(`${toLondonDate(now).slice(0, 8)}01`, '00:00');
}

const name = z.string().refine(isStorable);
const place = z.tuple([name, name, z.uuid()]);

/** Returns the cursor of a person in the order by name. The names must be lower-cased by PostgreSQL. */
export function encodePersonCursor(person: { lowerLast: string; lowerFirst: string; id: string }): string {
  const { lowerLast, lowerFirst, id } = person;
  return Buffer.from(JSON.stringify([lowerLast, lowerFirst, id])).toString('base64url');
}

/** Returns the condition for rows after a cursor. Throws AppError bad_request for an invalid cursor. */
export function whereAfterPersonCursor(cursor: string): SQL {
  const read = place.safeParse(parsed(cursor));
  if (!read.success) throw new AppError('bad_request', 'Invalid cursor.');
  const [lastName, firstName, id] = read.data;
  return sql`(${orderByName[0]}, ${orderByName[1]}, ${orderByName[2]}) > (${lastName}, ${firstName}, ${id}::uuid)`;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
