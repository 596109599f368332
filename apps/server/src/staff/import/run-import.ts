import { isRowImported } from '@studio/domain/people-import/count-rows';
import { eq } from 'drizzle-orm';
import { listProductsOnSale } from '../../catalogue/store.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import { getSqlState, type QueryExecutor, uniqueViolationState } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type ImportSelection, loadImportForReview } from './check-import.ts';
import { checkRowSubscriptions } from './check-row-subscriptions.ts';
import { readImportTable } from './read-import-file.ts';
import { reviewImportRows } from './review-import-rows.ts';
import { runBookingsImport } from './run-bookings-import.ts';
import { createRunningImportError, hashHeadings } from './save-import-draft.ts';
import { saveImportPosition } from './save-import-position.ts';
import {
  type ImportId,
  type ImportRow,
  lockImport,
  requireImport,
  saveColumnChoices,
  updateImport,
} from './store.ts';
import { imports } from './tables.ts';
import { undoImport } from './undo-import.ts';
import { type ImportWriteContext, writeImportRow } from './write-import-row.ts';

/** Number of rows per transaction. It is small, because other requests wait for the transaction's locks. */
const batch = 50;

/**
 * Starts an import; `runImport` does the work. Idempotent. Throws AppError not_found, bad_request, and not_changeable
 * while the same file is being imported or once the undo of this import has started. A unique index decides between
 * concurrent starts.
 */
export async function startImport(
  services: Services,
  id: ImportId,
  chosen: ImportSelection,
  actor: StaffActor,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  try {
    await database.transaction(async (tx) => {
      const draft = await lockImport(tx, id);
      if (draft.status === 'RUNNING' || draft.status === 'DONE') return;
      const { table, ...whole } = await loadImportForReview(tx, draft, chosen);
      const { branchId } = id;
      await saveColumnChoices(tx, {
        branchId,
        headings: hashHeadings(table.headings, draft.kind),
        ...whole,
        updatedAt: now,
      });
      await updateImport(tx, id, { ...whole, status: 'RUNNING', startedAt: now, startedBy: actor });
      await writeAudit(tx, [
        {
          branchId,
          at: now,
          actor,
          subject: 'import',
          subjectId: id.importId,
          action: 'STARTED',
          reason:
            draft.kind === 'bookings' ? 'bookings imported from a file' : 'clients imported from a file',
          detail: { rows: draft.rows },
        },
      ]);
    });
  } catch (error) {
    if (getSqlState(error) !== uniqueViolationState) throw error;
    throw createRunningImportError((await requireImport(database, id)).fileName);
  }
}

/**
 * Imports the remaining rows. Safe to run concurrently and to stop at any time. If another import writes an equal row
 * at the same moment, a unique index rejects the later one; the rows are then reviewed again and that row is skipped.
 */
export async function runImport(services: Services, id: ImportId): Promise<void> {
  for (let isInterrupted = true; isInterrupted; ) {
    const { kind, status } = await requireImport(services.database, id);
    if (status !== 'RUNNING') return;
    try {
      await (kind === 'bookings' ? runBookingsImport(services, id) : runPeopleImport(services, id));
      isInterrupted = false;
    } catch (error) {
      if (getSqlState(error) !== uniqueViolationState) throw error;
    }
  }
}

/** Imports the remaining rows of a file of clients in batches. */
async function runPeopleImport(services: Services, id: ImportId): Promise<void> {
  const { database, clock } = services;
  const startedImport = await requireImport(database, id);
  const { source, columns, options } = startedImport;
  const chosen = { table: readImportTable(source ?? ''), columns, options };
  const review = await reviewImportRows(services, startedImport, chosen, clock.now());
  const products = await listProductsOnSale(database, id.branchId);
  for (let isDone = false; !isDone; ) {
    const { position } = await requireImport(database, id);
    // Checks the next batch before its transaction.
    const checks = await checkRowSubscriptions(services, review, [position, position + batch]);
    isDone = await database.transaction(async (tx) => {
      const of = await lockImport(tx, id);
      if (of.status !== 'RUNNING') return true;
      // Another process has written these rows, so the next ones need their own checks.
      if (of.position !== position) return false;
      const actor = of.startedBy as StaffActor;
      return writeBatch(tx, { of, products, actor, now: clock.now(), services, review, checks });
    });
  }
}

async function writeBatch(tx: QueryExecutor, writing: ImportWriteContext): Promise<boolean> {
  const { of, now, review } = writing;
  const { rows } = review;
  const totals = { ...of.totals };
  const end = Math.min(rows.length, of.position + batch);
  for (let at = of.position; at < end; at++) {
    const row = rows[at];
    if (row && isRowImported(row, of.options)) await writeImportRow(tx, writing, row, at, totals);
    else totals.skipped++;
  }
  return saveImportPosition(tx, of, { end, rows: rows.length, totals }, now);
}

/** Resumes every import and undo that an earlier process left unfinished. */
export async function resumeImports(services: Services): Promise<void> {
  const work = (status: ImportRow['status']) =>
    services.database.orm
      .select({ branchId: imports.branchId, importId: imports.id })
      .from(imports)
      .where(eq(imports.status, status));
  for (const id of await work('RUNNING')) await orLog(services, id, () => runImport(services, id));
  for (const id of await work('UNDOING')) await orLog(services, id, () => undoImport(services, id));
}

/**
 * Runs an import. Logs an error instead of throwing it, so that one failing import doesn't block the others; the next
 * run retries the import.
 */
async function orLog({ log }: Services, id: ImportId, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error, importId: id.importId }, 'an import failed and will be resumed');
  }
}
