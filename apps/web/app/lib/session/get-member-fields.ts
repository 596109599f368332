import { getCurrentUser } from './session-user.ts';

/**
 * Returns the field with the member's id that makes a call their own (handbook: accounts 2); an empty object
 * for visitors.
 */
export function getMemberFields(): { principalUserId?: string } {
  const user = getCurrentUser();
  return user ? { principalUserId: user.id } : {};
}
