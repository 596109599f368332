import type { Pool } from '../pool.ts';
import { IdentityError } from './identity-error.ts';

/** @throws ResourceNotFoundException when a call names another client than the pool's. */
export function requireClient(pool: Pool, clientId: string): void {
  if (clientId === pool.settings.clientId) return;
  throw new IdentityError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
}
