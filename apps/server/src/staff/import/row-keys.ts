import { type FileRow, parseRow } from '@studio/domain/people-import/parse-row';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Returns a keyed hash of each row's values, or null for rows that can't be read. Includes values whose day has passed,
 * so that a row has the same key every day. Equal rows of one file get different keys by their number, so that two equal
 * packs stay two packs.
 */
export function listRowKeys(
  keys: Services['keys'],
  rows: readonly FileRow[],
  context: Omit<Parameters<typeof parseRow>[1], 'today'>,
): (string | null)[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const parsed = parseRow(row, { ...context, today: null });
    if ('rejected' in parsed) return null;
    const { emailKey, firstName, lastName, phone, packs, membership, visits, waiver, note } = parsed.details;
    const values = [emailKey, firstName, lastName, phone, packs, membership, visits, waiver, note];
    return toRowKey(keys, JSON.stringify(values), seen);
  });
}

/** Returns the key of a row's values, and counts them in `seen`. */
export function toRowKey(keys: Services['keys'], values: string, seen: Map<string, number>): string {
  const number = seen.get(values) ?? 0;
  seen.set(values, number + 1);
  return keys.sign('import-row', `${number}:${values}`);
}

const knownKeys: PreparedStatement = {
  name: 'import_known_row_keys',
  text: `SELECT row_key AS "rowKey" FROM import_rows
    WHERE branch_id = $1 AND import_id <> $2 AND row_key = ANY ($3::text[])`,
};

/** Returns which keys belong to rows that other imports have written. */
export async function findImportedRowKeys(
  db: QueryExecutor,
  { branchId, id }: { branchId: string; id: string },
  rowKeys: readonly (string | null)[],
): Promise<Set<string>> {
  const known = rowKeys.flatMap((key) => key ?? []);
  const rows = await db.run<{ rowKey: string }>(knownKeys, [branchId, id, known]);
  return new Set(rows.map(({ rowKey }) => rowKey));
}

const writtenRows: PreparedStatement = {
  name: 'import_rows_of_same_file',
  text: `SELECT r.row FROM imports own
    JOIN imports i ON i.branch_id = own.branch_id AND i.kind = own.kind AND i.file_hash = own.file_hash AND i.id <> own.id
    JOIN import_rows r ON r.branch_id = i.branch_id AND r.import_id = i.id AND r.row_key IS NOT NULL
    WHERE own.branch_id = $1 AND own.id = $2`,
};

/**
 * Returns the indexes of the rows that an earlier import of the same file has written, even if staff have chosen other
 * columns or another order of day and month since then, which gives the rows other keys.
 */
export async function findAlreadyImportedRows(
  db: QueryExecutor,
  { branchId, id }: { branchId: string; id: string },
): Promise<Set<number>> {
  const rows = await db.run<{ row: number }>(writtenRows, [branchId, id]);
  return new Set(rows.map(({ row }) => row));
}
