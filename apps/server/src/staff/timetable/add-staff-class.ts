import type { AddClassResponse } from '@studio/contracts/staff-timetable';
import { and, eq } from 'drizzle-orm';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { type AddClassInput, addClass } from '../../timetable/add-class.ts';
import { classes } from '../../timetable/tables.ts';
import { notifyInstructorChange } from '../trainer/notify-instructor-change.ts';

/** Adds a single class or a weekly series, and notifies its instructor. Throws the errors of `addClass`. */
export async function addStaffClass(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  input: AddClassInput,
  actor: Actor,
): Promise<AddClassResponse> {
  const now = clock.now();
  const { branchId, date, time, classTypeId, roomId, instructorId, capacity, repeatUntil } = input;
  return database.transaction(async (tx) => {
    const { classId, seriesId, made: created } = await addClass(tx, input, now);
    const detail = { date, time, classTypeId, roomId, instructorId, capacity, until: repeatUntil };
    const entry = { branchId, at: now, actor, action: 'ADDED', detail };
    await writeAudit(tx, [
      seriesId
        ? { ...entry, subject: 'series', subjectId: seriesId, reason: 'every week' }
        : { ...entry, subject: 'class', subjectId: classId ?? '', reason: 'once' },
    ]);
    const own = seriesId ? eq(classes.seriesId, seriesId) : eq(classes.id, classId ?? '');
    const added = await tx.orm
      .select({ classId: classes.id })
      .from(classes)
      .where(and(eq(classes.branchId, branchId), own));
    const changes = added.map((one) => ({ ...one, from: null, to: instructorId }));
    await notifyInstructorChange(tx, branchId, changes, actor, now);
    return { ok: true, classId, created };
  });
}
