import type { Entitlement } from './entitlement.ts';

/** Why a credit does not pay for a one-to-one. */
export type OneToOneError = 'other_kind' | 'not_yet_valid' | 'expired_by_then' | 'not_enough_left';

/** Why a credit cannot pay for a one-to-one that starts then, or null when it can (handbook: packs-and-memberships 4): those of its own kind alone do. */
export function oneToOneError(
  { kind, balance, startsAt, expiresAt }: Pick<Entitlement, 'kind' | 'balance' | 'startsAt' | 'expiresAt'>,
  starts: Date,
): OneToOneError | null {
  if (kind !== 'one-to-one') return 'other_kind';
  if (starts.getTime() < startsAt.getTime()) return 'not_yet_valid';
  if (expiresAt && starts.getTime() >= expiresAt.getTime()) return 'expired_by_then';
  return balance !== null && balance < 1 ? 'not_enough_left' : null;
}
