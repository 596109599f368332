import type { Entitlement } from './entitlement.ts';

/** Days that a credit is good for after it came back to a pack that had expired (handbook: cancelling 5). */
export const returnedSessionValidityDays = 14;

/**
 * When a credit ends after one of its sessions has come back: later only if it had expired meanwhile. One without a
 * limit has no session to lose, and ends when it ended.
 */
export function getExpiryAfterReturn(
  { expiresAt, balance }: Pick<Entitlement, 'expiresAt' | 'balance'>,
  now: Date,
): Date | null {
  if (balance === null || !expiresAt || expiresAt.getTime() > now.getTime()) return expiresAt;
  return new Date(now.getTime() + returnedSessionValidityDays * 86_400_000);
}

/**
 * When a credit ends after the studio has cancelled a class that one of its sessions was for (handbook: cancelling 4): 14 days later than it would
 * have, and 14 days from now at least.
 */
export function getExpiryAfterClassCancellation(
  { expiresAt, balance }: Pick<Entitlement, 'expiresAt' | 'balance'>,
  now: Date,
): Date | null {
  if (balance === null || !expiresAt) return expiresAt;
  return new Date(Math.max(expiresAt.getTime(), now.getTime()) + returnedSessionValidityDays * 86_400_000);
}
