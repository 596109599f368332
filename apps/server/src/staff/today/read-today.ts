import type { GetTodayResponse, TodayClass } from '@studio/contracts/staff-today';
import { getCheckInWindow } from '@studio/domain/bookings/check-in';
import { calculateDayFigures, countNoShows } from '@studio/domain/insight/day-figures';
import { addDays, getMondayIndex, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { findBranchProfile } from '../../catalogue/store.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { listClosedDays } from '../../timetable/store.ts';
import { listToursBetween } from '../../tours/store.ts';
import { readRevenueByDay } from '../money/revenue-by-day.ts';
import { readActionItems } from './read-action-items.ts';
import { type DayClassRow, readDayClasses } from './read-day-classes.ts';

/** Returns the figures, classes, action items and tours of the current London day. */
export async function readToday(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
): Promise<GetTodayResponse> {
  const now = clock.now();
  const date = toLondonDate(now);
  const day = await readDayClasses(database, branchId, date);
  const classes = day.map((row) => ({ ...row, endsAt: endOf(row) }));
  const tours = await readTours(database, branchId, date);
  const { classes: count, ...figures } = calculateDayFigures(classes, now);
  return {
    ok: true,
    date,
    hours: await hoursOf(database, branchId, date),
    now: now.toISOString(),
    figures: {
      ...figures,
      ...(await moneyOf(database, branchId, date)),
      classes: count,
      tours: tours.length,
      nextTour: tours.find((tour) => tour.arrivedAt === null && tour.end > now.toISOString())?.start ?? null,
    },
    classes: classes.map((row) => toTodayClass(row, countNoShows(row, now))),
    actionItems: await readActionItems(database, { branchId, date, day, now }),
    tours,
  };
}

function toTodayClass(row: DayClassRow & { endsAt: Date }, noShows: number): TodayClass {
  const { startsAt, endsAt, durationMin: _minutes, ...fields } = row;
  const checkInWindow = getCheckInWindow(row);
  return {
    ...fields,
    noShows,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    checkInOpens: checkInWindow.opens.toISOString(),
    checkInCloses: checkInWindow.closes.toISOString(),
  };
}

async function readTours(db: QueryExecutor, branchId: string, date: LocalDate) {
  const found = await listToursBetween(db, branchId, {
    from: toLondonInstant(date, '00:00'),
    before: toLondonInstant(addDays(date, 1), '00:00'),
  });
  return found.map(({ id: tourId, startsAt, endsAt, firstName, lastName, phone, arrivedAt }) => ({
    tourId,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    name: `${firstName} ${lastName}`,
    phone,
    arrivedAt: arrivedAt?.toISOString() ?? null,
  }));
}

async function moneyOf(db: QueryExecutor, branchId: string, date: LocalDate) {
  const kinds = await readRevenueByDay(db, branchId, { from: date, to: date });
  const sum = (of: (one: (typeof kinds)[number]) => number) =>
    kinds.reduce((total, one) => total + of(one), 0);
  return {
    paidTotalPence: sum(({ takenPence }) => takenPence),
    payments: sum(({ payments }) => payments),
    refundedTotalPence: sum(({ refundedPence }) => refundedPence),
    refunds: sum(({ refunds }) => refunds),
  };
}

async function hoursOf(db: QueryExecutor, branchId: string, date: LocalDate) {
  const closed = await listClosedDays(db, branchId, { from: date, to: date });
  const profile = closed.has(date) ? null : await findBranchProfile(db, branchId);
  if (!profile) return null;
  const { weekdays, weekends } = profile.hours;
  return getMondayIndex(date) < 5 ? weekdays : weekends;
}

function endOf({ startsAt, durationMin }: DayClassRow): Date {
  return new Date(startsAt.getTime() + durationMin * 60_000);
}
