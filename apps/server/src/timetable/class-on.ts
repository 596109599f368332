import type { ClassOnAnswer } from '@studio/contracts/timetable';
import { addDays, daysBetween, type LocalDate } from '@studio/domain/time/local-date';
import { dateStart, londonDate } from '@studio/domain/time/london';
import { classBySlug } from '@studio/domain/timetable/class-path';
import { listProducts } from '../catalogue/store.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { classSlot } from './class-slot.ts';
import { type ClassRow, type DayRange, listClassesOfType, listFormerlyOnDay, listWholeDay } from './store.ts';
import { twoForOne } from './two-for-one.ts';

/** A class has its page for this many days after it has taken place: links in mails and posts lead on from there. */
const rememberedDays = 30;

/** Days before a class of which the others of its kind are told, today at the earliest. */
const daysBefore = 3;

/**
 * The class that an address means, or meant before the class was renamed or its time changed, and the others of its kind
 * around it. Refuses not_found when there never was such a class, or when it took place more than 30 days ago.
 */
export async function classOn(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, date, slug }: { branchId: string; date: LocalDate; slug: string },
): Promise<ClassOnAnswer> {
  const now = clock.now();
  const today = londonDate(now);
  const day = await listWholeDay(database, branchId, date, now);
  const found =
    classBySlug(day.map(addressed), slug) ??
    classBySlug((await listFormerlyOnDay(database, branchId, date, now)).map(formerlyAddressed), slug);
  const on = found && londonDate(found.row.startsAt);
  if (!on || daysBetween(on, today) > rememberedDays) throw new Refused('not_found');
  const range = weekAround(on, today);
  const again = await listClassesOfType(database, branchId, found.row.classTypeId, range, now);
  const products = await listProducts(database, branchId);
  const told = (row: ClassRow) => ({ ...classSlot(row), ...twoForOne(products, row) });
  return {
    ok: true,
    class: told(found.row),
    state: stateOf(found.row, now),
    range,
    again: again.map(told),
  };
}

function addressed(row: ClassRow) {
  return { row, className: row.title, dateStart: dateStart(row.startsAt) };
}

function formerlyAddressed({ formerTitle, formerStart, ...row }: FormerRow) {
  return { row, className: formerTitle, dateStart: dateStart(formerStart) };
}

type FormerRow = Awaited<ReturnType<typeof listFormerlyOnDay>>[number];

function stateOf({ status, startsAt }: ClassRow, now: Date): ClassOnAnswer['state'] {
  if (status === 'CANCELLED') return 'cancelled';
  return startsAt > now ? 'on' : 'begun';
}

/** Seven days in which one who cannot come to the class might come instead. */
function weekAround(date: LocalDate, today: LocalDate): DayRange {
  const early = addDays(date, -daysBefore);
  const from = early > today ? early : today;
  return { from, to: addDays(from, 6) };
}
