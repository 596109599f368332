import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { getIssuer, type PoolSettings } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';

const regionOf = ({ userPoolId }: PoolSettings): string => userPoolId.slice(0, userPoolId.indexOf('_'));

/** Returns the id of the identity pool, derived from the user pool's id, so that it needs no setting. */
export const getIdentityPoolId = (settings: PoolSettings): string =>
  `${regionOf(settings)}:${uuidv5(settings.userPoolId, uuidv5.URL)}`;

/** Returns the identity id of an account, which is always the same and unique to the account. */
export function getIdentityId(settings: PoolSettings, sub: string): string {
  const [region = '', pool = ''] = getIdentityPoolId(settings).split(':');
  return `${region}:${uuidv5(sub, pool)}`;
}

/** Id of an identity or of an identity pool. */
export const identityIdSchema = z
  .string()
  .max(55)
  .regex(/^[\w-]+:[0-9a-f-]+$/, 'Member must satisfy the pattern of identities');

/** Returns the user pool's name among `Logins`: the issuer of its tokens without the scheme. */
export const getLoginProviderName = (settings: PoolSettings): string =>
  getIssuer(settings).replace(/^https?:\/\//, '');

/**
 * Checks the identity pool that a call names.
 * @throws ResourceNotFoundException when it isn't the one of this user pool.
 */
export function requireIdentityPool(settings: PoolSettings, named: string): void {
  if (named === getIdentityPoolId(settings)) return;
  throw new IdentityError('ResourceNotFoundException', `IdentityPool '${named}' not found.`);
}
