import type { InstructorAvailabilityDto } from '@studio/contracts/trainer';
import { addDays } from '@studio/domain/time/local-date';
import { getInstructorAvailability } from '@studio/domain/timetable/instructor-availability';
import { listCurrentInstructors } from '../../catalogue/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { listTaughtClasses, loadAvailability } from './availability-store.ts';

/**
 * Returns all current instructors except the instructor of the class. Those who are free and teach the class type come
 * first. Throws AppError not_found.
 */
export async function listInstructorsByAvailability(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
  classId: string,
): Promise<InstructorAvailabilityDto[]> {
  const klass = await findClass(database, branchId, classId, clock.now());
  if (!klass) throw new AppError('not_found');
  const instructors = await listCurrentInstructors(database, branchId);
  const times = await loadAvailability(
    database,
    branchId,
    instructors.map(({ id }) => id),
  );
  const taughtClasses = await listTaughtClasses(database, branchId, {
    from: addDays(klass.localDate, -1),
    to: addDays(klass.localDate, 1),
  });
  return instructors
    .filter(({ id }) => id !== klass.instructorId)
    .map(({ id, name, teaches }) => {
      const teaching = taughtClasses.filter((one) => one.instructorId === id && one.classId !== classId);
      const { hours, absences } = times(id);
      const freedom = getInstructorAvailability(klass, { hours, away: absences, teaching });
      return { instructorId: id, name, teachesClassType: teaches.includes(klass.classTypeId), ...freedom };
    })
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

/** Returns the reason when an instructor teaches another class at the same time; null otherwise. */
export async function findInstructorClash(
  { database }: Pick<Services, 'database'>,
  klass: ClassRow,
  instructorId: string,
): Promise<string | null> {
  const taughtClasses = await listTaughtClasses(database, klass.branchId, {
    from: addDays(klass.localDate, -1),
    to: addDays(klass.localDate, 1),
  });
  const teaching = taughtClasses.filter(
    (one) => one.instructorId === instructorId && one.classId !== klass.id,
  );
  const { state, description } = getInstructorAvailability(klass, { hours: [], away: [], teaching });
  return state === 'free' ? null : description;
}

function rank({ state, teachesClassType }: InstructorAvailabilityDto): number {
  const states: InstructorAvailabilityDto['state'][] = ['free', 'outside_hours', 'away', 'teaching'];
  return states.indexOf(state) * 2 + (teachesClassType ? 0 : 1);
}
