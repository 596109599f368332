import type { AcceptedClassChange, AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import { formatClassChanges } from '@studio/domain/timetable/class-change-text';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';

type ShownClass = Pick<ClassRow, 'startsAt' | 'roomName' | 'instructorName'>;

/** Returns the details of a class that the caller accepts when they book (handbook: holds 7). */
export function toAcceptedClassDetails({
  startsAt,
  roomName,
  instructorName,
}: ShownClass): AcceptedClassDetails {
  return { start: startsAt.toISOString(), studio: roomName, instructorName };
}

const findExistingNames: PreparedStatement = {
  name: 'existing_room_and_instructor',
  text: `SELECT EXISTS (SELECT 1 FROM rooms WHERE branch_id = $1 AND name = $2) AS "isRoom",
    EXISTS (SELECT 1 FROM instructors WHERE branch_id = $1 AND name = $3) AS "isInstructor"`,
};

/**
 * Returns the accepted details in a form that is safe to store and to send in emails. If the studio has no room or
 * instructor with the accepted name, replaces that name with the class's current one.
 */
export async function sanitiseAcceptedDetails(
  db: QueryExecutor,
  seen: AcceptedClassDetails,
  klass: ClassRow,
): Promise<AcceptedClassDetails> {
  const now = toAcceptedClassDetails(klass);
  if (seen.studio === now.studio && seen.instructorName === now.instructorName) return seen;
  const [existing] = await db.run<{ isRoom: boolean; isInstructor: boolean }>(findExistingNames, [
    klass.branchId,
    seen.studio,
    seen.instructorName,
  ]);
  return {
    start: seen.start,
    studio: existing?.isRoom ? seen.studio : now.studio,
    instructorName: existing?.isInstructor ? seen.instructorName : now.instructorName,
  };
}

/**
 * Returns how a class has changed since the caller accepted it; null when nothing changed, or when the accepted details
 * are unknown.
 */
export function findClassChange(
  seen: AcceptedClassDetails | null,
  klass: ShownClass,
): AcceptedClassChange | null {
  if (!seen || describeChanges(seen, klass).length === 0) return null;
  return { before: seen, after: toAcceptedClassDetails(klass) };
}

/**
 * Throws AppError class_changed, with the changes and the effect on the caller in its message, when a class differs
 * from the accepted one.
 */
export function assertClassUnchanged(
  seen: AcceptedClassDetails | null,
  klass: ShownClass,
  effect = 'Nothing has been booked or charged.',
): void {
  const changed = findClassChange(seen, klass);
  if (!changed) return;
  const what = describeChanges(changed.before, klass).join(' ');
  const message = `This class has changed since you chose it. ${what} ${effect}`;
  throw new AppError('class_changed', message, { changed });
}

function describeChanges(
  seen: AcceptedClassDetails,
  { startsAt, roomName, instructorName }: ShownClass,
): string[] {
  return formatClassChanges(
    { startsAt: new Date(seen.start), room: seen.studio, instructor: seen.instructorName },
    { startsAt, room: roomName, instructor: instructorName },
  );
}

const lockBookings: PreparedStatement = {
  name: 'lock_bookings_to_write',
  text: 'LOCK TABLE bookings IN ROW EXCLUSIVE MODE',
};

const lockClass: PreparedStatement = {
  name: 'lock_class_against_changes',
  text: 'SELECT id FROM classes WHERE branch_id = $1 AND id = $2 FOR KEY SHARE',
};

/**
 * Reads a class and locks it against changes by staff until the transaction ends. Waits for a change that has started;
 * a later change finds the bookings written here and emails their members. Doesn't block holding or freeing places.
 * Call it after locking holds and before writing bookings. Locks the bookings table first, in the same order as a class
 * change does. Throws AppError not_found.
 */
export async function loadAndLockClass(
  tx: QueryExecutor,
  branchId: string,
  classId: string,
  now: Date,
): Promise<ClassRow> {
  await tx.run(lockBookings, []);
  await tx.run(lockClass, [branchId, classId]);
  const klass = await findClass(tx, branchId, classId, now);
  if (!klass) throw new AppError('not_found');
  return klass;
}
