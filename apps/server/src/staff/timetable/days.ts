import type { EndedAnswer, OpenDayAnswer } from '@studio/contracts/staff-timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { closeDay, openDay } from '../../timetable/close-day.ts';
import { reclaimHolds } from './reclaim-holds.ts';
import { rehearsedOr } from './rehearse.ts';
import { readCellsById } from './week-store.ts';

type Ground = Pick<Services, 'database' | 'clock'>;

/** Closes a day: what is empty goes, what has bookings is returned, to be cancelled. Refuses with class_begun. */
export async function closeTheDay(
  { database, clock }: Ground,
  { preview, ...day }: { branchId: string; date: LocalDate; name: string; preview: boolean },
  actor: Actor,
): Promise<EndedAnswer> {
  const now = clock.now();
  refusePast(day.date, now);
  const { branchId, date, name } = day;
  await reclaimHolds(database, branchId, now);
  return rehearsedOr(database, preview, async (tx) => {
    const { removed, withBookings } = await closeDay(tx, day, now);
    const entry = { branchId, at: now, actor, subject: 'closure', subjectId: date } as const;
    await writeAudit(tx, [{ ...entry, action: 'CLOSED', why: name, detail: { removed, withBookings } }]);
    return { ok: true, removed, withBookings: await readCellsById(tx, branchId, withBookings, now) };
  });
}

/** Opens it again. Refuses with not_changeable, class_begun. */
export async function openTheDay(
  { database, clock }: Ground,
  day: { branchId: string; date: LocalDate },
  actor: Actor,
): Promise<OpenDayAnswer> {
  const now = clock.now();
  refusePast(day.date, now);
  const { branchId, date } = day;
  return database.transaction(async (tx) => {
    const made = await openDay(tx, day, now);
    const entry = { branchId, at: now, actor, subject: 'closure', subjectId: date } as const;
    await writeAudit(tx, [{ ...entry, action: 'OPENED', why: 'open again', detail: { made } }]);
    return { ok: true, made };
  });
}

function refusePast(date: LocalDate, now: Date): void {
  if (date < londonDate(now)) throw new Refused('class_begun', 'This day is over.', { field: 'date' });
}
