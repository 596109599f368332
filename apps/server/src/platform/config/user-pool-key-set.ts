import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { ConnectionLostError, connectionErrorStates } from '../database/classify-database-error.ts';
import type { Config } from './config.ts';

/** Creates a key set that loads the user pool's JWKS from the URL at which this process reaches the user pool. */
export function createUserPoolKeySet({ identity, userPool }: Config): JWTVerifyGetKey {
  const jwksUrl = new URL(`${identity.userPoolId}/.well-known/jwks.json`, userPool.address);
  return createRemoteJWKSet(jwksUrl, { [customFetch]: userPool.own ? fetchFromOwnPool : fetch });
}

/**
 * Requests a URL of the project's own user pool. That user pool shares the server's database, so status 503 means that
 * the database is unavailable.
 */
async function fetchFromOwnPool(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (response.status === 503)
    throw new ConnectionLostError(connectionErrorStates.notReached, 'The user pool database is unavailable.');
  return response;
}
