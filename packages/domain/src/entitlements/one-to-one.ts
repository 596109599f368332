import type { Entitlement } from './entitlement.ts';

/** Reasons why a credit doesn't pay for a 1:1. */
export type OneToOneError = 'other_kind' | 'not_yet_valid' | 'expired_by_then' | 'not_enough_left';

/**
 * Returns why a credit can't pay for a 1:1 session that starts at a given time, or null when it can
 * (handbook: packs-and-memberships 4). Only 1:1 credits can.
 */
export function getOneToOneCoverageError(
  { kind, balance, startsAt, expiresAt }: Pick<Entitlement, 'kind' | 'balance' | 'startsAt' | 'expiresAt'>,
  starts: Date,
): OneToOneError | null {
  if (kind !== 'one-to-one') return 'other_kind';
  if (starts.getTime() < startsAt.getTime()) return 'not_yet_valid';
  if (expiresAt && starts.getTime() >= expiresAt.getTime()) return 'expired_by_then';
  return balance !== null && balance < 1 ? 'not_enough_left' : null;
}
