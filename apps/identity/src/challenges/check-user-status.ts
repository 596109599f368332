import { IdentityError } from '../protocol/identity-error.ts';
import type { User } from '../users/users.ts';

/**
 * Tells somebody who has proven whose account it is where it stands, if it cannot be entered.
 * @throws NotAuthorizedException for a disabled account, UserNotConfirmedException, PasswordResetRequiredException
 */
export function checkUserStatus({ enabled, status }: User): void {
  if (!enabled) throw new IdentityError('NotAuthorizedException', 'User is disabled.');
  if (status === 'UNCONFIRMED') throw new IdentityError('UserNotConfirmedException');
  if (status === 'RESET_REQUIRED') throw new IdentityError('PasswordResetRequiredException');
}
