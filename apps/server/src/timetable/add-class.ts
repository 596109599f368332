import { type LocalDate, mondayIndex } from '@studio/domain/time/local-date';
import { londonInstant } from '@studio/domain/time/london-instant';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { listClassTypes, listInstructors, listRooms, readBranchProfile } from '../catalogue/store.ts';
import type { Queries } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import { bedsOutOn, listRoomBedsOut } from './beds-out.ts';
import { changeTimetable } from './lock-timetable.ts';
import { makeMissing } from './make-classes.ts';
import { refuseClash, refusePatternClash } from './refuse-clash.ts';
import { listClosedDays } from './store.ts';
import { classes, weeklyPattern } from './tables.ts';

/** A class to be put on the timetable. */
export interface ClassWish {
  branchId: string;
  classTypeId: string;
  roomId: string;
  instructorId: string;
  /** The first day. */
  date: LocalDate;
  /** 'HH:MM', London. */
  time: string;
  /** Beds or mats of the room that are offered. */
  capacity: number;
  /** Null: what the class type costs. */
  pricePence: number | null;
  /** Every week until then, both included; null for ever. Absent: once. */
  weeklyUntil?: LocalDate | null;
}

/** What was put on it. */
export interface AddedClass {
  /** The first one; null when it is not made yet. */
  classId: string | null;
  patternId: string | null;
  made: number;
}

/**
 * Puts a class on the timetable, once or every week. In a transaction. Refuses with clash, closed_day, class_begun, and
 * with bad_request what the studio does not have.
 */
export async function addClass(tx: Queries, wish: ClassWish, now: Date): Promise<AddedClass> {
  await changeTimetable(tx, wish.branchId);
  if (londonInstant(wish.date, wish.time) <= now)
    throw new Refused('class_begun', 'This moment has passed. Choose a later one.', { field: 'date' });
  const type = (await listClassTypes(tx, wish.branchId)).find(({ id }) => id === wish.classTypeId);
  if (!type) throw new Refused('bad_request', 'Choose a class.', { field: 'classTypeId' });
  await refuseUnknown(tx, wish.branchId, wish);
  return wish.weeklyUntil === undefined ? addOnce(tx, wish, type) : addWeekly(tx, wish, type, now);
}

/** Refuses a room or an instructor that the studio does not have, and more places than the room. */
export async function refuseUnknown(
  tx: Queries,
  branchId: string,
  { roomId, instructorId, capacity }: { roomId: string; instructorId?: string; capacity: number },
): Promise<void> {
  const room = (await listRooms(tx, branchId)).find(({ id }) => id === roomId);
  if (!room) throw new Refused('bad_request', 'Choose a room.', { field: 'roomId' });
  if (capacity > room.capacity)
    throw new Refused('bad_request', `${room.name} has ${room.capacity} places.`, { field: 'capacity' });
  if (instructorId === undefined) return;
  const known = (await listInstructors(tx, branchId)).some(({ id }) => id === instructorId);
  if (!known) throw new Refused('bad_request', 'Choose an instructor.', { field: 'instructorId' });
}

type ClassType = Awaited<ReturnType<typeof listClassTypes>>[number];

async function addOnce(tx: Queries, wish: ClassWish, type: ClassType): Promise<AddedClass> {
  const { branchId, roomId, instructorId, date, time } = wish;
  const range = { from: date, to: date };
  if ((await listClosedDays(tx, branchId, range)).has(date)) throw new Refused('closed_day');
  const startsAt = londonInstant(date, time);
  const { activityId, subType, title, difficulty, description, tags, durationMin } = type;
  await refuseClash(tx, branchId, [
    { id: null, roomId, instructorId, localDate: date, startsAt, durationMin },
  ]);
  const out = Math.min(wish.capacity, bedsOutOn(await listRoomBedsOut(tx, branchId, range), roomId, date));
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
    pricePence: wish.pricePence ?? type.pricePence,
    currency: (await readBranchProfile(tx, branchId)).currency,
    capacity: wish.capacity - out,
    bedsOut: out,
  });
  return { classId: id, patternId: null, made: 1 };
}

async function addWeekly(tx: Queries, wish: ClassWish, type: ClassType, now: Date): Promise<AddedClass> {
  const { branchId, roomId, instructorId, date, time, capacity, pricePence, weeklyUntil } = wish;
  const endsOn = weeklyUntil ?? null;
  if (endsOn && endsOn < date)
    throw new Refused('bad_request', 'The last day has to be after the first.', { field: 'until' });
  const id = uuidv7();
  const weekly = { weekday: mondayIndex(date), weekOfMonth: null, startsOn: date, endsOn };
  const place = { localTime: time, roomId, instructorId };
  await refusePatternClash(tx, branchId, { ...weekly, ...place, durationMin: type.durationMin }, null);
  await tx.orm
    .insert(weeklyPattern)
    .values({ branchId, id, classTypeId: type.id, ...weekly, ...place, capacity, pricePence });
  await makeMissing(tx, branchId, now);
  const made = await tx.orm
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.branchId, branchId), eq(classes.patternId, id)))
    .orderBy(classes.startsAt);
  return { classId: made[0]?.id ?? null, patternId: id, made: made.length };
}
