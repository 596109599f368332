import { isInOneOf, staffToolGroups } from '@studio/domain/people/groups';
import type { Principal } from '../platform/access-token.ts';
import type { Queries, Statement } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';

const instructorOfAccount: Statement = {
  name: 'instructor_of_account',
  text: 'SELECT id FROM instructors WHERE branch_id = $1 AND user_id = $2',
};

/**
 * Whose classes somebody of the team works with: 'all' for staff, for trainers the instructor they are. Null: a trainer
 * whose account belongs to no instructor, who has none.
 */
export async function classesOf(
  db: Queries,
  branchId: string,
  principal: Principal | null,
): Promise<'all' | string | null> {
  if (!principal) throw new Refused('unauthorised');
  if (isInOneOf(principal.groups, staffToolGroups)) return 'all';
  const [row] = await db.run<{ id: string }>(instructorOfAccount, [branchId, principal.userId]);
  return row?.id ?? null;
}
