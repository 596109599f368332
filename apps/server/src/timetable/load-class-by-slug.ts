import type { GetClassBySlugResponse } from '@studio/contracts/timetable';
import { addDays, daysBetween, type LocalDate } from '@studio/domain/time/local-date';
import { formatDateStart, toLondonDate } from '@studio/domain/time/london';
import { findClassBySlug } from '@studio/domain/timetable/class-path';
import { listProductsOnSale } from '../catalogue/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import type { DayRange } from './count-classes.ts';
import { type ClassRow, listAllClassesOfDay, listClassesOfType, listFormerClassUrls } from './store.ts';
import { toClassSlot } from './to-class-slot.ts';
import { getTwoForOneOffer } from './two-for-one-offer.ts';

/** Number of days for which a past class keeps its page, so that links in emails and posts still work. */
const maxAgeDays = 30;

/** Number of days before the class at which the week of similar classes begins. That week never begins before today. */
const daysBefore = 3;

/**
 * Returns the class of a URL, even if the URL is from before a change of the class's title or time. Also returns
 * classes of the same type in the week around it. Throws AppError not_found if no such class exists, or if it took
 * place more than 30 days ago.
 */
export async function loadClassBySlug(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, date, slug }: { branchId: string; date: LocalDate; slug: string },
): Promise<GetClassBySlugResponse> {
  const now = clock.now();
  const today = toLondonDate(now);
  const day = await listAllClassesOfDay(database, branchId, date, now);
  const found =
    findClassBySlug(day.map(toUrlCandidate), slug) ??
    findClassBySlug(
      (await listFormerClassUrls(database, branchId, date, now)).map(toFormerUrlCandidate),
      slug,
    );
  const on = found && toLondonDate(found.row.startsAt);
  if (!on || daysBetween(on, today) > maxAgeDays) throw new AppError('not_found');
  const range = getWeekAround(on, today);
  const alternatives = await listClassesOfType(database, branchId, found.row.classTypeId, range, now);
  const products = await listProductsOnSale(database, branchId);
  const toSlot = (row: ClassRow) => ({ ...toClassSlot(row), ...getTwoForOneOffer(products, row) });
  return {
    ok: true,
    class: toSlot(found.row),
    state: getState(found.row, now),
    range,
    sameType: alternatives.map(toSlot),
  };
}

function toUrlCandidate(row: ClassRow) {
  return { row, className: row.title, dateStart: formatDateStart(row.startsAt) };
}

function toFormerUrlCandidate({ formerTitle, formerStart, ...row }: FormerRow) {
  return { row, className: formerTitle, dateStart: formatDateStart(formerStart) };
}

type FormerRow = Awaited<ReturnType<typeof listFormerClassUrls>>[number];

function getState({ status, startsAt }: ClassRow, now: Date): GetClassBySlugResponse['state'] {
  if (status === 'CANCELLED') return 'cancelled';
  return startsAt > now ? 'on' : 'begun';
}

/** Returns the week around a class in which similar classes are suggested. */
function getWeekAround(date: LocalDate, today: LocalDate): DayRange {
  const early = addDays(date, -daysBefore);
  const from = early > today ? early : today;
  return { from, to: addDays(from, 6) };
}
