import type { AddClassAnswer } from '@studio/contracts/staff-timetable';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { addClass, type ClassWish } from '../../timetable/add-class.ts';

/** Puts a class on the timetable, once or every week. Refuses as `addClass` does. */
export async function putOn(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  wish: ClassWish,
  actor: Actor,
): Promise<AddClassAnswer> {
  const now = clock.now();
  const { branchId, date, time, classTypeId, roomId, instructorId, capacity, weeklyUntil } = wish;
  return database.transaction(async (tx) => {
    const { classId, patternId, made } = await addClass(tx, wish, now);
    const detail = { date, time, classTypeId, roomId, instructorId, capacity, until: weeklyUntil };
    const entry = { branchId, at: now, actor, action: 'ADDED', detail };
    await writeAudit(tx, [
      patternId
        ? { ...entry, subject: 'pattern', subjectId: patternId, why: 'every week' }
        : { ...entry, subject: 'class', subjectId: classId ?? '', why: 'once' },
    ]);
    return { ok: true, classId, made };
  });
}
