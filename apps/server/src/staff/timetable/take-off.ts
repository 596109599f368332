import type { ClassSwitchAnswer, EndedAnswer } from '@studio/contracts/staff-timetable';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { endPattern } from '../../timetable/end-pattern.ts';
import { putClassOn, takeClassOff } from '../../timetable/switch-class.ts';
import { reclaimHolds } from './reclaim-holds.ts';
import { rehearsedOr } from './rehearse.ts';
import { readCell, readCellsById } from './week-store.ts';

type Ground = Pick<Services, 'database' | 'clock'>;
interface OneClass {
  branchId: string;
  classId: string;
}

/** Takes a class off that nobody has booked, or puts it back on. Refuses as `takeClassOff` and `putClassOn` do. */
export async function switchClass(
  { database, clock }: Ground,
  { branchId, classId }: OneClass,
  to: 'ON' | 'CANCELLED',
  actor: Actor,
): Promise<ClassSwitchAnswer> {
  const now = clock.now();
  await reclaimHolds(database, branchId, now);
  const work = to === 'ON' ? putClassOn : takeClassOff;
  const why = to === 'ON' ? 'put back on' : 'nobody had booked';
  await database.transaction(async (tx) => {
    await work(tx, { branchId, classId }, now);
    await writeAudit(tx, [
      { branchId, at: now, actor, subject: 'class', subjectId: classId, action: to, why },
    ]);
  });
  return { ok: true, class: await readCell(database, branchId, classId, now) };
}

/** A class repeats no more from this one on. Refuses as `endPattern` does. */
export async function endRepeating(
  { database, clock }: Ground,
  { branchId, classId, preview }: OneClass & { preview: boolean },
  actor: Actor,
): Promise<EndedAnswer> {
  const now = clock.now();
  await reclaimHolds(database, branchId, now);
  return rehearsedOr(database, preview, async (tx) => {
    const { patternId, removed, withBookings } = await endPattern(tx, { branchId, classId }, now);
    const detail = { fromClass: classId, removed, withBookings };
    const entry = { branchId, at: now, actor, subject: 'pattern', subjectId: patternId } as const;
    await writeAudit(tx, [{ ...entry, action: 'ENDED', why: 'repeats no more', detail }]);
    return { ok: true, removed, withBookings: await readCellsById(tx, branchId, withBookings, now) };
  });
}
