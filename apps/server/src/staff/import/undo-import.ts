import { and, desc, eq, lt } from 'drizzle-orm';
import { revokeUnusedSessions } from '../../entitlements/revoke-unused-sessions.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { removeImportedPerson } from './remove-imported-person.ts';
import { type ImportId, type ImportRow, lockImport, updateImport } from './store.ts';
import { type ImportTotals, importRows } from './tables.ts';

const batch = 50;

/**
 * Starts the undo of an import; `undoImport` does the work. Idempotent. Throws AppError not_found and not_changeable.
 */
export async function startUndo(
  { database, clock }: Services,
  id: ImportId,
  actor: StaffActor,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const { status, rows } = await lockImport(tx, id);
    if (status === 'UNDOING' || status === 'UNDONE') return;
    if (status !== 'DONE')
      throw new AppError('not_changeable', 'Wait until the import finishes. You can undo it then.');
    await updateImport(tx, id, { status: 'UNDOING', position: rows, undoneBy: actor, undoneAt: now });
    await writeAudit(tx, [
      {
        branchId: id.branchId,
        at: now,
        actor,
        subject: 'import',
        subjectId: id.importId,
        action: 'UNDOING',
        reason: 'undo started',
      },
    ]);
  });
}

/**
 * Undoes the remaining rows from last to first, so that a person's later packs are gone before checking whether the
 * person can be removed. `position` counts down.
 */
export async function undoImport(services: Services, id: ImportId): Promise<void> {
  const { database, clock } = services;
  for (let isDone = false; !isDone; ) {
    isDone = await database.transaction(async (tx) => {
      const of = await lockImport(tx, id);
      return of.status === 'UNDOING' ? undoBatch(tx, of, clock.now()) : true;
    });
  }
}

async function undoBatch(tx: QueryExecutor, of: ImportRow, now: Date): Promise<boolean> {
  const id = { branchId: of.branchId, importId: of.id };
  const totals = { ...of.totals };
  const rows = await tx.orm
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.branchId, of.branchId),
        eq(importRows.importId, of.id),
        lt(importRows.row, of.position),
      ),
    )
    .orderBy(desc(importRows.row))
    .limit(batch);
  for (const row of rows) await undoRow(tx, of, row, totals, now);
  const last = rows.at(-1);
  if (last && rows.length === batch) {
    await updateImport(tx, id, { position: last.row, totals });
    return false;
  }
  const actor = of.undoneBy as StaffActor;
  await updateImport(tx, id, { position: 0, totals, status: 'UNDONE' });
  await writeAudit(tx, [
    {
      branchId: id.branchId,
      at: now,
      actor,
      subject: 'import',
      subjectId: id.importId,
      action: 'UNDONE',
      reason: 'undo completed',
      detail: { ...totals },
    },
  ]);
  return true;
}

async function undoRow(
  tx: QueryExecutor,
  of: ImportRow,
  row: typeof importRows.$inferSelect,
  totals: ImportTotals,
  now: Date,
): Promise<void> {
  const { branchId } = of;
  const actor = of.undoneBy as StaffActor;
  let used = 0;
  for (const entitlementId of row.entitlementIds) {
    const revoked = await revokeUnusedSessions(
      tx,
      { branchId, entitlementId, actor, note: 'import undone' },
      now,
    );
    totals.reversed += revoked.revokedSessions;
    used += revoked.used;
  }
  totals.used += used;
  const keepReason = row.outcome === 'added' ? await removeImportedPerson(tx, branchId, row.personId) : null;
  if (row.outcome === 'added') totals[keepReason === null ? 'removed' : 'kept']++;
  if (keepReason === null && used === 0) return;
  await tx.orm
    .update(importRows)
    .set({ keepReason, used })
    .where(
      and(eq(importRows.branchId, branchId), eq(importRows.importId, of.id), eq(importRows.row, row.row)),
    );
}
