import { addBillingMonths } from '../memberships/months.ts';
import type { Entitlement } from './entitlement.ts';

/** Fields of a credit that its renewal depends on. */
export interface RenewableEntitlement
  extends Pick<Entitlement, 'kind' | 'productId' | 'startsAt' | 'expiresAt'> {
  /** Whether sessions renew when it ends: false once it is cancelled or frozen, or while a payment has failed. */
  renews?: boolean;
}

/** Whether the next month of a membership is being charged now, or will be charged later. */
export type RenewalTiming = 'now' | 'then';

/**
 * Hours after the end of a paid month during which the renewal counts as in progress
 * (handbook: packs-and-memberships 8). The provider charges about an hour after the month begins. After this time,
 * staff must look into it and the member is told nothing.
 */
export const renewalGraceHours = 3;

const hourMs = 3_600_000;

/**
 * Returns whether a membership's month has just ended and the next is being charged, neither paid nor failed yet.
 * `all`: all credits of the member, including the next month once it is paid.
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
 * Returns whether the unpaid next month would cover a class after this month. Nothing is covered before it is paid, but
 * the page can say when it will be. Null when the class isn't in the next month.
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

/** Returns whether a membership renews and its next month doesn't exist yet. */
function willRenew(
  { kind, productId, renews, expiresAt }: RenewableEntitlement,
  all: readonly RenewableEntitlement[],
): boolean {
  if (kind !== 'membership' || !renews || !expiresAt) return false;
  return !all.some((other) => other.productId === productId && other.startsAt >= expiresAt);
}
