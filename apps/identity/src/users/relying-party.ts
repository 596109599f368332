import type { PoolSettings } from '../pool.ts';

/**
 * Whom passkeys are made for: the site that the pool's endpoint is on. Browsers use one nowhere else, and make none where
 * the host is a bare IP address.
 */
export function getRelyingParty({ endpoint }: PoolSettings): { id: string; origin: string } {
  const { hostname, origin } = new URL(endpoint);
  return { id: hostname, origin };
}

/** The signatures that passkeys may be made for, by COSE's numbers: ES256 and RS256. All that there are can do one of them. */
export const passkeyAlgorithms = [-7, -257];

/** How long a browser waits for its owner, as long as the step of a sign-in stands. */
export const passkeyTimeoutMs = 180_000;
