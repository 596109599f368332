import type { RowMembership } from '@studio/domain/people-import/parse-membership';
import { type FileRow, parseRow } from '@studio/domain/people-import/parse-row';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Returns a keyed hash of each row's values, or null for rows that can't be read. Includes values whose day has passed,
 * so that a row has the same key every day. Leaves the membership out, so that a row whose membership was corrected
 * doesn't add its packs again. Equal rows of one file get different keys by their number, so that two equal packs stay
 * two packs.
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
    const { emailKey, firstName, lastName, phone, packs, visits, waiver, note } = parsed.details;
    const values = [emailKey, firstName, lastName, phone, packs, visits, waiver, note];
    return toRowKey(keys, JSON.stringify(values), seen);
  });
}

/** Returns the key of a row's values, and counts them in `seen`. */
export function toRowKey(keys: Services['keys'], values: string, seen: Map<string, number>): string {
  const number = seen.get(values) ?? 0;
  seen.set(values, number + 1);
  return keys.sign('import-row', `${number}:${values}`);
}

/** Returns a keyed hash of a row's membership. */
export function toMembershipKey(keys: Services['keys'], rowKey: string, membership: RowMembership): string {
  return keys.sign('import-row', `membership:${rowKey}:${JSON.stringify(membership)}`);
}

const knownMembershipKeys: PreparedStatement = {
  name: 'import_known_membership_keys',
  text: `SELECT membership_key AS "membershipKey" FROM import_rows
    WHERE branch_id = $1 AND import_id <> $2 AND membership_key = ANY ($3::text[])`,
};

/** Returns which keys belong to memberships that other imports have added. */
export async function findImportedMembershipKeys(
  db: QueryExecutor,
  { branchId, id }: { branchId: string; id: string },
  membershipKeys: readonly (string | null)[],
): Promise<Set<string>> {
  const known = membershipKeys.flatMap((key) => key ?? []);
  const rows = await db.run<{ membershipKey: string }>(knownMembershipKeys, [branchId, id, known]);
  return new Set(rows.map(({ membershipKey }) => membershipKey));
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
  text: `SELECT r.row, bool_or(r.membership_key IS NOT NULL) AS "hasMembership" FROM imports own
    JOIN imports i ON i.branch_id = own.branch_id AND i.kind = own.kind AND i.file_hash = own.file_hash AND i.id <> own.id
    JOIN import_rows r ON r.branch_id = i.branch_id AND r.import_id = i.id AND r.row_key IS NOT NULL
    WHERE own.branch_id = $1 AND own.id = $2 GROUP BY r.row`,
};

/**
 * Returns the indexes of the rows that an earlier import of the same file has written, and whether those rows added a
 * membership. Finds them even if staff have chosen other columns or another order of day and month since then, which
 * gives the rows other keys.
 */
export async function findAlreadyImportedRows(
  db: QueryExecutor,
  { branchId, id }: { branchId: string; id: string },
): Promise<Map<number, boolean>> {
  const rows = await db.run<{ row: number; hasMembership: boolean }>(writtenRows, [branchId, id]);
  return new Map(rows.map(({ row, hasMembership }) => [row, hasMembership]));
}
