import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { ConnectionLostError, connectionErrorStates } from './classify-database-error.ts';
import type { Config } from './config.ts';

/** The pool's published keys, asked where this process reaches the pool. */
export function createPoolKeySet({ identity, userPool }: Config): JWTVerifyGetKey {
  const address = new URL(`${identity.userPoolId}/.well-known/jwks.json`, userPool.address);
  return createRemoteJWKSet(address, { [customFetch]: userPool.own ? askOwnPool : fetch });
}

/** Our own pool is away for now when its database is, which is ours as well. */
async function askOwnPool(url: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(url, options);
  if (answer.status === 503)
    throw new ConnectionLostError(connectionErrorStates.notReached, 'The pool has no database now.');
  return answer;
}
