import { addDays } from '@studio/domain/time/local-date';
import { toLondonTime } from '@studio/domain/time/london';
import { toLondonInstant } from '@studio/domain/time/london-instant';
import { and, asc, eq, gte } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { assertRoomAndInstructorExist } from './add-class.ts';
import { assertCapacityNotBelowBooked } from './assert-capacity-not-below-booked.ts';
import { assertNoClash, assertNoSeriesClash } from './assert-no-clash.ts';
import { listClassBedsOutOfService } from './beds-out-of-service.ts';
import { lockBookingsTable, lockTimetableForChange } from './lock-timetable.ts';
import { classes, classSeries } from './tables.ts';

/** Values to change; undefined values stay. */
export interface ClassChange {
  /** New start time in London, as 'HH:MM', on the same day. */
  time?: string | undefined;
  roomId?: string | undefined;
  instructorId?: string | undefined;
  /** Number of beds or mats of the room that are offered, including those out of service. */
  capacity?: number | undefined;
  pricePence?: number | undefined;
}

/** Class to change, and whether to change the later classes of its series as well. */
export interface ChangeClassesInput {
  branchId: string;
  classId: string;
  scope: 'one' | 'following';
  change: ClassChange;
}

type StoredClass = typeof classes.$inferSelect;

export interface ChangedClass {
  before: StoredClass;
  after: StoredClass;
}

/**
 * Changes a class, or a class and the later ones of its series. Bookings and their prices stay. Also changes cancelled
 * classes of the series, but returns only active ones. Call it in a transaction, after reclaiming expired holds. Throws
 * AppError not_found, bad_request, class_begun, not_changeable, clash, below_booked.
 */
export async function changeClasses(
  tx: QueryExecutor,
  input: ChangeClassesInput,
  now: Date,
): Promise<ChangedClass[]> {
  const { branchId, classId, scope, change } = input;
  await lockTimetableForChange(tx, branchId);
  if (change.time !== undefined) await lockBookingsTable(tx);
  const found = await lockClasses(tx, input);
  const first = found.find(({ id }) => id === classId);
  if (!first) throw new AppError('not_found');
  if (first.startsAt <= now) throw new AppError('class_begun');
  if (first.status !== 'SCHEDULED')
    throw new AppError('not_changeable', 'This class has been cancelled. Restore it first.');
  await assertRoomAndInstructorExist(tx, branchId, {
    roomId: change.roomId ?? first.roomId,
    keepsRoom: change.roomId === undefined || change.roomId === first.roomId,
    capacity: change.capacity ?? first.capacity + first.bedsOutOfService,
    ...(change.instructorId === undefined ? {} : { instructorId: change.instructorId }),
  });
  const changed: ChangedClass[] = [];
  for (const before of found) {
    const after = await toChangedClass(tx, before, change);
    const hasOwnPrice = await hasOwnPriceAfter(tx, before, input);
    changed.push({ before, after: { ...after, hasOwnPrice } });
  }
  await assertChangesPossible(tx, branchId, changed, now);
  for (const { after } of changed) await writeClass(tx, after);
  if (scope === 'following') await changeSeries(tx, branchId, first, change);
  return changed.filter(({ before }) => before.status === 'SCHEDULED');
}

async function lockClasses(
  tx: QueryExecutor,
  { branchId, classId, scope }: ChangeClassesInput,
): Promise<StoredClass[]> {
  const own = and(eq(classes.branchId, branchId), eq(classes.id, classId));
  const [klass] = await tx.orm.select().from(classes).where(own);
  if (!klass) return [];
  if (scope === 'following' && !klass.seriesId)
    throw new AppError('not_changeable', 'This class isn’t part of a series.');
  const following = and(
    eq(classes.branchId, branchId),
    eq(classes.seriesId, klass.seriesId ?? ''),
    gte(classes.localDate, klass.localDate),
  );
  return tx.orm
    .select()
    .from(classes)
    .where(scope === 'one' ? own : following)
    .orderBy(asc(classes.id))
    .for('update');
}

async function toChangedClass(
  tx: QueryExecutor,
  before: StoredClass,
  change: ClassChange,
): Promise<StoredClass> {
  const roomId = change.roomId ?? before.roomId;
  const offered = change.capacity ?? before.capacity + before.bedsOutOfService;
  const bedsOutInRoom =
    roomId === before.roomId
      ? before.bedsOutOfService
      : (await listClassBedsOutOfService(tx, { ...before, roomId })).filter(({ classId }) => classId === null)
          .length;
  const bedsOutOfService = Math.min(bedsOutInRoom, offered);
  return {
    ...before,
    roomId,
    bedsOutOfService,
    capacity: offered - bedsOutOfService,
    instructorId: change.instructorId ?? before.instructorId,
    pricePence: change.pricePence ?? before.pricePence,
    startsAt: change.time ? toLondonInstant(before.localDate, change.time) : before.startsAt,
  };
}

/** Returns whether the class has its own price after the change. A price for all later classes is that of the series. */
async function hasOwnPriceAfter(
  tx: QueryExecutor,
  { branchId, classTypeId, seriesId, hasOwnPrice }: StoredClass,
  { scope, change: { pricePence } }: ChangeClassesInput,
): Promise<boolean> {
  if (pricePence === undefined) return hasOwnPrice;
  if (scope === 'following') return false;
  const [usual] = await tx.run<{ pricePence: number }>(usualPrice, [branchId, classTypeId, seriesId]);
  return pricePence !== usual?.pricePence;
}

/** Price of the series $3, or else of the class type $2. */
const usualPrice: PreparedStatement = {
  name: 'usual_class_price',
  text: `SELECT coalesce(w.price_pence, t.price_pence) AS "pricePence" FROM class_types t
    LEFT JOIN class_series w ON w.branch_id = t.branch_id AND w.id = $3 WHERE t.branch_id = $1 AND t.id = $2`,
};

async function assertChangesPossible(
  tx: QueryExecutor,
  branchId: string,
  changed: readonly ChangedClass[],
  now: Date,
): Promise<void> {
  const on = changed.filter(({ before }) => before.status === 'SCHEDULED');
  if (on.some(({ after }) => after.startsAt <= now))
    throw new AppError('class_begun', 'This time has passed. Choose a later time.', { field: 'time' });
  const rescheduled = on.filter(
    ({ before, after }) =>
      before.roomId !== after.roomId ||
      before.instructorId !== after.instructorId ||
      before.startsAt.getTime() !== after.startsAt.getTime(),
  );
  for (const { after } of rescheduled) await assertNoClash(tx, branchId, [after]);
  for (const { before, after } of on)
    if (after.capacity < before.capacity) await assertCapacityNotBelowBooked(tx, after, now);
}

async function writeClass(tx: QueryExecutor, after: StoredClass): Promise<void> {
  const { branchId, id, roomId, bedsOutOfService, capacity, instructorId, startsAt } = after;
  const { pricePence, hasOwnPrice } = after;
  await tx.orm
    .update(classes)
    .set({ roomId, bedsOutOfService, capacity, instructorId, pricePence, hasOwnPrice, startsAt })
    .where(and(eq(classes.branchId, branchId), eq(classes.id, id)));
}

/**
 * Changes the series of a class: ends it before the class's day and starts a new one, so that the past stays recorded. A
 * series that starts on that day is changed in place.
 */
async function changeSeries(
  tx: QueryExecutor,
  branchId: string,
  first: StoredClass,
  change: ClassChange,
): Promise<void> {
  const own = and(eq(classSeries.branchId, branchId), eq(classSeries.id, first.seriesId ?? ''));
  const [before] = await tx.orm.select().from(classSeries).where(own);
  if (!before) throw new AppError('not_changeable', 'This series has ended.');
  const from = first.localDate;
  const after = {
    ...before,
    localTime: change.time ?? before.localTime,
    roomId: change.roomId ?? before.roomId,
    instructorId: change.instructorId ?? before.instructorId,
    capacity: change.capacity ?? before.capacity,
    pricePence: change.pricePence ?? before.pricePence,
    startsOn: from,
  };
  await assertNoSeriesClash(tx, branchId, { ...after, durationMin: first.durationMin }, before.id);
  if (before.startsOn === from) {
    await tx.orm.update(classSeries).set(after).where(own);
    return;
  }
  const id = uuidv7();
  await tx.orm
    .update(classSeries)
    .set({ endsOn: addDays(from, -1) })
    .where(own);
  await tx.orm.insert(classSeries).values({ ...after, id });
  await tx.orm
    .update(classes)
    .set({ seriesId: id })
    .where(
      and(eq(classes.branchId, branchId), eq(classes.seriesId, before.id), gte(classes.localDate, from)),
    );
}

/** Returns the changes that members notice, such as a new start; empty if there are none. */
export function getVisibleChanges({ before, after }: ChangedClass): ('time' | 'room' | 'instructor')[] {
  return [
    ...(toLondonTime(before.startsAt) === toLondonTime(after.startsAt) ? [] : (['time'] as const)),
    ...(before.roomId === after.roomId ? [] : (['room'] as const)),
    ...(before.instructorId === after.instructorId ? [] : (['instructor'] as const)),
  ];
}
