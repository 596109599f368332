import { type CoverableClass, type CoverageError, getCoverageError } from './coverage-error.ts';
import type { Entitlement } from './entitlement.ts';

/** Credits of a member for one class: usable ones in the order of use, and unusable ones with the reason. */
export interface RankedEntitlements<Credit> {
  usable: Credit[];
  unusable: { entitlement: Credit; error: CoverageError }[];
}

/**
 * Ranks credits for a class (handbook: packs-and-memberships 2): memberships that cover it first, then the credit that
 * expires soonest, then the one that became valid first. The server uses the first usable credit, and the member can
 * choose another.
 */
export function rankEntitlements<Credit extends Entitlement>(
  entitlements: readonly Credit[],
  klass: CoverableClass,
  places: number,
): RankedEntitlements<Credit> {
  const checked = entitlements.map((entitlement) => ({
    entitlement,
    error: getCoverageError(entitlement, klass, places),
  }));
  const usable = checked.filter(({ error }) => error === null).map(({ entitlement }) => entitlement);
  const unusable = checked.flatMap(({ entitlement, error }) => (error ? [{ entitlement, error }] : []));
  return { usable: usable.sort(compareByUse), unusable };
}

/** Compares two credits by order of use. */
function compareByUse(one: Entitlement, other: Entitlement): number {
  const membershipFirst = Number(other.kind === 'membership') - Number(one.kind === 'membership');
  if (membershipFirst !== 0) return membershipFirst;
  const ends = (credit: Entitlement) => credit.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const [oneEnds, otherEnds] = [ends(one), ends(other)];
  return oneEnds === otherEnds ? one.startsAt.getTime() - other.startsAt.getTime() : oneEnds - otherEnds;
}
