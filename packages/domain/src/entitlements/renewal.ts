import { addBillingMonths } from '../memberships/months.ts';
import type { Entitlement } from './entitlement.ts';

/** A credit as renewing asks about it. */
export interface RenewableEntitlement
  extends Pick<Entitlement, 'kind' | 'productId' | 'startsAt' | 'expiresAt'> {
  /** Sessions come again when it ends: not once it is cancelled or frozen, nor while a payment has failed. */
  renews?: boolean;
}

/** What the next month of a membership would do: it is being charged just now, or will be. */
export type RenewalTiming = 'now' | 'then';

/**
 * Hours after the end of a paid month in which the next one is taken to be on its way (handbook: packs-and-memberships 8): the provider charges about an hour
 * after the month has begun. After them somebody has to look into it, and nothing is said any more.
 */
export const renewalGraceHours = 3;

const hourMs = 3_600_000;

/**
 * Whether a membership's month has just ended and its next one is being charged: it is known to go on, and the money is
 * neither there nor refused. `all`: everything that the member has, the next month among it once it is paid.
 */
export function isRenewing(
  credit: RenewableEntitlement,
  all: readonly RenewableEntitlement[],
  now: Date,
): boolean {
  const { expiresAt } = credit;
  if (!expiresAt || !goesOn(credit, all)) return false;
  return expiresAt <= now && now.getTime() < expiresAt.getTime() + renewalGraceHours * hourMs;
}

/**
 * What the next month means for a class that this one does not reach: nothing is covered before it is paid, but it can be
 * said when that will be. Null when the class is not in the next month either.
 */
export function getRenewalTiming(
  credit: RenewableEntitlement,
  { startsAt }: { startsAt: Date },
  all: readonly RenewableEntitlement[],
  now: Date,
): RenewalTiming | null {
  const { expiresAt } = credit;
  if (!expiresAt || startsAt < expiresAt || startsAt >= addBillingMonths(expiresAt, 1)) return null;
  if (now < expiresAt) return goesOn(credit, all) ? 'then' : null;
  return isRenewing(credit, all, now) ? 'now' : null;
}

/** A membership that goes on, and whose next month is not there yet. */
function goesOn(
  { kind, productId, renews, expiresAt }: RenewableEntitlement,
  all: readonly RenewableEntitlement[],
): boolean {
  if (kind !== 'membership' || !renews || !expiresAt) return false;
  return !all.some((other) => other.productId === productId && other.startsAt >= expiresAt);
}
