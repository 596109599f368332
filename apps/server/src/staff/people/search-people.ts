import type { PeopleFilter, PersonSearchResult, SearchPeopleResponse } from '@studio/contracts/staff-people';
import { formatDisplayCode } from '@studio/domain/bookings/display-code';
import { and, asc, sql } from 'drizzle-orm';
import { people } from '../../people/tables.ts';
import type { Services } from '../../platform/services.ts';
import { findPersonByBookingCode } from './find-person-by-booking-code.ts';
import { parseSearchText } from './parse-search-text.ts';
import {
  buildPeopleFilter,
  encodePersonCursor,
  orderByName,
  whereAfterPersonCursor,
} from './people-filter.ts';
import { loadPersonSummaries, type PersonSummary } from './person-summaries.ts';

export interface PeopleSearchInput {
  branchId: string;
  query: string;
  filter: PeopleFilter;
  limit: number;
  cursor: string | null | undefined;
}

/**
 * Returns a page of people by name, and the total. A booking code finds its person, who comes first. Throws AppError
 * bad_request for an invalid cursor.
 */
export async function searchPeople(
  services: Services,
  input: PeopleSearchInput,
): Promise<SearchPeopleResponse> {
  const { database, clock } = services;
  const { branchId, query, limit, cursor } = input;
  const now = clock.now();
  const typed = parseSearchText(query);
  const byCode = typed.code ? await findPersonByBookingCode(database, branchId, typed.code) : null;
  const condition = buildPeopleFilter(input, now);
  const after = cursor ? whereAfterPersonCursor(cursor) : undefined;
  const rows = await database.orm
    .select({
      id: people.id,
      lowerLast: sql<string>`lower(${people.lastName})`,
      lowerFirst: sql<string>`lower(${people.firstName})`,
    })
    .from(people)
    .where(and(condition, after))
    .orderBy(...orderByName.map((column) => asc(column)))
    .limit(limit + 1);
  const [counted] = await database.orm
    .select({ total: sql<number>`count(*)::int` })
    .from(people)
    .where(condition);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const isFirstPage = !cursor;
  const ids = shown.map(({ id }) => id).filter((id) => id !== byCode);
  const first = byCode && isFirstPage ? [byCode] : [];
  const summary = await loadPersonSummaries(database, branchId, [...first, ...ids], now);
  const foundBy = `Booking ${formatDisplayCode(typed.code ?? '')}`;
  return {
    ok: true,
    people: [...first, ...ids].flatMap((id) => {
      const found = summary.get(id);
      return found ? [toSearchResult(found, id === byCode ? foundBy : null)] : [];
    }),
    total: Math.max(counted?.total ?? 0, first.length),
    cursor: last ? encodePersonCursor(last) : null,
  };
}

function toSearchResult(summary: PersonSummary, foundBy: string | null): PersonSearchResult {
  const { firstName, lastName, since, nextClass, unlimited, sessions, ...rest } = summary;
  return {
    ...rest,
    name: `${firstName} ${lastName}`.trim() || (summary.email ?? 'Unnamed client'),
    since: since.toISOString(),
    sessionsLeft: unlimited ? null : sessions,
    nextClass: nextClass?.toISOString() ?? null,
    matchedBy: foundBy,
  };
}
