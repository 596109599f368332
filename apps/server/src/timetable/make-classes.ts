import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { londonInstant } from '@studio/domain/time/london-instant';
import { takesPlaceOn } from '@studio/domain/timetable/weekly-pattern';
import { and, between, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { branches, classTypes } from '../catalogue/tables.ts';
import type { Database, Queries } from '../platform/database.ts';
import { bedsOutOn, listRoomBedsOut } from './beds-out.ts';
import { changeTimetable } from './lock-timetable.ts';
import { listClosedDays } from './store.ts';
import { classes, weeklyPattern } from './tables.ts';

/** Classes are made this many days ahead: 8 weeks. */
export const daysAhead = 56;

/** Classes that one statement writes; far below the number of values that one can carry. */
const batchSize = 200;

/** A class that the week that repeats has on a day. */
export type NewClass = Omit<typeof classes.$inferInsert, 'patternId'> & { patternId: string };

/** The last day for which classes are made. */
export function madeUntil(now: Date): LocalDate {
  return addDays(londonDate(now), daysAhead);
}

/**
 * Makes the dated classes of today and the next 8 weeks from the week that repeats, except on closed days. May run at
 * any time and in several processes at once: a pattern makes one class a day, whatever has become of it since.
 * Returns how many were made.
 */
export function makeClasses(database: Database, branchId: string, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    await changeTimetable(tx, branchId);
    return makeMissing(tx, branchId, now);
  });
}

/** The same within the transaction of a change of the timetable. */
export async function makeMissing(db: Queries, branchId: string, now: Date): Promise<number> {
  const from = londonDate(now);
  const to = madeUntil(now);
  const missing = await missingClasses(db, branchId, from, to);
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
export async function missingClasses(
  db: Queries,
  branchId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<NewClass[]> {
  const patterns = await readPatterns(db, branchId);
  const closed = await listClosedDays(db, branchId, { from, to });
  const existing = await readExisting(db, branchId, from, to);
  const beds = await listRoomBedsOut(db, branchId, { from, to });
  const missing: NewClass[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (closed.has(date)) continue;
    for (const pattern of patterns) {
      if (takesPlaceOn(pattern.weekly, date) && !existing.has(`${pattern.weekly.id} ${date}`)) {
        missing.push(classOn(pattern, date, bedsOutOn(beds, pattern.weekly.roomId, date)));
      }
    }
  }
  return missing;
}

type Pattern = Awaited<ReturnType<typeof readPatterns>>[number];

/** What a class says and costs is copied: changing its type later leaves classes alone that people have booked. */
function classOn({ weekly, type, profile }: Pattern, date: LocalDate, bedsOut: number): NewClass {
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
    startsAt: londonInstant(date, weekly.localTime),
    currency: profile.currency,
    capacity: Math.max(0, weekly.capacity - bedsOut),
    bedsOut: Math.min(bedsOut, weekly.capacity),
  };
}

function readPatterns(db: Queries, branchId: string) {
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
  db: Queries,
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
