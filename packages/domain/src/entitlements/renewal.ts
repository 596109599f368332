import { addBillingMonths } from '../memberships/billing-months.ts';
import type { Entitlement } from './entitlement.ts';

/** Fields of a credit that its renewal depends on. */
export interface RenewableEntitlement
  extends Pick<Entitlement, 'kind' | 'productId' | 'startsAt' | 'expiresAt'> {
  /**
   * Whether sessions renew at the credit's end. False when the membership is cancelled or frozen, or while a payment
   * has failed.
   */
  renews?: boolean;
}

/** Time at which the next month of a membership is charged: now, or at the current month's end. */
export type RenewalTiming = 'now' | 'then';

/**
 * Hours after the end of a paid month during which the renewal counts as in progress
 * (handbook: packs-and-memberships 8). The provider charges about an hour after the month begins. After these hours,
 * staff must look into the renewal, and the site no longer mentions it to the member.
 */
export const renewalGraceHours = 3;

const hourMs = 3_600_000;

/**
 * Returns whether a membership's month has just ended, and the charge for the next one has neither succeeded nor failed
 * yet. `all` contains all credits of the member, including the next month when it is paid.
 */
export function isRenewing(
  credit: RenewableEntitlement,
  all: readonly RenewableEntitlement[],
  now: Date,
): boolean {
  const { expiresAt } = credit;
  if (!expiresAt || !willRenew(credit, all)) return false;
  return expiresAt <= now && now.getTime() < expiresAt.getTime() + renewalGraceHours * hourMs;
}

/**
 * Returns when the unpaid next month of a membership is charged, if that month would cover a class; null otherwise. The
 * membership covers the class only after that charge, but pages can already say so.
 */
export function getRenewalTiming(
  credit: RenewableEntitlement,
  { startsAt }: { startsAt: Date },
  all: readonly RenewableEntitlement[],
  now: Date,
): RenewalTiming | null {
  const { expiresAt } = credit;
  if (!expiresAt || startsAt < expiresAt || startsAt >= addBillingMonths(expiresAt, 1)) return null;
  if (now < expiresAt) return willRenew(credit, all) ? 'then' : null;
  return isRenewing(credit, all, now) ? 'now' : null;
}

/** Returns whether a membership renews and the credit of its next month doesn't exist yet. */
function willRenew(
  { kind, productId, renews, expiresAt }: RenewableEntitlement,
  all: readonly RenewableEntitlement[],
): boolean {
  if (kind !== 'membership' || !renews || !expiresAt) return false;
  return !all.some((other) => other.productId === productId && other.startsAt >= expiresAt);
}
