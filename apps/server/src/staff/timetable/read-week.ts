import type { TimetableChoicesAnswer, TimetableWeekAnswer } from '@studio/contracts/staff-timetable';
import { poundsFromPence } from '@studio/domain/money/money';
import { addDays, type LocalDate, mondayOf } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { bankHolidays } from '@studio/domain/timetable/bank-holidays';
import { and, asc, between, eq } from 'drizzle-orm';
import { listClassTypes, listInstructors, listRooms } from '../../catalogue/store.ts';
import { activities } from '../../catalogue/tables.ts';
import type { Queries } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { madeUntil } from '../../timetable/make-classes.ts';
import type { DayRange } from '../../timetable/store.ts';
import { closures } from '../../timetable/tables.ts';
import { readCells } from './week-store.ts';

/** The week that a day lies in, this one without a day, as the staff see it. */
export async function readWeek(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
  wanted: LocalDate | undefined,
): Promise<TimetableWeekAnswer> {
  const now = clock.now();
  const today = londonDate(now);
  const from = mondayOf(wanted ?? today);
  const range = { from, to: addDays(from, 6) };
  const closed = await namedClosures(database, branchId, range);
  const closedDays = new Set(closed.map(({ date }) => date));
  const rooms = await listRooms(database, branchId);
  return {
    ok: true,
    ...range,
    today,
    now: now.toISOString(),
    rooms: rooms.map(({ id, name, detail, capacity }) => ({ id, name, detail, capacity })),
    activities: await listActivities(database, branchId),
    classes: await readCells(database, branchId, range, now),
    closures: closed,
    holidays: holidaysOf(range).filter(({ date }) => date >= today && !closedDays.has(date)),
    madeUntil: madeUntil(now),
  };
}

function namedClosures(db: Queries, branchId: string, { from, to }: DayRange) {
  return db.orm
    .select({ date: closures.localDate, name: closures.name })
    .from(closures)
    .where(and(eq(closures.branchId, branchId), between(closures.localDate, from, to)))
    .orderBy(asc(closures.localDate));
}

function listActivities(db: Queries, branchId: string) {
  return db.orm
    .select({ id: activities.id, label: activities.label })
    .from(activities)
    .where(eq(activities.branchId, branchId))
    .orderBy(asc(activities.position));
}

/** A week can lie in two years. */
function holidaysOf({ from, to }: DayRange) {
  const years = new Set([from, to].map((date) => Number(date.slice(0, 4))));
  return [...years].flatMap(bankHolidays).filter(({ date }) => date >= from && date <= to);
}

/** What a class can be made of. */
export async function readChoices(
  { database }: Pick<Services, 'database'>,
  branchId: string,
): Promise<TimetableChoicesAnswer> {
  const types = await listClassTypes(database, branchId);
  const instructors = await listInstructors(database, branchId);
  const rooms = await listRooms(database, branchId);
  return {
    ok: true,
    classTypes: types.map(({ id, title, activityId, difficulty, durationMin, pricePence }) => {
      return { id, title, activityId, difficulty, durationMin, price: poundsFromPence(pricePence) };
    }),
    rooms: rooms.map(({ id, name, capacity }) => ({ id, name, capacity })),
    instructors: instructors.map(({ id, name, portrait, teaches }) => ({ id, name, portrait, teaches })),
  };
}
