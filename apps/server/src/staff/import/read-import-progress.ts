import type { GetImportProgressResponse, ImportProgress } from '@studio/contracts/staff-import';
import { formatCount } from '@studio/domain/text/format';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { usedSessionsReason } from './remove-imported-person.ts';
import { type ImportId, type ImportRow, requireImport } from './store.ts';

export function toImportDto(row: ImportRow): ImportProgress {
  const { id, kind, fileName, status, rows, position, totals, createdAt, finishedAt, undoneAt } = row;
  return {
    importId: id,
    kind,
    fileName,
    status,
    rows,
    totals: {
      ...totals,
      memberships: totals.memberships ?? 0,
      bookings: totals.bookings ?? 0,
      completed: totals.completed ?? 0,
    },
    // During an undo, the stored position counts down.
    processedRows: status === 'UNDOING' || status === 'UNDONE' ? rows - position : position,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

const rowProblems: PreparedStatement = {
  name: 'import_row_problems',
  text: `SELECT r.line, r.person_id AS "personId", r.problem AS reason,
      trim(p.first_name || ' ' || p.last_name) AS name, p.email
    FROM import_rows r LEFT JOIN people p ON p.branch_id = r.branch_id AND p.id = r.person_id
    WHERE r.branch_id = $1 AND r.import_id = $2 AND r.problem IS NOT NULL
    ORDER BY r.row LIMIT 200`,
};

const remainingRows: PreparedStatement = {
  name: 'import_rows_not_undone',
  text: `SELECT r.line, r.person_id AS "personId", r.keep_reason AS "keepReason", r.used,
      trim(p.first_name || ' ' || p.last_name) AS name, p.email
    FROM import_rows r LEFT JOIN people p ON p.branch_id = r.branch_id AND p.id = r.person_id
    WHERE r.branch_id = $1 AND r.import_id = $2 AND (r.keep_reason IS NOT NULL OR r.used > 0)
    ORDER BY r.row LIMIT 200`,
};

interface RemainingRow {
  line: number;
  personId: string;
  keepReason: string | null;
  used: number;
  name: string | null;
  email: string | null;
}

/**
 * Returns the progress of an import, the rows that it couldn't import completely and, after an undo, the rows that
 * couldn't be undone. Throws AppError not_found.
 */
export async function readImportProgress(
  db: QueryExecutor,
  id: ImportId,
): Promise<GetImportProgressResponse> {
  const progress = toImportDto(await requireImport(db, id));
  const isUndone = progress.status === 'UNDONE' || progress.status === 'UNDOING';
  const rows = isUndone ? await db.run<RemainingRow>(remainingRows, [id.branchId, id.importId]) : [];
  const remaining = rows.map(({ line, personId, keepReason, used, name, email }) => ({
    line,
    personId,
    name: name || email || 'Unnamed client',
    reason: describeReasons(keepReason, used),
  }));
  const problems = isUndone
    ? []
    : await db.run<Omit<RemainingRow, 'keepReason' | 'used'> & { reason: string }>(rowProblems, [
        id.branchId,
        id.importId,
      ]);
  const leftOut = problems.map(({ line, personId, name, email, reason }) => ({
    line,
    personId,
    name: name || email || 'Unnamed client',
    reason,
  }));
  return { ok: true, progress, leftOut, notUndone: remaining };
}

/** Joins the reason to keep a person with the number of used sessions, which replaces the general reason. */
function describeReasons(keepReason: string | null, used: number): string {
  if (used === 0) return keepReason ?? '';
  const other = keepReason === usedSessionsReason ? null : keepReason;
  return [other, `They’ve used ${formatCount(used, 'imported session')}.`].filter(Boolean).join(' ');
}
