import { isInAnyGroup, staffToolGroups } from '@studio/domain/people/groups';
import { AppError } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { Principal } from '../platform/http/access-token-verifier.ts';

const instructorOfAccount: PreparedStatement = {
  name: 'instructor_of_account',
  text: 'SELECT id FROM instructors WHERE branch_id = $1 AND user_id = $2',
};

/**
 * Returns the id of the instructor whose classes a team member may see (handbook: roles 7), or 'all' for staff. Null
 * for an account without an instructor. Throws AppError unauthorised without a login.
 */
export async function loadClassAccess(
  db: QueryExecutor,
  branchId: string,
  principal: Principal | null,
): Promise<'all' | string | null> {
  if (!principal) throw new AppError('unauthorised');
  if (isInAnyGroup(principal.groups, staffToolGroups)) return 'all';
  const [row] = await db.run<{ id: string }>(instructorOfAccount, [branchId, principal.userId]);
  return row?.id ?? null;
}
