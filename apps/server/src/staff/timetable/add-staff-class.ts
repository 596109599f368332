import type { AddClassResponse } from '@studio/contracts/staff-timetable';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { type AddClassInput, addClass } from '../../timetable/add-class.ts';

/** Adds a single class or a weekly series. Throws the errors of `addClass`. */
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
    return { ok: true, classId, created };
  });
}
