import type { FoundPerson, PeopleFilter, PeopleSearchAnswer } from '@studio/contracts/staff-people';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { and, asc, sql } from 'drizzle-orm';
import { people } from '../../people/tables.ts';
import type { Services } from '../../platform/services.ts';
import { behindPerson, byName, placeOfPerson, thosePeople } from './people-filter.ts';
import { type PersonFacts, personFacts } from './person-facts.ts';
import { personOfCode } from './person-of-code.ts';
import { searchWords } from './search-words.ts';

/** Whom to find, and which page of them. */
export interface SearchWish {
  branchId: string;
  query: string;
  filter: PeopleFilter;
  limit: number;
  cursor: string | null | undefined;
}

/** A page of the people that fit, by name, and how many there are. Refuses with bad_request a cursor that is none. */
export async function searchPeople(services: Services, wish: SearchWish): Promise<PeopleSearchAnswer> {
  const { database, clock } = services;
  const { branchId, query, limit, cursor } = wish;
  const now = clock.now();
  const typed = searchWords(query);
  const byCode = typed.code ? await personOfCode(database, branchId, typed.code) : null;
  const fit = thosePeople(wish, now);
  const after = cursor ? behindPerson(cursor) : undefined;
  const rows = await database.orm
    .select({
      id: people.id,
      lowerLast: sql<string>`lower(${people.lastName})`,
      lowerFirst: sql<string>`lower(${people.firstName})`,
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
    cursor: last ? placeOfPerson(last) : null,
  };
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
