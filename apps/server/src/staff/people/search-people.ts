import type { FoundPerson, PeopleFilter, PeopleSearchAnswer } from '@studio/contracts/staff-people';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { londonDate } from '@studio/domain/time/london';
import { londonInstant } from '@studio/domain/time/london-instant';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { bookings } from '../../bookings/tables.ts';
import { personOf } from '../../people/find-person.ts';
import { people } from '../../people/tables.ts';
import type { Queries } from '../../platform/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { type PersonFacts, personFacts } from './person-facts.ts';
import { searchWords } from './search-words.ts';

/** Whom to find, and which page of them. */
export interface SearchWish {
  branchId: string;
  query: string;
  filter: PeopleFilter;
  limit: number;
  cursor: string | null | undefined;
}

/** Who owns a person's sessions and bookings: their account, or their stand-in. */
const owner = sql`coalesce(${people.memberId}, 'person:' || ${people.id})`;
const backwards = sql`reverse(regexp_replace(coalesce(${people.phone}, ''), '[^0-9]', '', 'g'))`;
const byName = [sql`lower(${people.lastName})`, sql`lower(${people.firstName})`, people.id] as const;

/** A page of the people that fit, by name, and how many there are. Refuses with bad_request a cursor that is none. */
export async function searchPeople(services: Services, wish: SearchWish): Promise<PeopleSearchAnswer> {
  const { database, clock } = services;
  const { branchId, query, limit, cursor } = wish;
  const now = clock.now();
  const typed = searchWords(query);
  const byCode = typed.code ? await personOfCode(database, branchId, typed.code) : null;
  const fit = and(...conditions(wish, now));
  const after = cursor ? behind(cursor) : undefined;
  const rows = await database.orm
    .select({
      id: people.id,
      lastName: sql<string>`lower(${people.lastName})`,
      firstName: sql<string>`lower(${people.firstName})`,
    })
    .from(people)
    .where(and(fit, after))
    .orderBy(...byName.map((column) => asc(column)))
    .limit(limit + 1);
  const [counted] = await database.orm.select({ total: sql<number>`count(*)::int` }).from(people).where(fit);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const isFirstPage = !cursor;
  const ids = shown.map(({ id }) => id).filter((id) => id !== byCode);
  const first = byCode && isFirstPage ? [byCode] : [];
  const facts = await personFacts(database, branchId, [...first, ...ids], now);
  const foundBy = `Booking ${formatDisplayCode(typed.code ?? '')}`;
  return {
    ok: true,
    people: [...first, ...ids].flatMap((id) => {
      const found = facts.get(id);
      return found ? [wirePerson(found, id === byCode ? foundBy : null)] : [];
    }),
    total: Math.max(counted?.total ?? 0, first.length),
    cursor: last ? writeCursor([last.lastName, last.firstName, last.id]) : null,
  };
}

function conditions({ branchId, query, filter }: SearchWish, now: Date): (SQL | undefined)[] {
  const { words, phoneEnd } = searchWords(query);
  const inWords = words ? sql`${people.search} @@ to_tsquery('simple', ${words})` : undefined;
  const inPhone = phoneEnd ? sql`${backwards} LIKE ${`${phoneEnd}%`}` : undefined;
  // What is typed but holds no letter or digit finds nobody.
  const found = query && !words ? sql`false` : inWords && inPhone ? sql`(${inWords} OR ${inPhone})` : inWords;
  return [
    eq(people.branchId, branchId),
    isNull(people.mergedInto),
    // Who was erased has neither name nor address.
    sql`NOT (${people.firstName} = '' AND ${people.lastName} = '' AND ${people.email} IS NULL)`,
    found,
    filterBy(filter, now),
  ];
}

function filterBy(filter: PeopleFilter, now: Date): SQL | undefined {
  const at = now.toISOString();
  switch (filter) {
    case 'all':
      return undefined;
    case 'membership':
      return sql`(EXISTS (SELECT 1 FROM memberships m WHERE m.branch_id = ${people.branchId}
          AND m.member_id = ${people.memberId} AND m.status <> 'ENDED' AND m.started_at IS NOT NULL)
        OR EXISTS (SELECT 1 FROM entitlements e WHERE e.branch_id = ${people.branchId} AND e.member_id = ${owner}
          AND e.kind = 'membership' AND (e.expires_at IS NULL OR e.expires_at > ${at}::timestamptz)))`;
    case 'sessions':
      return sql`EXISTS (SELECT 1 FROM entitlements e WHERE e.branch_id = ${people.branchId} AND e.member_id = ${owner}
        AND (e.balance IS NULL OR e.balance > 0) AND (e.expires_at IS NULL OR e.expires_at > ${at}::timestamptz))`;
    case 'new':
      return sql`${people.createdAt} >= ${monthBegan(now).toISOString()}::timestamptz`;
    case 'due':
      return sql`EXISTS (SELECT 1 FROM bookings b WHERE b.branch_id = ${people.branchId} AND b.due_pence > 0
        AND b.status <> 'CANCELLED' AND (b.principal_id = ${owner}
          OR (b.principal_id IS NULL AND lower(b.email) = ${people.emailKey})))`;
  }
}

function monthBegan(now: Date): Date {
  return londonInstant(`${londonDate(now).slice(0, 8)}01`, '00:00');
}

async function personOfCode(db: Queries, branchId: string, code: string): Promise<string | null> {
  const [booking] = await db.orm
    .select({ principalId: bookings.principalId, email: bookings.email })
    .from(bookings)
    .where(and(eq(bookings.branchId, branchId), eq(bookings.displayCode, code)));
  return booking ? personOf(db, { branchId, ...booking }) : null;
}

function wirePerson(facts: PersonFacts, foundBy: string | null): FoundPerson {
  const { firstName, lastName, since, nextClass, unlimited, sessions, ...rest } = facts;
  return {
    ...rest,
    name: `${firstName} ${lastName}`.trim() || (facts.email ?? 'Somebody'),
    since: since.toISOString(),
    sessionsLeft: unlimited ? null : sessions,
    nextClass: nextClass?.toISOString() ?? null,
    foundBy,
  };
}

const place = z.tuple([z.string(), z.string(), z.uuid()]);

function writeCursor(last: z.infer<typeof place>): string {
  return Buffer.from(JSON.stringify(last)).toString('base64url');
}

function behind(cursor: string): SQL {
  const read = place.safeParse(parsed(cursor));
  if (!read.success) throw new Refused('bad_request', 'This is no cursor of ours.');
  const [lastName, firstName, id] = read.data;
  return sql`(${byName[0]}, ${byName[1]}, ${byName[2]}) > (${lastName}, ${firstName}, ${id}::uuid)`;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
