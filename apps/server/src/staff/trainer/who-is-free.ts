import type { FreeInstructor } from '@studio/contracts/trainer';
import { addDays } from '@studio/domain/time/local-date';
import { freedomFor } from '@studio/domain/timetable/instructor-free';
import { listInstructors } from '../../catalogue/store.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { availabilityOf, taughtBetween } from './availability-store.ts';

/**
 * Who could teach a class: everybody but whoever teaches it now, those who are free and teach its type first. Refuses with
 * not_found.
 */
export async function whoIsFree(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
  classId: string,
): Promise<FreeInstructor[]> {
  const klass = await findClass(database, branchId, classId, clock.now());
  if (!klass) throw new Refused('not_found');
  const instructors = await listInstructors(database, branchId);
  const times = await availabilityOf(
    database,
    branchId,
    instructors.map(({ id }) => id),
  );
  const taught = await taughtBetween(database, branchId, {
    from: addDays(klass.localDate, -1),
    to: addDays(klass.localDate, 1),
  });
  return instructors
    .filter(({ id }) => id !== klass.instructorId)
    .map(({ id, name, teaches }) => {
      const teaching = taught.filter((one) => one.instructorId === id && one.classId !== classId);
      const { hours, away } = times(id);
      const freedom = freedomFor(klass, { hours, away, teaching });
      return { instructorId: id, name, teaches: teaches.includes(klass.classTypeId), ...freedom };
    })
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

/** Whether an instructor teaches another class at the time of one; null when none. */
export async function clashOf(
  { database }: Pick<Services, 'database'>,
  klass: ClassRow,
  instructorId: string,
): Promise<string | null> {
  const taught = await taughtBetween(database, klass.branchId, {
    from: addDays(klass.localDate, -1),
    to: addDays(klass.localDate, 1),
  });
  const teaching = taught.filter((one) => one.instructorId === instructorId && one.classId !== klass.id);
  const { state, words } = freedomFor(klass, { hours: [], away: [], teaching });
  return state === 'free' ? null : words;
}

function rank({ state, teaches }: FreeInstructor): number {
  const states: FreeInstructor['state'][] = ['free', 'outside_hours', 'away', 'teaching'];
  return states.indexOf(state) * 2 + (teaches ? 0 : 1);
}
