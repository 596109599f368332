import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { EntitlementsResponse } from '@studio/contracts/entitlements';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';

export type AccountCredit = EntitlementsResponse['entitlements'][number];

/** "4 of 10 left", "Unlimited", "1 left". */
export function describeSessionsLeft({ sessionsLeft, sessions }: AccountCredit): string {
  if (sessionsLeft === null) return 'Unlimited';
  return sessions === null || sessions < sessionsLeft || sessions === 1
    ? `${sessionsLeft} left`
    : `${sessionsLeft} of ${sessions} left`;
}

/**
 * "Until 12 January 2027", "Renews on 1 December 2026": the last London day on which it is good. One that is still to
 * come says from when: "From 1 December 2026 until 31 December 2026".
 */
export function describeExpiry({ startsAt, expiresAt, renews }: AccountCredit, now: Date): string {
  const start = new Date(startsAt);
  const from = start > now ? `From ${formatDayAndYear(toLondonDate(start))}` : null;
  if (!expiresAt) return from ?? 'No end date';
  const end = new Date(expiresAt);
  const until = renews
    ? `renews on ${formatDayAndYear(toLondonDate(end))}`
    : `until ${formatDayAndYear(toLondonDate(new Date(end.getTime() - 1)))}`;
  if (from) return renews ? `${from}, ${until}` : `${from} ${until}`;
  return `${until.charAt(0).toUpperCase()}${until.slice(1)}`;
}

const names: Record<string, string> = { reformer: 'Reformer', mat: 'Mat', yoga: 'Yoga' };

/** "Mat and Yoga, weekdays before 16:00". */
export function describeCoverage({ covers, offPeakOnly, shareable, kind }: AccountCredit): string {
  if (kind === 'one-to-one') return 'The studio books the hour with you';
  const activities = covers.map((id) => names[id] ?? id).join(' and ');
  const when = offPeakOnly ? ', weekdays before 16:00' : '';
  return `${activities}${when}${shareable ? ', for you and friends' : ''}`;
}

/** Where classes are that it pays for. */
export function buildBookingUrl({ covers, kind }: AccountCredit): string {
  if (kind === 'one-to-one') return '/contact?topic=1-1';
  const [only, another] = covers;
  return only && !another ? `/timetable?activity=${only}` : '/timetable';
}

/** What the membership takes off, as a sentence. */
export function describeDiscount({ percent }: { percent: number }): string {
  return fillPlaceholders(accountCopy.credits.discount, { percent });
}
