import { cancelOutdatedPayments } from '../../bookings/cancel-outdated-payments.ts';
import { listCurrentInstructors } from '../../catalogue/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/audit.ts';
import { enqueueEmail } from '../../platform/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { lockTimetableForChange } from '../../timetable/lock-timetable.ts';
import type { ClassRow } from '../../timetable/store.ts';
import { changeClassInTransaction } from '../timetable/change-class.ts';
import { addCover, endCover, findOpenCover } from './cover-store.ts';
import type { TrainerProfile } from './trainer-access.ts';

/**
 * The instructor of a class asks that somebody else teaches it: everybody else who teaches its type is mailed. Refuses with
 * class_begun, not_changeable when it is off or asked for already.
 */
export async function requestCover(
  { database, clock }: Services,
  klass: ClassRow,
  reason: string,
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  refuseOver(klass, now);
  const { branchId, id: classId, instructorId, classTypeId } = klass;
  const others = (await listCurrentInstructors(database, branchId)).filter(
    ({ id, teaches }) => id !== instructorId && teaches.includes(classTypeId),
  );
  await database.transaction(async (tx) => {
    const cover = await addCover(tx, { branchId, classId, instructorId, reason }, actor, now);
    if (!cover) throw new AppError('not_changeable', 'You have asked for cover already.');
    for (const { id } of others) {
      const subject = { coverId: cover.id, instructorId: id };
      await enqueueEmail(tx, { branchId, kind: 'cover-wanted', subject }, now);
    }
  });
}

/** Takes a request back. Refuses with not_changeable when it stands no longer: somebody may have taken it. */
export async function cancelCoverRequest(
  { database, clock }: Services,
  { branchId, id: classId }: ClassRow,
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  const ended = await database.transaction((tx) =>
    endCover(tx, { branchId, classId }, { status: 'WITHDRAWN' }, actor, now),
  );
  if (!ended) throw new AppError('not_changeable', 'Nobody is looked for any more.');
}

/**
 * An instructor takes a class that another has asked cover for: of several at once one does. Whoever is booked is told, and
 * whoever asked. Refuses with not_found, not_changeable when somebody was faster, clash, class_begun.
 */
export async function acceptCover(
  services: Services,
  klass: ClassRow,
  { id: instructorId, teaches }: TrainerProfile,
  actor: Actor,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  refuseOver(klass, now);
  if (!teaches.includes(klass.classTypeId)) throw new AppError('not_found');
  const { branchId, id: classId } = klass;
  await database.transaction(async (tx) => {
    // Who changes the timetable goes one after the other: the second one finds nobody looked for.
    await lockTimetableForChange(tx, branchId);
    if (!(await findOpenCover(tx, branchId, classId)))
      throw new AppError('not_changeable', 'Somebody has taken this class already.');
    await changeClassInTransaction(
      tx,
      { branchId, classId, scope: 'one', change: { instructorId } },
      actor,
      now,
    );
  });
  services.later('stop payments of changed classes', () => cancelOutdatedPayments(services));
}

function refuseOver({ status, startsAt }: ClassRow, now: Date): void {
  if (status !== 'ON') throw new AppError('not_changeable', 'This class does not take place.');
  if (startsAt <= now) throw new AppError('class_begun');
}
