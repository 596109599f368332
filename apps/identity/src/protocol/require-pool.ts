import type { Pool } from '../pool.ts';
import { IdentityError } from './identity-error.ts';

/**
 * Checks the user pool that a call names.
 * @throws ResourceNotFoundException when it isn't this one.
 */
export function requirePool(pool: Pool, userPoolId: string): void {
  if (userPoolId === pool.settings.userPoolId) return;
  throw new IdentityError('ResourceNotFoundException', `User pool ${userPoolId} does not exist.`);
}
