import type { GetClassOptionsResponse, GetTimetableWeekResponse } from '@studio/contracts/staff-timetable';
import { addDays, getMonday, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { listBankHolidays } from '@studio/domain/timetable/bank-holidays';
import { and, asc, between, eq } from 'drizzle-orm';
import {
  listAllRooms,
  listCurrentClassTypes,
  listCurrentInstructors,
  listCurrentRooms,
} from '../../catalogue/store.ts';
import { activities } from '../../catalogue/tables.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { DayRange } from '../../timetable/count-classes.ts';
import { getGenerationEnd } from '../../timetable/generate-classes.ts';
import { closures } from '../../timetable/tables.ts';
import { readWeekCells } from './week-cell-store.ts';

/** Returns the week that contains a day, by default the current week. */
export async function readWeek(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
  requestedDate: LocalDate | undefined,
): Promise<GetTimetableWeekResponse> {
  const now = clock.now();
  const today = toLondonDate(now);
  const from = getMonday(requestedDate ?? today);
  const range = { from, to: addDays(from, 6) };
  const closed = await namedClosures(database, branchId, range);
  const closedDays = new Set(closed.map(({ date }) => date));
  const cells = await readWeekCells(database, branchId, range, now);
  const usedRooms = new Set(cells.map(({ roomId }) => roomId));
  // An archived room stays in the weeks in which it has classes.
  const rooms = (await listAllRooms(database, branchId)).filter(
    ({ id, archived }) => !archived || usedRooms.has(id),
  );
  return {
    ok: true,
    ...range,
    today,
    now: now.toISOString(),
    rooms: rooms.map(({ id, name, detail, capacity }) => ({ id, name, detail, capacity })),
    activities: await listActivities(database, branchId),
    classes: cells,
    closures: closed,
    holidays: holidaysOf(range).filter(({ date }) => date >= today && !closedDays.has(date)),
    generatedUntil: getGenerationEnd(now),
  };
}

function namedClosures(db: QueryExecutor, branchId: string, { from, to }: DayRange) {
  return db.orm
    .select({ date: closures.localDate, name: closures.name })
    .from(closures)
    .where(and(eq(closures.branchId, branchId), between(closures.localDate, from, to)))
    .orderBy(asc(closures.localDate));
}

function listActivities(db: QueryExecutor, branchId: string) {
  return db.orm
    .select({ id: activities.id, label: activities.label })
    .from(activities)
    .where(eq(activities.branchId, branchId))
    .orderBy(asc(activities.position));
}

/** Returns the bank holidays in a week, which can span two years. */
function holidaysOf({ from, to }: DayRange) {
  const years = new Set([from, to].map((date) => Number(date.slice(0, 4))));
  return [...years].flatMap(listBankHolidays).filter(({ date }) => date >= from && date <= to);
}

/** Returns the class types, rooms and instructors for a new class. */
export async function readClassOptions(
  { database }: Pick<Services, 'database'>,
  branchId: string,
): Promise<GetClassOptionsResponse> {
  const types = await listCurrentClassTypes(database, branchId);
  const instructors = await listCurrentInstructors(database, branchId);
  const rooms = await listCurrentRooms(database, branchId);
  return {
    ok: true,
    classTypes: types.map(({ id, title, activityId, difficulty, durationMin, pricePence, capacity }) => {
      return { id, title, activityId, difficulty, durationMin, pricePence, capacity };
    }),
    rooms: rooms.map(({ id, name, capacity }) => ({ id, name, capacity })),
    instructors: instructors.map(({ id, name, portrait, teaches }) => ({ id, name, portrait, teaches })),
  };
}
