import type { ExportPiece } from '@studio/contracts/staff-export';
import { londonDate } from '@studio/domain/time/london';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { csvOf } from '../../documents/csv.ts';
import { people } from '../../people/tables.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Queries } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  behindPerson,
  byName,
  type PeopleWish,
  placeOfPerson,
  thosePeople,
} from '../people/people-filter.ts';
import { personOfCode } from '../people/person-of-code.ts';
import { searchWords } from '../people/search-words.ts';
import { personColumns } from './person-columns.ts';
import { personLines } from './person-lines.ts';
import { type Begun, goOnAt, placeIn } from './piece-cursor.ts';

const perPiece = 1000;

/**
 * A piece of the file of everybody whom a search finds, by name. That it was begun is written in the audit log, without the
 * words of the search: they may name somebody, and the log forgets nothing. Refuses with bad_request a cursor that is none.
 */
export async function exportPeople(
  services: Services,
  { cursor, ...wish }: PeopleWish & { cursor: string | null | undefined },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<ExportPiece> {
  const { database, keys, clock } = services;
  const { branchId, query, filter } = wish;
  const now = clock.now();
  const begun: Begun = ['people', actor, branchId, query, filter];
  const after = cursor ? behindPerson(placeIn(keys, begun, cursor)) : undefined;
  const those = await foundPeople(database, wish, now);
  const total = cursor ? null : await countPeople(database, those);
  const found = await pageOf(database, and(those, after));
  const rows = found.slice(0, perPiece);
  const last = found.length > perPiece ? rows.at(-1) : undefined;
  if (!cursor) {
    const entry = { subject: 'person', subjectId: 'people', action: 'LIST EXPORTED' } as const;
    const detail = { filter, searched: query !== '', people: total };
    const why = `${total} people as a file`;
    await writeAudit(database, [{ branchId, at: now, actor, ...entry, why, detail }]);
  }
  const lines = await personLines(services, branchId, rows, now);
  return {
    ok: true,
    name: `people-${londonDate(now)}.csv`,
    csv: csvOf(personColumns, lines, { goesOn: Boolean(cursor) }),
    rows: rows.length,
    total,
    cursor: last ? goOnAt(keys, begun, placeOfPerson(last)) : null,
  };
}

/** As in the list, whose code was typed is found as well. */
async function foundPeople(db: Queries, wish: PeopleWish, now: Date): Promise<SQL | undefined> {
  const those = thosePeople(wish, now);
  const { code } = searchWords(wish.query);
  const id = code ? await personOfCode(db, wish.branchId, code) : null;
  return id ? or(those, and(eq(people.branchId, wish.branchId), eq(people.id, id))) : those;
}

async function countPeople(db: Queries, those: SQL | undefined): Promise<number> {
  const [counted] = await db.orm.select({ total: sql<number>`count(*)::int` }).from(people).where(those);
  return counted?.total ?? 0;
}

function pageOf(db: Queries, those: SQL | undefined) {
  const { id, memberId, email, firstName, lastName, phone, source, createdAt } = people;
  const [lowerLast, lowerFirst] = byName;
  return db.orm
    .select({
      id,
      memberId,
      email,
      firstName,
      lastName,
      phone,
      source,
      createdAt,
      lowerLast: sql<string>`${lowerLast}`,
      lowerFirst: sql<string>`${lowerFirst}`,
    })
    .from(people)
    .where(those)
    .orderBy(...byName.map((column) => asc(column)))
    .limit(perPiece + 1);
}
