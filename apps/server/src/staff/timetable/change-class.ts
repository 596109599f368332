import type { ChangeClassResponse } from '@studio/contracts/staff-timetable';
import { eq } from 'drizzle-orm';
import {
  type ClassChangeRecipients,
  notifyClassChanged,
} from '../../bookings/moving/notify-class-changed.ts';
import { cancelOutdatedPayments } from '../../bookings/payments/cancel-outdated-payments.ts';
import { listAllRooms } from '../../catalogue/store.ts';
import { instructors } from '../../catalogue/tables.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  type ChangeClassesInput,
  type ChangedClass,
  changeClasses,
  getVisibleChanges,
} from '../../timetable/change-classes.ts';
import { closeCoverRequest } from '../trainer/close-cover-request.ts';
import {
  type InstructorChange,
  listAffectedInstructors,
  notifyInstructorChange,
} from '../trainer/notify-instructor-change.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import { runOrDryRun } from './run-or-dry-run.ts';

/**
 * Changes a class, or a class and all later ones of its series. Notifies booked clients. When the instructor changes,
 * notifies both instructors and closes an open cover request. A preview saves nothing. Throws the errors of
 * `changeClasses`.
 */
export async function changeClass(
  services: Services,
  { preview, ...input }: ChangeClassesInput & { preview: boolean },
  actor: Actor,
): Promise<ChangeClassResponse> {
  const { database, clock } = services;
  const now = clock.now();
  await releaseExpiredHolds(database, input.branchId, now);
  const response = await runOrDryRun(database, preview, (tx) =>
    changeClassInTransaction(tx, input, actor, now),
  );
  if (!preview)
    services.runInBackground('stop payments of changed classes', () => cancelOutdatedPayments(services));
  return response;
}

/** Changes a class within the caller's transaction. */
export async function changeClassInTransaction(
  tx: QueryExecutor,
  input: ChangeClassesInput,
  actor: Actor,
  now: Date,
): Promise<ChangeClassResponse> {
  const changed = await changeClasses(tx, input, now);
  const names = await readNames(tx, input.branchId);
  const recipients: ClassChangeRecipients = { notified: 0, unreachable: 0 };
  const instructorChanges: InstructorChange[] = [];
  for (const one of changed) {
    const { before, after } = one;
    const covered =
      before.instructorId !== after.instructorId &&
      (await closeCoverRequest(
        tx,
        { branchId: input.branchId, classId: after.id, coveredBy: after.instructorId },
        actor,
        now,
      ));
    // An instructor who asked for cover gets the email that cover was found, and none about the lost class.
    const from = covered ? null : before.instructorId;
    if (before.instructorId !== after.instructorId)
      instructorChanges.push({ classId: after.id, from, to: after.instructorId });
    const { notified, unreachable } = await notifyClients(tx, one, names, now);
    recipients.notified += notified;
    recipients.unreachable += unreachable;
  }
  await notifyInstructorChange(tx, input.branchId, instructorChanges, actor, now);
  await noteChange(tx, input, changed, actor, now);
  const affected = changed
    .map(({ before, after }) => ({ from: before.instructorId, to: after.instructorId }))
    .filter(({ from, to }) => from !== to);
  return {
    ok: true,
    changed: changed.length,
    ...recipients,
    instructors: await listAffectedInstructors(tx, input.branchId, affected, actor),
  };
}

interface Names {
  room: (id: string) => string;
  instructor: (id: string) => string;
}

async function readNames(tx: QueryExecutor, branchId: string): Promise<Names> {
  const rooms = new Map((await listAllRooms(tx, branchId)).map(({ id, name }) => [id, name]));
  // Includes former instructors, because the change may replace one of them.
  const all = await tx.orm.select().from(instructors).where(eq(instructors.branchId, branchId));
  const people = new Map(all.map(({ id, name }) => [id, name]));
  return { room: (id) => rooms.get(id) ?? id, instructor: (id) => people.get(id) ?? id };
}

async function notifyClients(
  tx: QueryExecutor,
  { before, after }: ChangedClass,
  names: Names,
  now: Date,
): Promise<ClassChangeRecipients> {
  const { branchId, id: classId } = before;
  const seen = getVisibleChanges({ before, after });
  if (seen.length === 0) return { notified: 0, unreachable: 0 };
  const was = {
    startsAt: before.startsAt.toISOString(),
    room: names.room(before.roomId),
    instructor: names.instructor(before.instructorId),
  };
  const notice = { branchId, classId, before: was, startChanged: seen.includes('time') };
  return notifyClassChanged(tx, notice, now);
}

async function noteChange(
  tx: QueryExecutor,
  { branchId, classId, scope, change }: ChangeClassesInput,
  changed: readonly ChangedClass[],
  actor: Actor,
  now: Date,
): Promise<void> {
  const before = changed.find((one) => one.before.id === classId)?.before;
  if (!before) return;
  const { instructorId, roomId, pricePence, startsAt } = before;
  const was = {
    instructorId,
    roomId,
    pricePence,
    startsAt,
    capacity: before.capacity + before.bedsOutOfService,
  };
  const reason = scope === 'one' ? 'this class only' : `this and later classes, ${changed.length} so far`;
  const detail = { ...change, was };
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'class', subjectId: classId, action: 'CHANGED', reason, detail },
  ]);
}
