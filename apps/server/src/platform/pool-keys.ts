import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { Config } from './config.ts';
import { ConnectionLost, lostStates } from './database-trouble.ts';

/** The pool's published keys, asked where this process reaches the pool. */
export function poolKeys({ identity, userPool }: Config): JWTVerifyGetKey {
  const address = new URL(`${identity.userPoolId}/.well-known/jwks.json`, userPool.address);
  return createRemoteJWKSet(address, { [customFetch]: userPool.own ? askOwnPool : fetch });
}

/** Our own pool is away for now when its database is, which is ours as well. */
async function askOwnPool(url: string, options: RequestInit): Promise<Response> {
  const answer = await fetch(url, options);
  if (answer.status === 503) throw new ConnectionLost(lostStates.notReached, 'The pool has no database now.');
  return answer;
}
