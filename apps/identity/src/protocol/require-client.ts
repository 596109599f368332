import type { Pool } from '../pool.ts';
import { IdentityError } from './identity-error.ts';

/**
 * Checks the client that a call names.
 * @throws ResourceNotFoundException when it isn't the user pool's client.
 */
export function requireClient(pool: Pool, clientId: string): void {
  if (clientId === pool.settings.clientId) return;
  throw new IdentityError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}
