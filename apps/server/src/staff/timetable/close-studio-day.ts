import {
  maxClosedDays,
  type RemovedClassesResponse,
  type ReopenDayResponse,
} from '@studio/contracts/staff-timetable';
import { addDays, daysBetween, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { closeDay, reopenDay } from '../../timetable/close-day.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import { runOrDryRun } from './run-or-dry-run.ts';
import { readWeekCellsById } from './week-cell-store.ts';

type Dependencies = Pick<Services, 'database' | 'clock'>;

interface Closure {
  branchId: string;
  /** First day. */
  date: LocalDate;
  /** Last day; undefined for one day. */
  lastDate?: LocalDate | undefined;
  /** Reason that visitors see. */
  name: string;
}

/**
 * Closes days of the studio (handbook: timetable 16): removes their empty classes, and returns their classes with
 * bookings, which staff must cancel. A preview saves nothing. Throws AppError class_begun for a past day, and
 * bad_request for a last day before the first one, or for too many days.
 */
export async function closeStudioDays(
  { database, clock }: Dependencies,
  { preview, ...closure }: Closure & { preview: boolean },
  actor: Actor,
): Promise<RemovedClassesResponse> {
  const now = clock.now();
  const days = listDays(closure);
  rejectPast(closure.date, now);
  const { branchId, name } = closure;
  await releaseExpiredHolds(database, branchId, now);
  return runOrDryRun(database, preview, async (tx) => {
    let removedClasses = 0;
    const bookedClasses: string[] = [];
    for (const date of days) {
      const { removed, withBookings } = await closeDay(tx, { branchId, date, name }, now);
      removedClasses += removed;
      bookedClasses.push(...withBookings);
      const entry = { branchId, at: now, actor, subject: 'closure', subjectId: date } as const;
      await writeAudit(tx, [{ ...entry, action: 'CLOSED', reason: name, detail: { removed, withBookings } }]);
    }
    const withBookings = await readWeekCellsById(tx, branchId, bookedClasses, now);
    return { ok: true, removed: removedClasses, withBookings };
  });
}

/** Returns whether staff must cancel classes with bookings after closing these days. Throws as `closeStudioDays` does. */
export async function haveBookings(dependencies: Dependencies, closure: Closure): Promise<boolean> {
  const { withBookings } = await closeStudioDays(dependencies, { ...closure, preview: true }, 'system');
  return withBookings.length > 0;
}

function listDays({ date, lastDate = date }: Closure): LocalDate[] {
  const days = daysBetween(date, lastDate) + 1;
  if (days < 1)
    throw new AppError('bad_request', 'Choose a last day on or after the first day.', { field: 'lastDate' });
  if (days > maxClosedDays)
    throw new AppError('bad_request', `You can close up to ${maxClosedDays} days at a time.`, {
      field: 'lastDate',
    });
  return Array.from({ length: days }, (_, index) => addDays(date, index));
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
