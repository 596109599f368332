import type { Entitlement } from './entitlement.ts';

/** Whether a credit can be used no more: its time has passed, or no session is left. */
export function isEntitlementOver(
  { balance, expiresAt }: Pick<Entitlement, 'balance' | 'expiresAt'>,
  now: Date,
): boolean {
  return balance === 0 || (expiresAt !== null && expiresAt.getTime() <= now.getTime());
}
