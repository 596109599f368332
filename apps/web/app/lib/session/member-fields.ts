import { currentUser } from './session-user.ts';

/** What makes a call the member's own (handbook: accounts 2); nothing for visitors. */
export function memberFields(): { principalUserId?: string } {
  const user = currentUser();
  return user ? { principalUserId: user.id } : {};
}
