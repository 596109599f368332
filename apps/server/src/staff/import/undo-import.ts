import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { undoImportedBooking } from '../../bookings/cancellation/undo-imported-booking.ts';
import { revokeUnusedSessions } from '../../entitlements/revoke-unused-sessions.ts';
import { PaymentsRejectedError } from '../../integrations/payments/port.ts';
import { withdrawInvitationsOfUndoneImports } from '../../invitations/withdraw-invitations.ts';
import { removeImportedMembership } from '../../memberships/remove-imported-membership.ts';
import { findMembership } from '../../memberships/store.ts';
import { syncMembership } from '../../memberships/sync-membership.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { removeImportedPerson } from './remove-imported-person.ts';
import { type ImportId, type ImportRow, lockImport, requireImport, updateImport } from './store.ts';
import { type ImportTotals, importRows } from './tables.ts';
import { undoRowHistory } from './undo-row-history.ts';

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
    await withdrawInvitationsOfUndoneImports(tx, id.branchId);
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
    const { position } = await requireImport(database, id);
    await syncMemberships(services, await listRowsBefore(database, id, position, batch));
    isDone = await database.transaction(async (tx) => {
      const of = await lockImport(tx, id);
      if (of.status !== 'UNDOING') return true;
      // Another process has undone these rows, so the next ones need their own check at the provider.
      return of.position === position ? undoBatch(tx, services, of, clock.now()) : false;
    });
  }
}

/** Returns the next rows to undo, last first. */
function listRowsBefore(db: QueryExecutor, { branchId, importId }: ImportId, position: number, most: number) {
  return db.orm
    .select()
    .from(importRows)
    .where(
      and(eq(importRows.branchId, branchId), eq(importRows.importId, importId), lt(importRows.row, position)),
    )
    .orderBy(desc(importRows.row))
    .limit(most);
}

/**
 * Reads the memberships at the provider, because a charged membership stays. A subscription that the provider doesn't
 * know is charged no more. Throws PaymentsUnavailableError.
 */
async function syncMemberships(
  services: Services,
  rows: readonly (typeof importRows.$inferSelect)[],
): Promise<void> {
  for (const { branchId, membershipId } of rows) {
    if (!membershipId || !(await findMembership(services.database, { branchId, id: membershipId }))) continue;
    try {
      await syncMembership(services, { branchId, id: membershipId }, { actor: 'system' });
    } catch (error) {
      if (!(error instanceof PaymentsRejectedError)) throw error;
    }
  }
}

async function undoBatch(tx: QueryExecutor, services: Services, of: ImportRow, now: Date): Promise<boolean> {
  const id = { branchId: of.branchId, importId: of.id };
  const totals = { ...of.totals };
  // Undoes each booking in a separate transaction, so that no request waits long for the lock of a class.
  const most = of.kind === 'bookings' ? 1 : batch;
  const rows = await listRowsBefore(tx, id, of.position, most);
  for (const row of rows) await undoRow(tx, services, of, row, totals, now);
  const last = rows.at(-1);
  if (last && rows.length === most) {
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

/**
 * Returns the entitlements to take back: none if the booking of the row stays, and not the sessions of a membership
 * that stays, which are the first entitlement of its row.
 */
function listRevocable(
  { entitlementIds }: typeof importRows.$inferSelect,
  { keptBooking, keptMembership }: { keptBooking: string | null; keptMembership: string | null },
): string[] {
  if (keptBooking) return [];
  return keptMembership ? entitlementIds.slice(1) : entitlementIds;
}

async function undoRow(
  tx: QueryExecutor,
  services: Services,
  of: ImportRow,
  row: typeof importRows.$inferSelect,
  totals: ImportTotals,
  now: Date,
): Promise<void> {
  const { branchId } = of;
  const actor = of.undoneBy as StaffActor;
  const { membershipId, bookingId } = row;
  const keptBooking = bookingId ? await undoImportedBooking(tx, { branchId, bookingId, actor }, now) : null;
  if (bookingId) totals[keptBooking === null ? 'removed' : 'kept']++;
  const keptMembership = membershipId
    ? await removeImportedMembership(tx, services, { branchId, id: membershipId }, actor)
    : null;
  await undoRowHistory(tx, services, row, now);
  let used = 0;
  for (const entitlementId of listRevocable(row, { keptBooking, keptMembership })) {
    const revoked = await revokeUnusedSessions(
      tx,
      { branchId, entitlementId, actor, note: 'import undone' },
      now,
    );
    if (!bookingId) totals.reversed += revoked.revokedSessions;
    used += revoked.used;
  }
  totals.used += used;
  const keptPerson = row.outcome === 'added' ? await removeImportedPerson(tx, row) : null;
  if (row.outcome === 'added') totals[keptPerson === null ? 'removed' : 'kept']++;
  await tx.orm
    .update(importRows)
    .set({
      keepReason: keptBooking ?? keptMembership ?? keptPerson,
      // Adds the sessions that the row left out, because they were used before an earlier undo.
      used: sql`${importRows.used} + ${used}`,
      // A booking that stays isn't imported again, because the client may have moved it to another class.
      rowKey: keptBooking ? row.rowKey : null,
      membershipKey: null,
    })
    .where(
      and(eq(importRows.branchId, branchId), eq(importRows.importId, of.id), eq(importRows.row, row.row)),
    );
}
