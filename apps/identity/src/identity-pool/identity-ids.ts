import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import { getIssuer, type PoolSettings } from '../pool.ts';
import { IdentityError } from '../protocol/identity-error.ts';

const regionOf = ({ userPoolId }: PoolSettings): string => userPoolId.slice(0, userPoolId.indexOf('_'));

/** The identity pool beside the user pool; its id follows from that of the user pool, so that nobody has to choose one. */
export const getIdentityPoolId = (settings: PoolSettings): string =>
  `${regionOf(settings)}:${uuidv5(settings.userPoolId, uuidv5.URL)}`;

/** The identity of an account: always the same one, and of that account alone. */
export function getIdentityId(settings: PoolSettings, sub: string): string {
  const [region = '', pool = ''] = getIdentityPoolId(settings).split(':');
  return `${region}:${uuidv5(sub, pool)}`;
}

/** An identity, or a pool of them, on the wire. */
export const identityNameSchema = z
  .string()
  .max(55)
  .regex(/^[\w-]+:[0-9a-f-]+$/, 'Member must satisfy the pattern of identities');

/** How the user pool is named among `Logins`: the issuer of its tokens without the scheme. */
export const getLoginProviderName = (settings: PoolSettings): string =>
  getIssuer(settings).replace(/^https?:\/\//, '');

/** @throws ResourceNotFoundException when a call names another identity pool than the one of this user pool. */
export function requireIdentityPool(settings: PoolSettings, named: string): void {
  if (named === getIdentityPoolId(settings)) return;
  throw new IdentityError('ResourceNotFoundException', `IdentityPool '${named}' not found.`);
}
