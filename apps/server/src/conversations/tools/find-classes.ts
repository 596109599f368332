import { addDays } from '@studio/domain/time/local-date';
import { formatDateStart, toLondonDate, toLondonTime } from '@studio/domain/time/london';
import { buildClassPath } from '@studio/domain/timetable/class-path';
import { listActivities } from '../../catalogue/store.ts';
import type { ClassSearchInput, FoundClass } from '../../integrations/assistant/port.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import {
  type ClassRow,
  listClassesById,
  listClassesOfActivity,
  listClassesOfType,
} from '../../timetable/store.ts';

/** Number of days ahead that are searched. */
export const maxDaysAhead = 92;

/** Returns matching classes by start: listed, not cancelled, not started, within the next 92 days. */
export async function findClasses(
  db: QueryExecutor,
  branchId: string,
  input: ClassSearchInput,
  now: Date,
): Promise<FoundClass[]> {
  const today = toLondonDate(now);
  const last = addDays(today, maxDaysAhead);
  const [, from = today] = [input.from, today].sort();
  const [to = last] = [input.to, last].sort();
  const range = { from, to };
  if (range.from > range.to) return [];
  const rows = await loadClassRows(db, branchId, input, range, now);
  return rows
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(toFoundClass)
    .filter((found) => matchesInput(found, input));
}

/** Returns the classes with the given ids that are listed, not cancelled and not started. */
export async function findClassesById(
  db: QueryExecutor,
  branchId: string,
  classIds: readonly string[],
  now: Date,
): Promise<FoundClass[]> {
  const rows = await listClassesById(db, branchId, classIds, now);
  return rows
    .filter(({ status, listed, startsAt }) => status === 'SCHEDULED' && listed && startsAt > now)
    .map(toFoundClass);
}

async function loadClassRows(
  db: QueryExecutor,
  branchId: string,
  { classTypeId, activityId }: ClassSearchInput,
  range: { from: string; to: string },
  now: Date,
): Promise<ClassRow[]> {
  if (classTypeId) return listClassesOfType(db, branchId, classTypeId, range, now);
  const activityIds = activityId ? [activityId] : (await listActivities(db, branchId)).map(({ id }) => id);
  const rows = await Promise.all(
    activityIds.map((id) => listClassesOfActivity(db, branchId, id, range, now)),
  );
  return rows.flat();
}

function toFoundClass(row: ClassRow): FoundClass {
  const { id, title, classTypeId, activityId, subType, difficulty, tags, instructorId, instructorName } = row;
  const { roomName, durationMin, capacity, pricePence, startsAt } = row;
  return {
    classId: id,
    title,
    classTypeId,
    activityId,
    subType,
    difficulty,
    tags,
    instructorId,
    instructorName,
    room: roomName,
    durationMin,
    capacity,
    pricePence,
    date: toLondonDate(startsAt),
    time: toLondonTime(startsAt),
    capacityLeft: Math.max(0, row.capacityLeft),
    to: buildClassPath({ className: title, dateStart: formatDateStart(startsAt) }),
  };
}

function matchesInput(found: FoundClass, input: ClassSearchInput): boolean {
  const { timeFrom = '00:00', timeTo = '23:59', tag, places = 0 } = input;
  const same = (['activityId', 'subType', 'classTypeId', 'instructorId', 'difficulty'] as const).every(
    (field) => input[field] === undefined || input[field] === found[field],
  );
  const inTime = found.time >= timeFrom && found.time <= timeTo;
  return same && inTime && (tag === undefined || found.tags.includes(tag)) && found.capacityLeft >= places;
}
