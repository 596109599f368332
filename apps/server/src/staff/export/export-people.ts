import type { ExportChunk } from '@studio/contracts/staff-export';
import { toLondonDate } from '@studio/domain/time/london';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { buildCsv } from '../../documents/csv.ts';
import { people } from '../../people/tables.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { findPersonByBookingCode } from '../people/find-person-by-booking-code.ts';
import { parseSearchText } from '../people/parse-search-text.ts';
import {
  afterPersonCursor,
  encodePersonCursor,
  filterPeople,
  orderByName,
  type PeopleFilterInput,
} from '../people/people-filter.ts';
import { decodeExportCursor, encodeExportCursor, type StartedExport } from './export-cursor.ts';
import { loadExportedPeople } from './load-exported-people.ts';
import { personColumns } from './person-columns.ts';

const perPiece = 1000;

/**
 * Exports one chunk of the people found by a search, ordered by name. The first chunk writes an audit log entry without
 * the search text, which may contain a name: the log is never erased. Throws AppError bad_request for an invalid
 * cursor.
 */
export async function exportPeople(
  services: Services,
  { cursor, ...wish }: PeopleFilterInput & { cursor: string | null | undefined },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<ExportChunk> {
  const { database, keys, clock } = services;
  const { branchId, query, filter } = wish;
  const now = clock.now();
  const begun: StartedExport = ['people', actor, branchId, query, filter];
  const after = cursor ? afterPersonCursor(decodeExportCursor(keys, begun, cursor)) : undefined;
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
  const lines = await loadExportedPeople(services, branchId, rows, now);
  return {
    ok: true,
    name: `people-${toLondonDate(now)}.csv`,
    csv: buildCsv(personColumns, lines, { goesOn: Boolean(cursor) }),
    rows: rows.length,
    total,
    cursor: last ? encodeExportCursor(keys, begun, encodePersonCursor(last)) : null,
  };
}

/** Also finds the person of a booking code, as the list does. */
async function foundPeople(db: QueryExecutor, wish: PeopleFilterInput, now: Date): Promise<SQL | undefined> {
  const those = filterPeople(wish, now);
  const { code } = parseSearchText(wish.query);
  const id = code ? await findPersonByBookingCode(db, wish.branchId, code) : null;
  return id ? or(those, and(eq(people.branchId, wish.branchId), eq(people.id, id))) : those;
}

async function countPeople(db: QueryExecutor, those: SQL | undefined): Promise<number> {
  const [counted] = await db.orm.select({ total: sql<number>`count(*)::int` }).from(people).where(those);
  return counted?.total ?? 0;
}

function pageOf(db: QueryExecutor, those: SQL | undefined) {
  const { id, memberId, email, firstName, lastName, phone, source, createdAt } = people;
  const [lowerLast, lowerFirst] = orderByName;
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
    .orderBy(...orderByName.map((column) => asc(column)))
    .limit(perPiece + 1);
}
