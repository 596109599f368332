import { stopChangedPayments } from '../../bookings/stop-changed-payments.ts';
import { listInstructors } from '../../catalogue/store.ts';
import type { Actor } from '../../platform/audit.ts';
import { enqueueMail } from '../../platform/outbox.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { changeTimetable } from '../../timetable/lock-timetable.ts';
import type { ClassRow } from '../../timetable/store.ts';
import { changeWithin } from '../timetable/change.ts';
import { addCover, endCover, findOpenCover } from './cover-store.ts';
import type { ToolsOf } from './own-tools.ts';

/**
 * The instructor of a class asks that somebody else teaches it: everybody else who teaches its type is mailed. Refuses with
 * class_begun, not_changeable when it is off or asked for already.
 */
export async function askForCover(
  { database, clock }: Services,
  klass: ClassRow,
  reason: string,
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  refuseOver(klass, now);
  const { branchId, id: classId, instructorId, classTypeId } = klass;
  const others = (await listInstructors(database, branchId)).filter(
    ({ id, teaches }) => id !== instructorId && teaches.includes(classTypeId),
  );
  await database.transaction(async (tx) => {
    const cover = await addCover(tx, { branchId, classId, instructorId, reason }, actor, now);
    if (!cover) throw new Refused('not_changeable', 'You have asked for cover already.');
    for (const { id } of others) {
      const subject = { coverId: cover.id, instructorId: id };
      await enqueueMail(tx, { branchId, kind: 'cover-wanted', subject }, now);
    }
  });
}

/** Takes a request back. Refuses with not_changeable when it stands no longer: somebody may have taken it. */
export async function withdrawCover(
  { database, clock }: Services,
  { branchId, id: classId }: ClassRow,
  actor: Actor,
): Promise<void> {
  const now = clock.now();
  const ended = await database.transaction((tx) =>
    endCover(tx, { branchId, classId }, { status: 'WITHDRAWN' }, actor, now),
  );
  if (!ended) throw new Refused('not_changeable', 'Nobody is looked for any more.');
}

/**
 * An instructor takes a class that another has asked cover for: of several at once one does. Whoever is booked is told, and
 * whoever asked. Refuses with not_found, not_changeable when somebody was faster, clash, class_begun.
 */
export async function takeCover(
  services: Services,
  klass: ClassRow,
  { id: instructorId, teaches }: ToolsOf,
  actor: Actor,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  refuseOver(klass, now);
  if (!teaches.includes(klass.classTypeId)) throw new Refused('not_found');
  const { branchId, id: classId } = klass;
  await database.transaction(async (tx) => {
    // Who changes the timetable goes one after the other: the second one finds nobody looked for.
    await changeTimetable(tx, branchId);
    if (!(await findOpenCover(tx, branchId, classId)))
      throw new Refused('not_changeable', 'Somebody has taken this class already.');
    await changeWithin(tx, { branchId, classId, scope: 'one', change: { instructorId } }, actor, now);
  });
  services.later('stop payments of changed classes', () => stopChangedPayments(services));
}

function refuseOver({ status, startsAt }: ClassRow, now: Date): void {
  if (status !== 'ON') throw new Refused('not_changeable', 'This class does not take place.');
  if (startsAt <= now) throw new Refused('class_begun');
}
