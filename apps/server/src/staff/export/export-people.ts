import type { ExportChunk } from '@studio/contracts/staff-export';
import { formatCount } from '@studio/domain/text/format';
import { toLondonDate } from '@studio/domain/time/london';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { buildCsv } from '../../documents/csv.ts';
import { people } from '../../people/tables.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findPersonByBookingCode } from '../people/find-person-by-booking-code.ts';
import { parseSearchText } from '../people/parse-search-text.ts';
import {
  buildPeopleFilter,
  encodePersonCursor,
  orderByName,
  type PeopleFilterInput,
  whereAfterPersonCursor,
} from '../people/people-filter.ts';
import { decodeExportCursor, type ExportScope, encodeExportCursor } from './export-cursor.ts';
import { loadExportedPeople } from './load-exported-people.ts';
import { personColumns } from './person-columns.ts';

const pageSize = 1000;

/**
 * Exports one chunk of the people found by a search, ordered by name. The first chunk writes an audit log entry. The
 * entry doesn't contain the search text, which may contain a name, because the log is never erased. Throws AppError
 * bad_request for an invalid cursor.
 */
export async function exportPeople(
  services: Services,
  { cursor, ...input }: PeopleFilterInput & { cursor: string | null | undefined },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<ExportChunk> {
  const { database, keys, clock } = services;
  const { branchId, query, filter } = input;
  const now = clock.now();
  const scope: ExportScope = ['people', actor, branchId, query, filter];
  const after = cursor ? whereAfterPersonCursor(decodeExportCursor(keys, scope, cursor)) : undefined;
  const condition = await buildCondition(database, input, now);
  const total = cursor ? null : await countPeople(database, condition);
  const found = await pageOf(database, and(condition, after));
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  if (total !== null) {
    const entry = { subject: 'person', subjectId: 'people', action: 'LIST_EXPORTED' } as const;
    const detail = { filter, searched: query !== '', people: total };
    const reason = formatCount(total, 'client');
    await writeAudit(database, [{ branchId, at: now, actor, ...entry, reason, detail }]);
  }
  const lines = await loadExportedPeople(services, branchId, rows, now);
  return {
    ok: true,
    name: `clients-${toLondonDate(now)}.csv`,
    csv: buildCsv(personColumns, lines, { isContinuation: Boolean(cursor) }),
    rows: rows.length,
    total,
    cursor: last ? encodeExportCursor(keys, scope, encodePersonCursor(last)) : null,
  };
}

/**
 * Builds the condition for people who match the search. Like the list of people, it also finds the person of a booking
 * code.
 */
async function buildCondition(
  db: QueryExecutor,
  input: PeopleFilterInput,
  now: Date,
): Promise<SQL | undefined> {
  const condition = buildPeopleFilter(input, now);
  const { code } = parseSearchText(input.query);
  const id = code ? await findPersonByBookingCode(db, input.branchId, code) : null;
  return id ? or(condition, and(eq(people.branchId, input.branchId), eq(people.id, id))) : condition;
}

async function countPeople(db: QueryExecutor, condition: SQL | undefined): Promise<number> {
  const [counted] = await db.orm.select({ total: sql<number>`count(*)::int` }).from(people).where(condition);
  return counted?.total ?? 0;
}

function pageOf(db: QueryExecutor, condition: SQL | undefined) {
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
    .where(condition)
    .orderBy(...orderByName.map((column) => asc(column)))
    .limit(pageSize + 1);
}
