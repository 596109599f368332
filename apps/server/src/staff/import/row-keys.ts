import type { ClassifiedRow } from '@studio/domain/people-import/classify-rows';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Returns a keyed hash of each row's values, or null for rows that can't be read. Equal rows of one file get different
 * keys by their number, so that two equal packs stay two packs.
 */
export function listRowKeys(
  keys: Services['keys'],
  rows: readonly Pick<ClassifiedRow, 'details'>[],
): (string | null)[] {
  const seen = new Map<string, number>();
  return rows.map(({ details }) => {
    if (!details) return null;
    const { emailKey, firstName, lastName, phone, packs, membership, visits, waiver, note } = details;
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
