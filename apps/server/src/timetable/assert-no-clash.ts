import { formatMomentShort } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { toLondonTime } from '@studio/domain/time/london';
import { findClash, formatClash, type OccupiedTime, toMinutesOfDay } from '@studio/domain/timetable/clash';
import { canFallOnSameDay, isOnDay, type Recurrence } from '@studio/domain/timetable/recurrence';
import { and, eq } from 'drizzle-orm';
import { listAllRooms, listCurrentInstructors } from '../catalogue/store.ts';
import { classTypes } from '../catalogue/tables.ts';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { listMissingClasses } from './generate-classes.ts';
import { classSeries } from './tables.ts';

export interface PlannedClass {
  /** Id of the class; null for a class that doesn't exist yet. */
  id: string | null;
  roomId: string;
  instructorId: string;
  localDate: LocalDate;
  startsAt: Date;
  durationMin: number;
}

type ExistingClass = Omit<PlannedClass, 'localDate'> & { seriesId: string | null; title: string };

const findClassesAround: PreparedStatement = {
  name: 'classes_around',
  text: `SELECT id, series_id AS "seriesId", title, room_id AS "roomId", instructor_id AS "instructorId",
      starts_at AS "startsAt", duration_min AS "durationMin"
    FROM classes WHERE branch_id = $1 AND local_date BETWEEN $2::date AND $3::date AND status = 'SCHEDULED'
    ORDER BY starts_at, id`,
};

const toMinutes = (instant: Date) => instant.getTime() / 60_000;
const toOccupiedTime = (candidate: Omit<PlannedClass, 'localDate' | 'id'>): OccupiedTime => ({
  ...candidate,
  startMin: toMinutes(candidate.startsAt),
});

/**
 * Throws AppError clash, naming the other class, if a planned class needs the room or the instructor of an existing
 * class at the same time. If all planned classes are on one day, also checks the classes that series will generate for
 * that day. Doesn't compare the planned classes with each other. The caller has called `lockTimetableForChange` first.
 */
export async function assertNoClash(
  tx: QueryExecutor,
  branchId: string,
  requested: readonly PlannedClass[],
): Promise<void> {
  const dates = requested.map(({ localDate }) => localDate).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) return;
  const ids = new Set(requested.map(({ id }) => id));
  const existing = await tx.run<ExistingClass>(findClassesAround, [branchId, from, to]);
  const generated = from === to ? await listMissingClasses(tx, branchId, from, to) : [];
  const others = [...existing.filter(({ id }) => !ids.has(id)), ...generated];
  for (const candidate of requested) {
    const clash = findClash(
      toOccupiedTime(candidate),
      others.map((other) => ({ ...toOccupiedTime(other), title: other.title, startsAt: other.startsAt })),
    );
    if (clash) await throwClash(tx, branchId, clash, formatMomentShort(clash.other.startsAt));
  }
}

export interface PlannedSeries extends Recurrence {
  localTime: string;
  durationMin: number;
  roomId: string;
  instructorId: string;
}

/** Selects active classes from a day on, including those beyond the generated weeks. */
const classesFrom: PreparedStatement = {
  name: 'classes_from',
  text: `SELECT series_id AS "seriesId", title, room_id AS "roomId", instructor_id AS "instructorId",
      local_date::text AS "localDate", starts_at AS "startsAt", duration_min AS "durationMin"
    FROM classes WHERE branch_id = $1 AND local_date >= $2::date AND status = 'SCHEDULED' ORDER BY starts_at, id`,
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Throws AppError clash if a series, from its first day on, needs the room or the instructor of another series or of an
 * active class at the same time. `exceptId` is the series that it replaces. The caller has called
 * `lockTimetableForChange` first.
 */
export async function assertNoSeriesClash(
  tx: QueryExecutor,
  branchId: string,
  requested: PlannedSeries & { startsOn: LocalDate },
  exceptId: string | null,
): Promise<void> {
  const candidate = { ...requested, startMin: toMinutesOfDay(requested.localTime) };
  const repeating = (await listSeriesWithTitles(tx, branchId)).filter(
    (other) => other.id !== exceptId && canFallOnSameDay(requested, other),
  );
  const clash = findClash(candidate, repeating);
  if (clash) {
    const { weekday, localTime } = clash.other;
    await throwClash(tx, branchId, clash, `${weekdays[weekday]}s, ${localTime}`);
  }
  const dated = await tx.run<ExistingClass & { localDate: LocalDate }>(classesFrom, [
    branchId,
    requested.startsOn,
  ]);
  const others = dated
    .filter(({ seriesId }) => seriesId === null || seriesId !== exceptId)
    .filter(({ localDate }) => isOnDay(requested, localDate))
    .map((other) => ({ ...other, startMin: toMinutesOfDay(toLondonTime(other.startsAt)) }));
  const datedClash = findClash(candidate, others);
  if (datedClash) await throwClash(tx, branchId, datedClash, formatMomentShort(datedClash.other.startsAt));
}

async function listSeriesWithTitles(tx: QueryExecutor, branchId: string) {
  const rows = await tx.orm
    .select({ weekly: classSeries, title: classTypes.title, durationMin: classTypes.durationMin })
    .from(classSeries)
    .innerJoin(
      classTypes,
      and(eq(classTypes.branchId, classSeries.branchId), eq(classTypes.id, classSeries.classTypeId)),
    )
    .where(eq(classSeries.branchId, branchId));
  return rows.map(({ weekly, title, durationMin }) => {
    return { ...weekly, title, durationMin, startMin: toMinutesOfDay(weekly.localTime) };
  });
}

async function throwClash(
  tx: QueryExecutor,
  branchId: string,
  { kind, other }: { kind: 'room' | 'instructor'; other: OccupiedTime & { title: string } },
  whenText: string,
): Promise<never> {
  const rooms = await listAllRooms(tx, branchId);
  const people = await listCurrentInstructors(tx, branchId);
  const room = rooms.find(({ id }) => id === other.roomId)?.name ?? 'The room';
  const instructor = people.find(({ id }) => id === other.instructorId)?.name ?? 'The instructor';
  throw new AppError('clash', formatClash(kind, { room, instructor, title: other.title, when: whenText }));
}
