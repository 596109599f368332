import type { RemovedClassesResponse, ReopenDayResponse } from '@studio/contracts/staff-timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { closeDay, reopenDay } from '../../timetable/close-day.ts';
import { readClassRowsById } from './class-row-store.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import { runOrDryRun } from './run-or-dry-run.ts';

type Dependencies = Pick<Services, 'database' | 'clock'>;

/**
 * Closes a day of the studio: removes its empty classes, and returns its classes with bookings, which staff must
 * cancel. Throws AppError class_begun for a past day.
 */
export async function closeStudioDay(
  { database, clock }: Dependencies,
  { preview, ...day }: { branchId: string; date: LocalDate; name: string; preview: boolean },
  actor: Actor,
): Promise<RemovedClassesResponse> {
  const now = clock.now();
  rejectPast(day.date, now);
  const { branchId, date, name } = day;
  await releaseExpiredHolds(database, branchId, now);
  return runOrDryRun(database, preview, async (tx) => {
    const { removed, withBookings } = await closeDay(tx, day, now);
    const entry = { branchId, at: now, actor, subject: 'closure', subjectId: date } as const;
    await writeAudit(tx, [{ ...entry, action: 'CLOSED', reason: name, detail: { removed, withBookings } }]);
    return { ok: true, removed, withBookings: await readClassRowsById(tx, branchId, withBookings, now) };
  });
}

/** Reopens a closed day. Throws AppError not_changeable and class_begun. */
export async function reopenStudioDay(
  { database, clock }: Dependencies,
  day: { branchId: string; date: LocalDate },
  actor: Actor,
): Promise<ReopenDayResponse> {
  const now = clock.now();
  rejectPast(day.date, now);
  const { branchId, date } = day;
  return database.transaction(async (tx) => {
    const restored = await reopenDay(tx, day, now);
    const entry = { branchId, at: now, actor, subject: 'closure', subjectId: date } as const;
    await writeAudit(tx, [{ ...entry, action: 'OPENED', reason: 'reopened', detail: { made: restored } }]);
    return { ok: true, restored };
  });
}

function rejectPast(date: LocalDate, now: Date): void {
  if (date < toLondonDate(now)) throw new AppError('class_begun', 'This day has passed.', { field: 'date' });
}
