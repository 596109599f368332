import type { UserGroup } from './groups.ts';

/** Change of a team member's groups. */
export interface RoleChange {
  /** Id of the user who makes the change, and of the user whose groups change. */
  byUserId: string;
  userId: string;
  from: readonly string[];
  to: readonly UserGroup[];
  /** Number of other users in the group ADMIN. */
  otherAdmins: number;
}

/** Returns why the groups must not change like this, as a sentence (handbook: roles 4); null when they may. */
export function validateRoleChange({ byUserId, userId, from, to, otherAdmins }: RoleChange): string | null {
  const losesAdmin = from.includes('ADMIN') && !to.includes('ADMIN');
  if (!losesAdmin) return null;
  if (byUserId === userId)
    return 'You can’t remove the Owner role from yourself. Ask another Owner to do it.';
  return otherAdmins === 0
    ? 'The team needs at least one Owner. Give someone else the Owner role first.'
    : null;
}
