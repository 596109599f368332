import { type CoverableClass, type CoverageError, coverageError } from './coverage-error.ts';
import type { Entitlement } from './entitlement.ts';

/** A member's credits for one class: those that can pay, the one to use first, and those that cannot, with the reason. */
export interface RankedEntitlements<Credit> {
  usable: Credit[];
  unusable: { entitlement: Credit; why: CoverageError }[];
}

/**
 * Ranks credits for a class: a covering membership first, then the one that expires soonest, then the one bought first
 * (handbook: packs-and-memberships 2). The first usable one is the server's choice; the member can switch.
 */
export function rankEntitlements<Credit extends Entitlement>(
  entitlements: readonly Credit[],
  klass: CoverableClass,
  places: number,
): RankedEntitlements<Credit> {
  const judged = entitlements.map((entitlement) => ({
    entitlement,
    why: coverageError(entitlement, klass, places),
  }));
  const usable = judged.filter(({ why }) => why === null).map(({ entitlement }) => entitlement);
  const unusable = judged.flatMap(({ entitlement, why }) => (why ? [{ entitlement, why }] : []));
  return { usable: usable.sort(inOrderOfUse), unusable };
}

/** Which of two credits is used first. */
function inOrderOfUse(one: Entitlement, other: Entitlement): number {
  const membershipFirst = Number(other.kind === 'membership') - Number(one.kind === 'membership');
  if (membershipFirst !== 0) return membershipFirst;
  const ends = (credit: Entitlement) => credit.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const [oneEnds, otherEnds] = [ends(one), ends(other)];
  return oneEnds === otherEnds ? one.startsAt.getTime() - other.startsAt.getTime() : oneEnds - otherEnds;
}
