import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { type ImportRow, updateImport } from './store.ts';
import type { ImportTotals } from './tables.ts';

/**
 * Saves that the rows before `end` are written, and ends the import after the last of `rows` rows. Then deletes the
 * file's text, which contains personal data and isn't needed any more. Returns whether the import has ended.
 */
export async function saveImportPosition(
  tx: QueryExecutor,
  of: ImportRow,
  { end, rows, totals }: { end: number; rows: number; totals: ImportTotals },
  now: Date,
): Promise<boolean> {
  const id = { branchId: of.branchId, importId: of.id };
  if (end < rows) {
    await updateImport(tx, id, { position: end, totals });
    return false;
  }
  await updateImport(tx, id, { position: end, totals, status: 'DONE', finishedAt: now, source: null });
  await writeAudit(tx, [
    {
      branchId: id.branchId,
      at: now,
      actor: of.startedBy as StaffActor,
      subject: 'import',
      subjectId: id.importId,
      action: 'FINISHED',
      reason: 'import finished',
      detail: { ...totals },
    },
  ]);
  return true;
}
