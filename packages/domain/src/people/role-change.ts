import type { UserGroup } from './groups.ts';

/** A change of what somebody of the team may do. */
export interface RoleChange {
  /** Who changes it, and whose it is. */
  byUserId: string;
  userId: string;
  from: readonly string[];
  to: readonly UserGroup[];
  /** How many other people are in ADMIN. */
  otherAdmins: number;
}

/** Why a role must not be changed like this, as a sentence (handbook: roles 4); null when it may. */
export function roleChangeError({ byUserId, userId, from, to, otherAdmins }: RoleChange): string | null {
  const losesAdmin = from.includes('ADMIN') && !to.includes('ADMIN');
  if (!losesAdmin) return null;
  if (byUserId === userId)
    return 'You cannot take the role of owner from yourself. Somebody else who has it can.';
  return otherAdmins === 0 ? 'Somebody has to be the owner: give the role to another person first.' : null;
}
