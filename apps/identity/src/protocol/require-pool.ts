import type { Pool } from '../pool.ts';
import { IdentityError } from './identity-error.ts';

/** @throws ResourceNotFoundException when a call names another pool than this one. */
export function requirePool(pool: Pool, userPoolId: string): void {
  if (userPoolId === pool.settings.userPoolId) return;
  throw new IdentityError('ResourceNotFoundException', `User pool ${userPoolId} does not exist.`);
}
