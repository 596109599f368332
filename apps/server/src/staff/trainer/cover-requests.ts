import { cancelOutdatedPayments } from '../../bookings/payments/cancel-outdated-payments.ts';
import { listCurrentInstructors } from '../../catalogue/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/audit.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { lockTimetableForChange } from '../../timetable/lock-timetable.ts';
import type { ClassRow } from '../../timetable/store.ts';
import { changeClassInTransaction } from '../timetable/change-class.ts';
import { findOpenCoverRequest, insertCoverRequest, settleCoverRequest } from './cover-request-store.ts';
import type { TrainerProfile } from './trainer-access.ts';

/**
 * Asks for cover of a class and emails all other instructors who teach its type. Throws AppError class_begun, and
 * not_changeable when the class is cancelled or cover is already requested.
 */
export async function requestCover(
  { database, clock }: Services,
  klass: ClassRow,
  reason: string,
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  rejectCancelledOrStarted(klass, now);
  const { branchId, id: classId, instructorId, classTypeId } = klass;
  const others = (await listCurrentInstructors(database, branchId)).filter(
    ({ id, teaches }) => id !== instructorId && teaches.includes(classTypeId),
  );
  await database.transaction(async (tx) => {
    const cover = await insertCoverRequest(tx, { branchId, classId, instructorId, reason }, actor, now);
    if (!cover) throw new AppError('not_changeable', 'You’ve already asked for cover.');
    for (const { id } of others) {
      const subject = { coverId: cover.id, instructorId: id };
      await enqueueEmail(tx, { branchId, kind: 'cover-requested', subject }, now);
    }
  });
}

/** Withdraws a cover request. Throws AppError not_changeable when the request is no longer open. */
export async function cancelCoverRequest(
  { database, clock }: Services,
  { branchId, id: classId }: ClassRow,
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  const ended = await database.transaction((tx) =>
    settleCoverRequest(tx, { branchId, classId }, { status: 'CANCELLED' }, actor, now),
  );
  if (!ended) throw new AppError('not_changeable', 'This cover request is no longer open.');
}

/**
 * Gives a class to the instructor who offers cover, and notifies booked clients and the instructor who asked. Of
 * concurrent calls, one succeeds. Throws AppError not_found when the instructor doesn't teach the class type,
 * not_changeable when the class is cancelled or its cover request is no longer open, clash and class_begun.
 */
export async function acceptCover(
  services: Services,
  klass: ClassRow,
  { id: instructorId, teaches }: TrainerProfile,
  actor: Actor,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  rejectCancelledOrStarted(klass, now);
  if (!teaches.includes(klass.classTypeId)) throw new AppError('not_found');
  const { branchId, id: classId } = klass;
  await database.transaction(async (tx) => {
    // Serialises changes of the timetable: a concurrent call then finds no open request.
    await lockTimetableForChange(tx, branchId);
    if (!(await findOpenCoverRequest(tx, branchId, classId)))
      throw new AppError('not_changeable', 'Someone else has already taken this class.');
    await changeClassInTransaction(
      tx,
      { branchId, classId, scope: 'one', change: { instructorId } },
      actor,
      now,
    );
  });
  services.runInBackground('stop payments of changed classes', () => cancelOutdatedPayments(services));
}

function rejectCancelledOrStarted({ status, startsAt }: ClassRow, now: Date): void {
  if (status !== 'SCHEDULED') throw new AppError('not_changeable', 'This class has been cancelled.');
  if (startsAt <= now) throw new AppError('class_begun');
}
