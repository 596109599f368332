import type { UserGroup } from './groups.ts';

/** Names of the team's roles, as screens and emails show them. */
export const roleLabels: Record<UserGroup, string> = {
  ADMIN: 'Owner',
  STAFF: 'Staff',
  TRAINER: 'Instructor',
};
