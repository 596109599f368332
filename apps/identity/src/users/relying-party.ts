import type { PoolSettings } from '../pool.ts';

/**
 * Returns the relying party of passkeys, which is the site of the user pool's endpoint. Browsers use a passkey on no
 * other site, and create none for a bare IP address.
 */
export function getRelyingParty({ endpoint }: PoolSettings): { id: string; origin: string } {
  const { hostname, origin } = new URL(endpoint);
  return { id: hostname, origin };
}

/** COSE numbers of the accepted algorithms, ES256 and RS256. All authenticators support one of them. */
export const passkeyAlgorithms = [-7, -257];

/** Time in milliseconds for which browsers wait for a passkey: the lifetime of a sign-in step. */
export const passkeyTimeoutMs = 180_000;
