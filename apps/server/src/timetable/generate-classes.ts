import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { isOnDay } from '@studio/domain/timetable/recurrence';
import { and, between, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { branches, classTypes } from '../catalogue/tables.ts';
import type { Database, QueryExecutor } from '../platform/database/database.ts';
import { countBedsOutOfService, listRoomBedsOutOfService } from './beds-out-of-service.ts';
import { lockTimetableForChange } from './lock-timetable.ts';
import { listClosedDays } from './store.ts';
import { classes, classSeries } from './tables.ts';

/** Number of days ahead for which classes are generated (handbook: timetable 15): 8 weeks. */
export const generationDaysAhead = 56;

/** Number of rows per insert, far below the maximum number of parameters. */
const batchSize = 200;

/** Class that a series generates for a day. */
export type NewClassRow = Omit<typeof classes.$inferInsert, 'seriesId'> & { seriesId: string };

/** Returns the last day for which classes are generated. */
export function getGenerationEnd(now: Date): LocalDate {
  return addDays(toLondonDate(now), generationDaysAhead);
}

/**
 * Generates the classes of all series for today and the next 8 weeks, except on closed days. Safe at any time and in
 * several processes: a series has one class per day, even if staff have changed or cancelled that class. Returns the
 * number of new classes.
 */
export function generateClasses(database: Database, branchId: string, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    await lockTimetableForChange(tx, branchId);
    return generateMissingClasses(tx, branchId, now);
  });
}

/** Generates missing classes within the transaction of a timetable change. Returns the number of new classes. */
export async function generateMissingClasses(
  db: QueryExecutor,
  branchId: string,
  now: Date,
): Promise<number> {
  const from = toLondonDate(now);
  const to = getGenerationEnd(now);
  const missing = await listMissingClasses(db, branchId, from, to);
  let made = 0;
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize);
    const rows = await db.orm
      .insert(classes)
      .values(batch)
      .onConflictDoNothing({ target: [classes.branchId, classes.seriesId, classes.localDate] })
      .returning({ id: classes.id });
    made += rows.length;
  }
  return made;
}

/**
 * Returns the classes that series should have in a range of days, both included, but don't have yet, in unspecified
 * order.
 */
export async function listMissingClasses(
  db: QueryExecutor,
  branchId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<NewClassRow[]> {
  const allSeries = await listSeries(db, branchId);
  const closed = await listClosedDays(db, branchId, { from, to });
  const existing = await readExisting(db, branchId, from, to);
  const beds = await listRoomBedsOutOfService(db, branchId, { from, to });
  const missing: NewClassRow[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (closed.has(date)) continue;
    for (const series of allSeries) {
      if (isOnDay(series.weekly, date) && !existing.has(`${series.weekly.id} ${date}`)) {
        missing.push(toClassRow(series, date, countBedsOutOfService(beds, series.weekly.roomId, date)));
      }
    }
  }
  return missing;
}

type Series = Awaited<ReturnType<typeof listSeries>>[number];

/**
 * Returns a class of a series on a day. Copies the texts of its type, and the price of the series or else of the type, so
 * that later changes of these don't affect booked classes.
 */
function toClassRow(
  { weekly, type, profile }: Series,
  date: LocalDate,
  bedsOutOfService: number,
): NewClassRow {
  const { activityId, subType, title, difficulty, description, tags, durationMin, pricePence } = type;
  return {
    branchId: weekly.branchId,
    id: uuidv7(),
    seriesId: weekly.id,
    classTypeId: type.id,
    activityId,
    subType,
    title,
    difficulty,
    description,
    tags,
    durationMin,
    pricePence: weekly.pricePence ?? pricePence,
    instructorId: weekly.instructorId,
    roomId: weekly.roomId,
    localDate: date,
    startsAt: toLondonInstant(date, weekly.localTime),
    currency: profile.currency,
    capacity: Math.max(0, weekly.capacity - bedsOutOfService),
    bedsOutOfService: Math.min(bedsOutOfService, weekly.capacity),
  };
}

function listSeries(db: QueryExecutor, branchId: string) {
  return db.orm
    .select({ weekly: classSeries, type: classTypes, profile: branches.profile })
    .from(classSeries)
    .innerJoin(
      classTypes,
      and(eq(classTypes.branchId, classSeries.branchId), eq(classTypes.id, classSeries.classTypeId)),
    )
    .innerJoin(branches, eq(branches.id, classSeries.branchId))
    .where(eq(classSeries.branchId, branchId));
}

async function readExisting(
  db: QueryExecutor,
  branchId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<Set<string>> {
  const rows = await db.orm
    .select({ seriesId: classes.seriesId, date: classes.localDate })
    .from(classes)
    .where(and(eq(classes.branchId, branchId), between(classes.localDate, from, to)));
  return new Set(rows.map((row) => `${row.seriesId} ${row.date}`));
}
