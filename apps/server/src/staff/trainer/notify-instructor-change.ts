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
 * Queues one email per instructor about the classes that they got, and one about those that they lost. An instructor who
 * made the change gets none. Call it in the transaction of the change.
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
    for (const [kind, own] of [['class-given', given] as const, ['class-taken', taken] as const]) {
      const classIds = own.map(({ classId }) => classId);
      if (classIds.length > 0)
        await enqueueEmail(tx, { branchId, kind, subject: { instructorId, classIds } }, now);
    }
  }
}
