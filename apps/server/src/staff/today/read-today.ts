import type { TodayAnswer, TodayClass } from '@studio/contracts/staff-insight';
import { checkInWindow } from '@studio/domain/bookings/check-in';
import { dayFigures, missedBy } from '@studio/domain/insight/day-figures';
import { poundsFromPence } from '@studio/domain/money/money';
import { addDays, type LocalDate, mondayIndex } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { londonInstant } from '@studio/domain/time/london-instant';
import { findBranchProfile } from '../../catalogue/store.ts';
import type { Queries } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { listClosedDays } from '../../timetable/store.ts';
import { toursBetween } from '../../tours/store.ts';
import { revenueByDay } from '../money/revenue.ts';
import { type DayClassRow, readDayClasses } from './day-classes.ts';
import { readNeeds } from './needs.ts';

/** How the studio's London day stands: its figures, its classes, what needs somebody, and its tours. */
export async function readToday(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
): Promise<TodayAnswer> {
  const now = clock.now();
  const date = londonDate(now);
  const day = await readDayClasses(database, branchId, date);
  const classes = day.map((row) => ({ ...row, endsAt: endOf(row) }));
  const tours = await readTours(database, branchId, date);
  const { classes: count, ...figures } = dayFigures(classes, now);
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
    classes: classes.map((row) => wireClass(row, missedBy(row, now))),
    needs: await readNeeds(database, { branchId, date, day, now }),
    tours,
  };
}

function wireClass(row: DayClassRow & { endsAt: Date }, missed: number): TodayClass {
  const { startsAt, endsAt, durationMin: _minutes, ...facts } = row;
  const door = checkInWindow(row);
  return {
    ...facts,
    missed,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    doorOpens: door.opens.toISOString(),
    doorCloses: door.closes.toISOString(),
  };
}

async function readTours(db: Queries, branchId: string, date: LocalDate) {
  const found = await toursBetween(db, branchId, {
    from: londonInstant(date, '00:00'),
    before: londonInstant(addDays(date, 1), '00:00'),
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

async function moneyOf(db: Queries, branchId: string, date: LocalDate) {
  const kinds = await revenueByDay(db, branchId, { from: date, to: date });
  const sum = (of: (one: (typeof kinds)[number]) => number) =>
    kinds.reduce((total, one) => total + of(one), 0);
  return {
    taken: poundsFromPence(sum(({ takenPence }) => takenPence)),
    payments: sum(({ payments }) => payments),
    back: poundsFromPence(sum(({ backPence }) => backPence)),
    refunds: sum(({ refunds }) => refunds),
  };
}

async function hoursOf(db: Queries, branchId: string, date: LocalDate) {
  const closed = await listClosedDays(db, branchId, { from: date, to: date });
  const profile = closed.has(date) ? null : await findBranchProfile(db, branchId);
  if (!profile) return null;
  const { weekdays, weekends } = profile.hours;
  return mondayIndex(date) < 5 ? weekdays : weekends;
}

function endOf({ startsAt, durationMin }: DayClassRow): Date {
  return new Date(startsAt.getTime() + durationMin * 60_000);
}
