import type { ClassStatusResponse, RemovedClassesResponse } from '@studio/contracts/staff-timetable';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { cancelEmptyClass, restoreClass } from '../../timetable/cancel-or-restore-class.ts';
import { endClassSeries } from '../../timetable/end-class-series.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import { runOrDryRun } from './run-or-dry-run.ts';
import { readWeekCell, readWeekCellsById } from './week-cell-store.ts';

type Dependencies = Pick<Services, 'database' | 'clock'>;
interface OneClass {
  branchId: string;
  classId: string;
}

/**
 * Removes an empty class from the timetable, or restores it. Throws the errors of `cancelEmptyClass` and
 * `restoreClass`.
 */
export async function setClassStatus(
  { database, clock }: Dependencies,
  { branchId, classId }: OneClass,
  to: 'SCHEDULED' | 'CANCELLED',
  actor: Actor,
): Promise<ClassStatusResponse> {
  const now = clock.now();
  await releaseExpiredHolds(database, branchId, now);
  const [work, action, reason] =
    to === 'SCHEDULED'
      ? ([restoreClass, 'RESTORED', 'restored'] as const)
      : ([cancelEmptyClass, 'CANCELLED', 'no bookings'] as const);
  await database.transaction(async (tx) => {
    await work(tx, { branchId, classId }, now);
    await writeAudit(tx, [
      { branchId, at: now, actor, subject: 'class', subjectId: classId, action, reason },
    ]);
  });
  return { ok: true, class: await readWeekCell(database, branchId, classId, now) };
}

/** Ends a series from this class on. A preview saves nothing. Throws the errors of `endClassSeries`. */
export async function endSeries(
  { database, clock }: Dependencies,
  { branchId, classId, preview }: OneClass & { preview: boolean },
  actor: Actor,
): Promise<RemovedClassesResponse> {
  const now = clock.now();
  await releaseExpiredHolds(database, branchId, now);
  return runOrDryRun(database, preview, async (tx) => {
    const { seriesId, removed, withBookings } = await endClassSeries(tx, { branchId, classId }, now);
    const detail = { fromClass: classId, removed, withBookings };
    const entry = { branchId, at: now, actor, subject: 'series', subjectId: seriesId } as const;
    await writeAudit(tx, [{ ...entry, action: 'ENDED', reason: 'from this class on', detail }]);
    return { ok: true, removed, withBookings: await readWeekCellsById(tx, branchId, withBookings, now) };
  });
}
