import { isInAnyGroup } from '@studio/domain/people/groups';
import { listCurrentInstructors } from '../../catalogue/store.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Principal } from '../../platform/http/access-token-verifier.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';

export interface TrainerProfile {
  id: string;
  name: string;
  teaches: string[];
}

/** Instructor whose tools the caller uses (handbook: roles 7). */
export interface TrainerAccess {
  instructor: TrainerProfile;
  /** Instructors among whom an ADMIN can choose; empty for other callers. */
  choices: TrainerProfile[];
}

/**
 * Returns the instructor whose tools the caller uses. An instructor always gets their own tools. An ADMIN gets those of
 * the requested instructor, by default their own or the first instructor's. Throws AppError not_found.
 */
export async function loadTrainerAccess(
  { database }: Services,
  { branchId, instructorId }: { branchId: string; instructorId?: string | undefined },
  principal: Principal | null,
): Promise<TrainerAccess> {
  const all = await listCurrentInstructors(database, branchId);
  const own = all.find(({ userId }) => userId !== null && userId === principal?.userId);
  const isAdmin = principal !== null && isInAnyGroup(principal.groups, ['ADMIN']);
  const named = isAdmin && instructorId ? all.find(({ id }) => id === instructorId) : own;
  const instructor = named ?? (isAdmin && !instructorId ? all[0] : undefined);
  if (!instructor)
    throw new AppError(
      'not_found',
      'Your account isn’t linked to an instructor yet. Ask an Owner to link it.',
    );
  return { instructor, choices: isAdmin ? all : [] };
}

/**
 * Returns a class that the caller teaches, or for an ADMIN any class. Throws AppError not_found, also for another
 * instructor's class.
 */
export async function requireTaughtClass(
  services: Services,
  { branchId, classId }: { branchId: string; classId: string },
  principal: Principal | null,
): Promise<ClassRow> {
  const klass = await findClass(services.database, branchId, classId, services.clock.now());
  if (!klass || !principal) throw new AppError('not_found');
  if (isInAnyGroup(principal.groups, ['ADMIN'])) return klass;
  const { instructor } = await loadTrainerAccess(services, { branchId }, principal);
  if (klass.instructorId !== instructor.id) throw new AppError('not_found');
  return klass;
}
