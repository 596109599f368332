import type { Entitlement } from './entitlement.ts';

/** Returns whether a credit is unusable: it has expired, or no session is left. */
export function isEntitlementOver(
  { balance, expiresAt }: Pick<Entitlement, 'balance' | 'expiresAt'>,
  now: Date,
): boolean {
  return balance === 0 || (expiresAt !== null && expiresAt.getTime() <= now.getTime());
}
