import type { Entitlement } from './entitlement.ts';

/** Days in which a session returned to an expired pack is valid (handbook: cancelling 5). */
export const returnedSessionValidityDays = 14;

/**
 * Returns the expiry of a credit after a session is returned to it. Only an expired credit is extended. An unlimited
 * credit keeps its expiry, because it has no session to lose.
 */
export function getExpiryAfterReturn(
  { expiresAt, balance }: Pick<Entitlement, 'expiresAt' | 'balance'>,
  now: Date,
): Date | null {
  if (balance === null || !expiresAt || expiresAt.getTime() > now.getTime()) return expiresAt;
  return new Date(now.getTime() + returnedSessionValidityDays * 86_400_000);
}

/**
 * Returns the expiry of a credit after the studio cancelled a class (handbook: cancelling 4), which is 14 days later
 * than its current expiry, and at least 14 days from now. Unlimited credits keep their expiry.
 */
export function getExpiryAfterClassCancellation(
  { expiresAt, balance }: Pick<Entitlement, 'expiresAt' | 'balance'>,
  now: Date,
): Date | null {
  if (balance === null || !expiresAt) return expiresAt;
  return new Date(Math.max(expiresAt.getTime(), now.getTime()) + returnedSessionValidityDays * 86_400_000);
}
