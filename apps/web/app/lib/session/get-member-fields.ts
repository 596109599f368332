import { getCurrentUser } from './session-user.ts';

/** Returns the field that makes a call the member's own (handbook: accounts 2); nothing for visitors. */
export function getMemberFields(): { principalUserId?: string } {
  const user = getCurrentUser();
  return user ? { principalUserId: user.id } : {};
}
