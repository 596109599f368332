import { AppError } from '../../platform/app-error.ts';
import type { Principal } from '../../platform/http/access-token-verifier.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { loadClassAccess } from '../class-access.ts';

/**
 * Returns a class if the team member may see it. Throws AppError not_found otherwise, as for another instructor's
 * class.
 */
export async function requireAccessibleClass(
  { database, clock }: Services,
  branchId: string,
  classId: string,
  principal: Principal | null,
): Promise<ClassRow> {
  const klass = await findClass(database, branchId, classId, clock.now());
  const access = await loadClassAccess(database, branchId, principal);
  if (!klass || (access !== 'all' && klass.instructorId !== access)) throw new AppError('not_found');
  return klass;
}
