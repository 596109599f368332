import { isInAnyGroup } from '@studio/domain/people/groups';
import { listCurrentInstructors } from '../../catalogue/store.ts';
import type { Principal } from '../../platform/access-token-verifier.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';

/** An instructor, as the tools of trainers are opened for them. */
export interface TrainerProfile {
  id: string;
  name: string;
  teaches: string[];
}

/** Whose tools a call opens, and whose it could. */
export interface TrainerAccess {
  instructor: TrainerProfile;
  /** Empty for everybody but an ADMIN. */
  choices: TrainerProfile[];
}

/**
 * Whose tools a call opens: a trainer's are their own, whatever they name; an ADMIN names an instructor, else it is the one
 * they are, or the first. Refuses with not_found.
 */
export async function getTrainerAccess(
  { database }: Services,
  { branchId, instructorId }: { branchId: string; instructorId?: string | undefined },
  principal: Principal | null,
): Promise<TrainerAccess> {
  const all = await listCurrentInstructors(database, branchId);
  const own = all.find(({ userId }) => userId !== null && userId === principal?.userId);
  const isAdmin = principal !== null && isInAnyGroup(principal.groups, ['ADMIN']);
  const named = isAdmin && instructorId ? all.find(({ id }) => id === instructorId) : own;
  const instructor = named ?? (isAdmin && !instructorId ? all[0] : undefined);
  if (!instructor) throw new AppError('not_found', 'Your account belongs to no instructor yet.');
  return { instructor, choices: isAdmin ? all : [] };
}

/** A class that a trainer teaches, or for an ADMIN any class. Another's is not there: not_found. */
export async function requireTaughtClass(
  services: Services,
  { branchId, classId }: { branchId: string; classId: string },
  principal: Principal | null,
): Promise<ClassRow> {
  const klass = await findClass(services.database, branchId, classId, services.clock.now());
  if (!klass || !principal) throw new AppError('not_found');
  if (isInAnyGroup(principal.groups, ['ADMIN'])) return klass;
  const { instructor } = await getTrainerAccess(services, { branchId }, principal);
  if (klass.instructorId !== instructor.id) throw new AppError('not_found');
  return klass;
}
