import { formatMomentShort } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { toLondonTime } from '@studio/domain/time/london';
import { findClash, formatClash, type OccupiedTime, toMinutesOfDay } from '@studio/domain/timetable/clash';
import { canFallOnSameDay, isOnDay, type Recurrence } from '@studio/domain/timetable/recurrence';
import { and, eq } from 'drizzle-orm';
import { listCurrentInstructors, listRooms } from '../catalogue/store.ts';
import { classTypes } from '../catalogue/tables.ts';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import { listMissingClasses } from './generate-classes.ts';
import { weeklyPattern } from './tables.ts';

export interface PlannedClass {
  /** Null for a class that doesn't exist yet. */
  id: string | null;
  roomId: string;
  instructorId: string;
  localDate: LocalDate;
  startsAt: Date;
  durationMin: number;
}

type Other = Omit<PlannedClass, 'localDate'> & { patternId: string | null; title: string };

const classesAround: PreparedStatement = {
  name: 'classes_around',
  text: `SELECT id, pattern_id AS "patternId", title, room_id AS "roomId", instructor_id AS "instructorId",
      starts_at AS "startsAt", duration_min AS "durationMin"
    FROM classes WHERE branch_id = $1 AND local_date BETWEEN $2::date AND $3::date AND status = 'ON'
    ORDER BY starts_at, id`,
};

const instantMin = (instant: Date) => instant.getTime() / 60_000;
const occupied = (one: Omit<PlannedClass, 'localDate' | 'id'>): OccupiedTime => ({
  ...one,
  startMin: instantMin(one.startsAt),
});

/**
 * Throws AppError clash, naming the other class, if a planned class overlaps an existing one or one that a weekly
 * series will generate. The caller has called `lockTimetableForChange` first.
 */
export async function assertNoClash(
  tx: QueryExecutor,
  branchId: string,
  wanted: readonly PlannedClass[],
): Promise<void> {
  const dates = wanted.map(({ localDate }) => localDate).sort();
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) return;
  const ids = new Set(wanted.map(({ id }) => id));
  const there = await tx.run<Other>(classesAround, [branchId, from, to]);
  const coming = from === to ? await listMissingClasses(tx, branchId, from, to) : [];
  const others = [...there.filter(({ id }) => !ids.has(id)), ...coming];
  for (const one of wanted) {
    const clash = findClash(
      occupied(one),
      others.map((other) => ({ ...occupied(other), title: other.title, startsAt: other.startsAt })),
    );
    if (clash) await refuse(tx, branchId, clash, formatMomentShort(clash.other.startsAt));
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
  text: `SELECT pattern_id AS "patternId", title, room_id AS "roomId", instructor_id AS "instructorId",
      local_date::text AS "localDate", starts_at AS "startsAt", duration_min AS "durationMin"
    FROM classes WHERE branch_id = $1 AND local_date >= $2::date AND status = 'ON' ORDER BY starts_at, id`,
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Does the same for a series from a day on, against the other series and all active classes. `exceptId` is the series
 * that it replaces.
 */
export async function assertNoSeriesClash(
  tx: QueryExecutor,
  branchId: string,
  wanted: PlannedSeries & { startsOn: LocalDate },
  exceptId: string | null,
): Promise<void> {
  const one = { ...wanted, startMin: toMinutesOfDay(wanted.localTime) };
  const repeating = (await otherPatterns(tx, branchId)).filter(
    (other) => other.id !== exceptId && canFallOnSameDay(wanted, other),
  );
  const clash = findClash(one, repeating);
  if (clash) {
    const { weekday, localTime } = clash.other;
    await refuse(tx, branchId, clash, `${weekdays[weekday]}s, ${localTime}`);
  }
  const dated = await tx.run<Other & { localDate: LocalDate }>(classesFrom, [branchId, wanted.startsOn]);
  const others = dated
    .filter(({ patternId }) => patternId === null || patternId !== exceptId)
    .filter(({ localDate }) => isOnDay(wanted, localDate))
    .map((other) => ({ ...other, startMin: toMinutesOfDay(toLondonTime(other.startsAt)) }));
  const once = findClash(one, others);
  if (once) await refuse(tx, branchId, once, formatMomentShort(once.other.startsAt));
}

async function otherPatterns(tx: QueryExecutor, branchId: string) {
  const rows = await tx.orm
    .select({ weekly: weeklyPattern, title: classTypes.title, durationMin: classTypes.durationMin })
    .from(weeklyPattern)
    .innerJoin(
      classTypes,
      and(eq(classTypes.branchId, weeklyPattern.branchId), eq(classTypes.id, weeklyPattern.classTypeId)),
    )
    .where(eq(weeklyPattern.branchId, branchId));
  return rows.map(({ weekly, title, durationMin }) => {
    return { ...weekly, title, durationMin, startMin: toMinutesOfDay(weekly.localTime) };
  });
}

async function refuse(
  tx: QueryExecutor,
  branchId: string,
  { kind, other }: { kind: 'room' | 'instructor'; other: OccupiedTime & { title: string } },
  when: string,
): Promise<never> {
  const rooms = await listRooms(tx, branchId);
  const people = await listCurrentInstructors(tx, branchId);
  const room = rooms.find(({ id }) => id === other.roomId)?.name ?? 'The room';
  const instructor = people.find(({ id }) => id === other.instructorId)?.name ?? 'The instructor';
  throw new AppError('clash', formatClash(kind, { room, instructor, title: other.title, when }));
}
