import { accountCopy } from '@studio/content/copy/account';
import { filled } from '@studio/content/copy/pricing';
import type { WireMembership } from '@studio/contracts/memberships';
import { formatPriceShort, penceFromPounds } from '@studio/domain/money/money';
import { formatDay, formatDayAndYear } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import { asSentence } from '../../lib/payments/payment-messages.ts';

const copy = accountCopy.memberships;

/** "1 December 2026", of an ISO instant. */
export function dayOf(instant: string): string {
  return formatDayAndYear(londonDate(new Date(instant)));
}

/** "Freezes on 23 December", or "Frozen" once it has begun. */
export function freezeWords({ from, isOn }: NonNullable<WireMembership['freeze']>): string {
  const day = formatDay(londonDate(new Date(from)), { day: 'numeric', month: 'long' });
  return isOn ? copy.isFrozen : filled(copy.freezesOn, { day });
}

/** "£65", for one month. */
export function amountOf({ price, currency }: WireMembership): string {
  return formatPriceShort(penceFromPounds(price), currency);
}

/** How a membership stands, one sentence. */
export function standingWords(membership: WireMembership): string {
  const { status, endsOn, freeze, renewsOn, method } = membership;
  if (status === 'ENDED') return endsOn ? filled(copy.ended, { day: dayOf(endsOn) }) : copy.title;
  if (status === 'INCOMPLETE') return copy.waiting;
  const amount = amountOf(membership);
  if (status === 'PAST_DUE') return filled(copy.due, { price: amount });
  if (endsOn) return filled(copy.ends, { day: dayOf(endsOn) });
  if (!renewsOn) return '';
  const day = dayOf(renewsOn);
  const renews = method
    ? filled(copy.renews, { day, price: amount, method })
    : filled(copy.renewsPlain, { day, price: amount });
  return freeze
    ? `${filled(copy.frozen, { from: dayOf(freeze.from), until: dayOf(freeze.until) })} ${renews}.`
    : renews;
}

/** What the bank said of a payment that failed, and what comes next. */
export function failureWords({ failure }: WireMembership): string {
  const next = failure?.nextAttemptAt
    ? filled(copy.pastDueNext, { day: dayOf(failure.nextAttemptAt) })
    : copy.pastDuePlain;
  return failure ? `${asSentence(failure.message)} ${next}` : next;
}
