import { formatCount } from '../text/format.ts';
import { type CoverageError, offPeakEndTime } from './coverage-error.ts';
import type { Entitlement } from './entitlement.ts';
import { formatLondonDayAndMonth, getLastValidInstant } from './entitlement-choice-reason.ts';
import type { RenewalTiming } from './renewal.ts';

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/**
 * Formats why a credit doesn't cover a class, as a sentence for the member. `activity` is the activity's label, such as
 * "Reformer". `places` is the requested number of places. `renewal` says when the credit's next, unpaid month is
 * charged, if the class is in that month.
 */
export function formatCoverageError(
  error: CoverageError,
  credit: Entitlement,
  { activity, places, renewal = null }: { activity: string; places: number; renewal?: RenewalTiming | null },
): string {
  const { name, terms, balance, startsAt, expiresAt } = credit;
  switch (error) {
    case 'other_activity':
      return `${name} doesn’t cover ${activity}.`;
    case 'peak_time':
      return `${name} only covers weekday classes that start before ${offPeakEndTime}.`;
    case 'other_time':
      return terms.onlyWhen
        ? `${name} only covers classes on ${weekdays[terms.onlyWhen.weekday] ?? 'other days'} from ${terms.onlyWhen.from}.`
        : `${name} doesn’t cover classes at this time.`;
    case 'not_yet_valid':
      return `${name} starts on ${formatLondonDayAndMonth(startsAt)}, after this class.`;
    case 'expired_by_then':
      if (renewal === 'now')
        return `${name} is renewing, which takes about an hour. After that, it’ll cover this class.`;
      if (renewal === 'then' && expiresAt)
        return `${name} will cover this class once it renews on ${formatLondonDayAndMonth(expiresAt)}.`;
      return expiresAt
        ? `${name} expires on ${formatLondonDayAndMonth(getLastValidInstant(expiresAt))}, before this class.`
        : `${name} expires before this class.`;
    case 'not_enough_left':
      return balance
        ? `${name} has ${formatCount(balance, 'session')} left, but you need ${places}.`
        : `${name} has no sessions left.`;
    case 'not_shareable':
      return `${name} only covers your own place.`;
  }
}
