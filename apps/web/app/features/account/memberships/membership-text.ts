import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { MembershipDto } from '@studio/contracts/memberships';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { formatDay, formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { endWithFullStop } from '../../../lib/payments/payment-notices.ts';

const copy = accountCopy.memberships;

/** Formats an instant as a London day, such as "1 December 2026". */
export function formatLondonDate(instant: string): string {
  return formatDayAndYear(toLondonDate(new Date(instant)));
}

/** Describes a freeze: "Freezes on 23 December", or "Frozen" once it has started. */
export function describeFreeze({ from, isOn }: NonNullable<MembershipDto['freeze']>): string {
  const day = formatDay(toLondonDate(new Date(from)), { day: 'numeric', month: 'long' });
  return isOn ? copy.isFrozen : fillPlaceholders(copy.freezesOn, { day });
}

/** Formats the monthly price, such as "£65". */
export function formatMonthlyPrice({ price, currency }: MembershipDto): string {
  return formatPriceShort(toPence(price), currency);
}

export function describeMembership(membership: MembershipDto): string {
  const { status, endsOn, freeze, renewsOn, method } = membership;
  if (status === 'ENDED')
    return endsOn ? fillPlaceholders(copy.ended, { day: formatLondonDate(endsOn) }) : copy.title;
  if (status === 'INCOMPLETE') return copy.awaitingFirstPayment;
  const amount = formatMonthlyPrice(membership);
  if (status === 'PAST_DUE') return fillPlaceholders(copy.due, { price: amount });
  if (endsOn) return fillPlaceholders(copy.ends, { day: formatLondonDate(endsOn) });
  if (!renewsOn) return '';
  const day = formatLondonDate(renewsOn);
  const renews = method
    ? fillPlaceholders(copy.renews, { day, price: amount, method })
    : fillPlaceholders(copy.renewsWithoutCard, { day, price: amount });
  return freeze
    ? `${fillPlaceholders(copy.frozen, { from: formatLondonDate(freeze.from), until: formatLondonDate(freeze.until) })} ${renews}.`
    : renews;
}

/** Returns the bank's reason for a failed payment, and when the payment is retried or that it isn't. */
export function describeFailedPayment({ failure, changesCardSeparately }: MembershipDto): string {
  const retry = failure?.nextAttemptAt
    ? fillPlaceholders(copy.pastDueNext, { day: formatLondonDate(failure.nextAttemptAt) })
    : null;
  const other = changesCardSeparately ? copy.pastDueChangeCard : copy.pastDueAddCard;
  return [failure && endWithFullStop(failure.message), retry, other].filter(Boolean).join(' ');
}
