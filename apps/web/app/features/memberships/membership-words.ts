import { accountCopy } from '@studio/content/copy/account';
import { filled } from '@studio/content/copy/pricing';
import type { WireMembership } from '@studio/contracts/memberships';
import { formatPriceShort, penceFromPounds } from '@studio/domain/money/money';
import { formatDay } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';

const copy = accountCopy.memberships;

/** "1 December 2026", of an ISO instant. */
export function dayOf(instant: string): string {
  return formatDay(londonDate(new Date(instant)), { day: 'numeric', month: 'long', year: 'numeric' });
}

/** How a membership stands, one sentence. */
export function standingWords(membership: WireMembership): string {
  const { status, endsOn, freeze, renewsOn, price, currency, method } = membership;
  if (status === 'ENDED') return endsOn ? filled(copy.ended, { day: dayOf(endsOn) }) : copy.title;
  if (status === 'INCOMPLETE') return copy.waiting;
  if (endsOn) return filled(copy.ends, { day: dayOf(endsOn) });
  if (!renewsOn) return '';
  const day = dayOf(renewsOn);
  const amount = formatPriceShort(penceFromPounds(price), currency);
  const renews = method
    ? filled(copy.renews, { day, price: amount, method })
    : filled(copy.renewsPlain, { day, price: amount });
  return freeze
    ? `${filled(copy.frozen, { from: dayOf(freeze.from), until: dayOf(freeze.until) })} ${renews}.`
    : renews;
}

/** What comes after a payment that failed. */
export function failureWords({ failure }: WireMembership): string {
  return failure?.nextAttemptAt
    ? filled(copy.pastDueNext, { day: dayOf(failure.nextAttemptAt) })
    : copy.pastDuePlain;
}
