import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { ConnectionLostError, connectionErrorStates } from '../database/classify-database-error.ts';
import type { Config } from './config.ts';

/** Creates a key set that loads the pool's JWKS from the address at which this process reaches the pool. */
export function createPoolKeySet({ identity, userPool }: Config): JWTVerifyGetKey {
  const address = new URL(`${identity.userPoolId}/.well-known/jwks.json`, userPool.address);
  return createRemoteJWKSet(address, { [customFetch]: userPool.own ? fetchFromOwnPool : fetch });
}

/** Our own pool shares our database, so its 503 means that the database is away. */
async function fetchFromOwnPool(url: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(url, options);
  if (answer.status === 503)
    throw new ConnectionLostError(connectionErrorStates.notReached, 'The pool has no database now.');
  return answer;
}
