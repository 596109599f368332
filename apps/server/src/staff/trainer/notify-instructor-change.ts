import type { ChangeClassResponse } from '@studio/contracts/staff-timetable';
import { eq } from 'drizzle-orm';
import { instructors } from '../../catalogue/tables.ts';
import type { Actor } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';

/**
 * Class with a new instructor. `from` is null for a new class, or when the previous instructor gets another email about
 * it, such as that cover was found.
 */
export interface InstructorChange {
  classId: string;
  from: string | null;
  to: string;
}

/**
 * Returns the new and then the previous instructors of changed classes, and whether each has an account for emails.
 * Leaves out the instructor who makes the change.
 */
export async function listAffectedInstructors(
  db: QueryExecutor,
  branchId: string,
  changes: readonly { from: string; to: string }[],
  actor: Actor,
): Promise<ChangeClassResponse['instructors']> {
  const ids = [...new Set([...changes.map(({ to }) => to), ...changes.map(({ from }) => from)])];
  const all = await db.orm.select().from(instructors).where(eq(instructors.branchId, branchId));
  return ids
    .flatMap((id) => all.filter((instructor) => instructor.id === id))
    .filter(({ userId }) => userId === null || actor !== `staff:${userId}`)
    .map(({ name, userId, active }) => ({ name, emailed: userId !== null && active }));
}

/**
 * Queues one email per instructor about the classes that they got, and one about those that they lost. An instructor
 * who made the change gets none. Call it in the transaction of the change.
 */
export async function notifyInstructorChange(
  tx: QueryExecutor,
  branchId: string,
  changes: readonly InstructorChange[],
  actor: Actor,
  now: Date,
): Promise<void> {
  const all = await tx.orm.select().from(instructors).where(eq(instructors.branchId, branchId));
  for (const { id: instructorId, userId } of all) {
    if (userId && actor === `staff:${userId}`) continue;
    const given = changes.filter(({ from, to }) => to === instructorId && from !== to);
    const taken = changes.filter(({ from, to }) => from === instructorId && from !== to);
    for (const [kind, own] of [['class-assigned', given] as const, ['class-unassigned', taken] as const]) {
      const classIds = own.map(({ classId }) => classId);
      if (classIds.length > 0)
        await enqueueEmail(tx, { branchId, kind, subject: { instructorId, classIds } }, now);
    }
  }
}
