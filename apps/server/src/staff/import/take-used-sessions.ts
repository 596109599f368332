import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

/** Sessions that a row grants, and the client who gets them. */
export interface RowGrant {
  branchId: string;
  importId: string;
  /** Index of the row in the file. */
  at: number;
  personId: string;
  productId: string;
  name: string;
  /** Name of the pack or membership in the file. */
  key: string;
  /** Sessions that the row says are left; null for unlimited ones. */
  sessions: number | null;
}

/**
 * Selects rows of undone imports from which the client had used sessions: the same row (`$4`) of the same file, rows
 * that granted the same product under the same name, and rows whose file had the same name (`$7`) for what they granted.
 * The same row comes first. The first and the last kind are selected even if staff have chosen a different product since.
 */
const usedRows: PreparedStatement = {
  name: 'import_rows_with_used_sessions',
  text: `SELECT r.import_id AS "importId", r.row, r.used,
      r.row = $4 AND i.file_hash = own.file_hash AS "isSameRow"
    FROM import_rows r
    JOIN imports i ON i.branch_id = r.branch_id AND i.id = r.import_id AND i.status = 'UNDONE'
    JOIN imports own ON own.branch_id = r.branch_id AND own.id = $3
    JOIN people p ON p.branch_id = r.branch_id AND p.id = r.person_id
    WHERE r.branch_id = $1 AND r.used > 0 AND r.booking_id IS NULL
      AND coalesce(p.merged_into, p.id) = (SELECT coalesce(merged_into, id) FROM people WHERE branch_id = $1 AND id = $2)
      AND ((r.row = $4 AND i.file_hash = own.file_hash) OR EXISTS (SELECT 1 FROM entitlements e WHERE e.branch_id = r.branch_id
        AND e.id = ANY (r.entitlement_ids) AND ((e.product_id = $5 AND e.name = $6)
          OR e.product_id = coalesce(i.options->'packs'->$7::text->>'productId', i.options->'plans'->$7::text->>'productId')
          OR (e.product_id = 'imported' AND e.name = i.options->'packs'->$7::text->>'name'))))
    ORDER BY "isSameRow" DESC, r.import_id, r.row FOR UPDATE OF r`,
};

const takeFromRow: PreparedStatement = {
  name: 'take_used_sessions_of_import_row',
  text: 'UPDATE import_rows SET used = used - $4 WHERE branch_id = $1 AND import_id = $2 AND row = $3',
};

/**
 * Returns how many of a grant's sessions the client used before earlier imports of them were undone, so that a repeated
 * import gives only what is left (handbook: privacy 7). Takes these sessions from the undone rows; the caller saves
 * them in the new row, so that they count once. The caller has locked the client.
 */
export async function takeUsedSessions(
  tx: QueryExecutor,
  { branchId, importId, at, personId, productId, name, key, sessions }: RowGrant,
): Promise<number> {
  if (sessions === null) return 0;
  const rows = await tx.run<{ importId: string; row: number; used: number }>(usedRows, [
    branchId,
    personId,
    importId,
    at,
    productId,
    name,
    key,
  ]);
  let taken = 0;
  for (const { importId: undoneId, row, used } of rows) {
    const take = Math.min(used, sessions - taken);
    if (take > 0) await tx.run(takeFromRow, [branchId, undoneId, row, take]);
    taken += take;
  }
  return taken;
}
