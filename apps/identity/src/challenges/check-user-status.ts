import { IdentityError } from '../protocol/identity-error.ts';
import type { User } from '../users/users.ts';

/**
 * Throws if an account may not sign in. Call it only after the user has proven a factor, because its errors reveal the
 * account's status.
 * @throws NotAuthorizedException for a disabled account, UserNotConfirmedException, PasswordResetRequiredException
 */
export function checkUserStatus({ enabled, status }: User): void {
  if (!enabled) throw new IdentityError('NotAuthorizedException', 'User is disabled.');
  if (status === 'UNCONFIRMED') throw new IdentityError('UserNotConfirmedException');
  if (status === 'RESET_REQUIRED') throw new IdentityError('PasswordResetRequiredException');
}
