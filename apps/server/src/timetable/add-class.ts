import { formatCount } from '@studio/domain/text/format';
import { getMondayIndex, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  listAllRooms,
  listCurrentClassTypes,
  listCurrentInstructors,
  loadBranchProfile,
} from '../catalogue/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { assertNoClash, assertNoSeriesClash } from './assert-no-clash.ts';
import { countBedsOutOfService, listRoomBedsOutOfService } from './beds-out-of-service.ts';
import { generateMissingClasses } from './generate-classes.ts';
import { lockTimetableForChange } from './lock-timetable.ts';
import { listClosedDays } from './store.ts';
import { classes, classSeries } from './tables.ts';

export interface AddClassInput {
  branchId: string;
  classTypeId: string;
  roomId: string;
  instructorId: string;
  /** Day of the first class. */
  date: LocalDate;
  /** Start time in London, as 'HH:MM'. */
  time: string;
  /** Number of beds or mats of the room that are offered. */
  capacity: number;
  /** Price of one place in pence; null for the price of the class type. */
  pricePence: number | null;
  /** Last day of a weekly series, inclusive; null for a series without an end. Undefined for a single class. */
  repeatUntil?: LocalDate | null;
}

export interface AddClassResult {
  /** Id of the first class; null if the class isn't generated yet. */
  classId: string | null;
  seriesId: string | null;
  /** Number of added classes; for a series, of those that are generated already. */
  made: number;
}

/**
 * Adds a class to the timetable, once or weekly. Call it in a transaction. Throws AppError clash, closed_day,
 * class_begun, and bad_request for an unknown class type, room or instructor, for more places than the room has, or for
 * a last day before the first.
 */
export async function addClass(tx: QueryExecutor, input: AddClassInput, now: Date): Promise<AddClassResult> {
  await lockTimetableForChange(tx, input.branchId);
  if (toLondonInstant(input.date, input.time) <= now)
    throw new AppError('class_begun', 'This time has passed. Choose a later time.', { field: 'date' });
  const type = (await listCurrentClassTypes(tx, input.branchId)).find(({ id }) => id === input.classTypeId);
  if (!type) throw new AppError('bad_request', 'Choose a class.', { field: 'classTypeId' });
  await assertRoomAndInstructorExist(tx, input.branchId, input);
  return input.repeatUntil === undefined ? addOnce(tx, input, type) : addWeekly(tx, input, type, now);
}

/**
 * Throws AppError bad_request for an unknown room or instructor, or for more places than the room has. An archived room
 * counts as unknown, unless the class already takes place in it (`keepsRoom`).
 */
export async function assertRoomAndInstructorExist(
  tx: QueryExecutor,
  branchId: string,
  input: { roomId: string; instructorId?: string; capacity: number; keepsRoom?: boolean },
): Promise<void> {
  const { roomId, instructorId, capacity, keepsRoom = false } = input;
  const room = (await listAllRooms(tx, branchId)).find(({ id }) => id === roomId);
  if (!room || (room.archived && !keepsRoom))
    throw new AppError('bad_request', 'Choose a room.', { field: 'roomId' });
  if (capacity > room.capacity)
    throw new AppError('bad_request', `${room.name} only has ${formatCount(room.capacity, 'place')}.`, {
      field: 'capacity',
    });
  if (instructorId === undefined) return;
  const isKnown = (await listCurrentInstructors(tx, branchId)).some(({ id }) => id === instructorId);
  if (!isKnown) throw new AppError('bad_request', 'Choose an instructor.', { field: 'instructorId' });
}

type ClassType = Awaited<ReturnType<typeof listCurrentClassTypes>>[number];

async function addOnce(tx: QueryExecutor, input: AddClassInput, type: ClassType): Promise<AddClassResult> {
  const { branchId, roomId, instructorId, date, time } = input;
  const range = { from: date, to: date };
  if ((await listClosedDays(tx, branchId, range)).has(date)) throw new AppError('closed_day');
  const startsAt = toLondonInstant(date, time);
  const { activityId, subType, title, difficulty, description, tags, durationMin } = type;
  await assertNoClash(tx, branchId, [
    { id: null, roomId, instructorId, localDate: date, startsAt, durationMin },
  ]);
  const bedsOutOfService = Math.min(
    input.capacity,
    countBedsOutOfService(await listRoomBedsOutOfService(tx, branchId, range), roomId, date),
  );
  const id = uuidv7();
  await tx.orm.insert(classes).values({
    branchId,
    id,
    classTypeId: type.id,
    roomId,
    instructorId,
    localDate: date,
    startsAt,
    activityId,
    subType,
    title,
    difficulty,
    description,
    tags,
    durationMin,
    pricePence: input.pricePence ?? type.pricePence,
    hasOwnPrice: input.pricePence !== null && input.pricePence !== type.pricePence,
    currency: (await loadBranchProfile(tx, branchId)).currency,
    capacity: input.capacity - bedsOutOfService,
    bedsOutOfService,
  });
  return { classId: id, seriesId: null, made: 1 };
}

async function addWeekly(
  tx: QueryExecutor,
  input: AddClassInput,
  type: ClassType,
  now: Date,
): Promise<AddClassResult> {
  const { branchId, roomId, instructorId, date, time, capacity, pricePence, repeatUntil } = input;
  const endsOn = repeatUntil ?? null;
  if (endsOn && endsOn < date)
    throw new AppError('bad_request', 'Choose a last day on or after the first day.', { field: 'until' });
  const id = uuidv7();
  const weekly = { weekday: getMondayIndex(date), weekOfMonth: null, startsOn: date, endsOn };
  const place = { localTime: time, roomId, instructorId };
  await assertNoSeriesClash(tx, branchId, { ...weekly, ...place, durationMin: type.durationMin }, null);
  await tx.orm
    .insert(classSeries)
    .values({ branchId, id, classTypeId: type.id, ...weekly, ...place, capacity, pricePence });
  await generateMissingClasses(tx, branchId, now);
  const made = await tx.orm
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.branchId, branchId), eq(classes.seriesId, id)))
    .orderBy(classes.startsAt);
  return { classId: made[0]?.id ?? null, seriesId: id, made: made.length };
}
