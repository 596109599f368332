import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { londonInstant } from '@studio/domain/time/london-instant';
import { takesPlaceOn } from '@studio/domain/timetable/weekly-pattern';
import { and, between, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { branches, classTypes } from '../catalogue/tables.ts';
import type { Queries } from '../platform/database.ts';
import { classes, closures, weeklyPattern } from './tables.ts';

/** Classes are made this many days ahead: 8 weeks. */
export const daysAhead = 56;

/** Classes that one statement writes; far below the number of values that one can carry. */
const batchSize = 200;

type NewClass = typeof classes.$inferInsert;

/**
 * Makes the dated classes of today and the next 8 weeks from the week that repeats, except on closed days. May run at
 * any time and in several processes at once: a pattern makes one class a day, whatever has become of it since.
 * Returns how many were made.
 */
export async function makeClasses(db: Queries, branchId: string, now: Date): Promise<number> {
  const from = londonDate(now);
  const to = addDays(from, daysAhead);
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

async function missingClasses(
  db: Queries,
  branchId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<NewClass[]> {
  const patterns = await readPatterns(db, branchId);
  const closed = await readClosedDays(db, branchId, from, to);
  const existing = await readExisting(db, branchId, from, to);
  const missing: NewClass[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (closed.has(date)) continue;
    for (const pattern of patterns) {
      if (takesPlaceOn(pattern.weekly, date) && !existing.has(`${pattern.weekly.id} ${date}`)) {
        missing.push(classOn(pattern, date));
      }
    }
  }
  return missing;
}

type Pattern = Awaited<ReturnType<typeof readPatterns>>[number];

/** What a class says and costs is copied: changing its type later leaves classes alone that people have booked. */
function classOn({ weekly, type, profile }: Pattern, date: LocalDate): NewClass {
  const { activityId, subType, title, difficulty, description, tags, durationMin, pricePence } = type;
  return {
    branchId: weekly.branchId,
    id: uuidv7(),
    patternId: weekly.id,
    classTypeId: type.id,
    ...{ activityId, subType, title, difficulty, description, tags, durationMin, pricePence },
    instructorId: weekly.instructorId,
    roomId: weekly.roomId,
    localDate: date,
    startsAt: londonInstant(date, weekly.localTime),
    currency: profile.currency,
    capacity: weekly.capacity,
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

async function readClosedDays(
  db: Queries,
  branchId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<Set<LocalDate>> {
  const rows = await db.orm
    .select({ date: closures.localDate })
    .from(closures)
    .where(and(eq(closures.branchId, branchId), between(closures.localDate, from, to)));
  return new Set(rows.map((row) => row.date));
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
