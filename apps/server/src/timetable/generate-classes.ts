import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { isOnDay } from '@studio/domain/timetable/recurrence';
import { and, between, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { branches, classTypes } from '../catalogue/tables.ts';
import type { Database, QueryExecutor } from '../platform/database.ts';
import { countBedsOutOfService, listRoomBedsOutOfService } from './beds-out-of-service.ts';
import { lockTimetableForChange } from './lock-timetable.ts';
import { listClosedDays } from './store.ts';
import { classes, weeklyPattern } from './tables.ts';

/** Classes are made this many days ahead: 8 weeks. */
export const generationDaysAhead = 56;

/** Classes that one statement writes; far below the number of values that one can carry. */
const batchSize = 200;

/** A class that the week that repeats has on a day. */
export type NewClassRow = Omit<typeof classes.$inferInsert, 'patternId'> & { patternId: string };

/** The last day for which classes are made. */
export function getGenerationEnd(now: Date): LocalDate {
  return addDays(toLondonDate(now), generationDaysAhead);
}

/**
 * Makes the dated classes of today and the next 8 weeks from the week that repeats, except on closed days. May run at
 * any time and in several processes at once: a pattern makes one class a day, whatever has become of it since.
 * Returns how many were made.
 */
export function generateClasses(database: Database, branchId: string, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    await lockTimetableForChange(tx, branchId);
    return generateMissingClasses(tx, branchId, now);
  });
}

/** The same within the transaction of a change of the timetable. */
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
      .onConflictDoNothing({ target: [classes.branchId, classes.patternId, classes.localDate] })
      .returning({ id: classes.id });
    made += rows.length;
  }
  return made;
}

/** The classes of days, both included, that the week that repeats has and that have not been made, in no order. */
export async function listMissingClasses(
  db: QueryExecutor,
  branchId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<NewClassRow[]> {
  const patterns = await readPatterns(db, branchId);
  const closed = await listClosedDays(db, branchId, { from, to });
  const existing = await readExisting(db, branchId, from, to);
  const beds = await listRoomBedsOutOfService(db, branchId, { from, to });
  const missing: NewClassRow[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (closed.has(date)) continue;
    for (const pattern of patterns) {
      if (isOnDay(pattern.weekly, date) && !existing.has(`${pattern.weekly.id} ${date}`)) {
        missing.push(classOn(pattern, date, countBedsOutOfService(beds, pattern.weekly.roomId, date)));
      }
    }
  }
  return missing;
}

type Pattern = Awaited<ReturnType<typeof readPatterns>>[number];

/** What a class says and costs is copied: changing its type later leaves classes alone that people have booked. */
function classOn({ weekly, type, profile }: Pattern, date: LocalDate, bedsOut: number): NewClassRow {
  const { activityId, subType, title, difficulty, description, tags, durationMin, pricePence } = type;
  return {
    branchId: weekly.branchId,
    id: uuidv7(),
    patternId: weekly.id,
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
    capacity: Math.max(0, weekly.capacity - bedsOut),
    bedsOut: Math.min(bedsOut, weekly.capacity),
  };
}

function readPatterns(db: QueryExecutor, branchId: string) {
  return db.orm
    .select({ weekly: weeklyPattern, type: classTypes, profile: branches.profile })
    .from(weeklyPattern)
    .innerJoin(
      classTypes,
      and(eq(classTypes.branchId, weeklyPattern.branchId), eq(classTypes.id, weeklyPattern.classTypeId)),
    )
    .innerJoin(branches, eq(branches.id, weeklyPattern.branchId))
    .where(eq(weeklyPattern.branchId, branchId));
}

async function readExisting(
  db: QueryExecutor,
  branchId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<Set<string>> {
  const rows = await db.orm
    .select({ patternId: classes.patternId, date: classes.localDate })
    .from(classes)
    .where(and(eq(classes.branchId, branchId), between(classes.localDate, from, to)));
  return new Set(rows.map((row) => `${row.patternId} ${row.date}`));
}
