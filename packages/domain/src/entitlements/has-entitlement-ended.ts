import type { Entitlement } from './entitlement.ts';

/** Returns whether an entitlement can't be used any more, because it has expired or has no remaining sessions. */
export function hasEntitlementEnded(
  { balance, expiresAt }: Pick<Entitlement, 'balance' | 'expiresAt'>,
  now: Date,
): boolean {
  return balance === 0 || (expiresAt !== null && expiresAt.getTime() <= now.getTime());
}
