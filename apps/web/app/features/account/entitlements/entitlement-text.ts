import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { ListEntitlementsResponse } from '@studio/contracts/entitlements';
import { formatCount, formatList } from '@studio/domain/text/format';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { getShortActivityName } from '../../../lib/site/get-short-activity-name.ts';
import type { StudioActivity } from '../../../lib/site/studio-activity.ts';

export type AccountEntitlement = ListEntitlementsResponse['entitlements'][number];

/** Describes the remaining sessions, such as "4 of 10 sessions left", "1 session left" or "Unlimited". */
export function describeSessionsLeft({ sessionsLeft, sessions }: AccountEntitlement): string {
  if (sessionsLeft === null) return 'Unlimited';
  return sessions === null || sessions < sessionsLeft || sessions === 1
    ? `${formatCount(sessionsLeft, 'session')} left`
    : `${sessionsLeft} of ${sessions} sessions left`;
}

/**
 * Describes the validity with the last valid London day or the renewal, such as "Valid until 12 January 2027",
 * "Renews on 1 December 2026" or "No expiry date". For an entitlement that isn't valid yet, includes the start:
 * "Valid from 1 December 2026 until 31 December 2026".
 */
export function describeExpiry({ startsAt, expiresAt, renews }: AccountEntitlement, now: Date): string {
  const start = new Date(startsAt);
  const from = start > now ? `Valid from ${formatDayAndYear(toLondonDate(start))}` : null;
  if (!expiresAt) return from ?? 'No expiry date';
  const end = new Date(expiresAt);
  if (renews) {
    const renewal = formatDayAndYear(toLondonDate(end));
    return from ? `${from}, renews on ${renewal}` : `Renews on ${renewal}`;
  }
  const lastDay = formatDayAndYear(toLondonDate(new Date(end.getTime() - 1)));
  return `${from ?? 'Valid'} until ${lastDay}`;
}

/**
 * Describes the covered classes, such as "Mat and Yoga, weekdays before 16:00". For a one-to-one, says how to book
 * it.
 */
export function describeCoverage(
  { covers, offPeakOnly, shareable, kind }: AccountEntitlement,
  activities: readonly StudioActivity[],
): string {
  if (kind === 'one-to-one') return 'Contact us to book your 1:1';
  const names = formatList(covers.map((id) => getShortActivityName(activities, id)));
  const when = offPeakOnly ? ', weekdays before 16:00' : '';
  return `${names}${when}${shareable ? ', for you and your friends' : ''}`;
}

/**
 * Returns the URL of the timetable, filtered by activity if the entitlement covers only one. For a one-to-one, returns
 * the URL of the contact form.
 */
export function buildCoveredClassesUrl({ covers, kind }: AccountEntitlement): string {
  if (kind === 'one-to-one') return '/contact?topic=1-1';
  const [first, second] = covers;
  return first && !second ? `/timetable?activity=${first}` : '/timetable';
}

/** Describes the member discount in one sentence. */
export function describeDiscount({ percent }: { percent: number }): string {
  return fillPlaceholders(accountCopy.credits.discount, { percent });
}
