import { type CoverageError, offPeakEndTime } from './coverage-error.ts';
import type { Entitlement } from './entitlement.ts';
import { formatLondonDayAndMonth, getLastInstant } from './entitlement-choice-reason.ts';
import type { RenewalTiming } from './renewal.ts';

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/**
 * Returns the sentence that tells the member why a credit doesn't cover a class. `activity` is the activity's label,
 * such as "Reformer". `places` is the number of wanted places. `renewal` says when the credit's next, unpaid month is
 * charged, if the class is in it.
 */
export function coverageErrorText(
  error: CoverageError,
  credit: Entitlement,
  { activity, places, renewal = null }: { activity: string; places: number; renewal?: RenewalTiming | null },
): string {
  const { name, terms, balance, startsAt, expiresAt } = credit;
  switch (error) {
    case 'other_activity':
      return `${name} does not cover ${activity}.`;
    case 'peak_time':
      return `${name} covers weekday classes that start before ${offPeakEndTime}.`;
    case 'other_time':
      return terms.onlyWhen
        ? `${name} is for ${weekdays[terms.onlyWhen.weekday] ?? 'other days'} from ${terms.onlyWhen.from}.`
        : `${name} is for other times.`;
    case 'not_yet_valid':
      return `${name} begins on ${formatLondonDayAndMonth(startsAt)}, after this class.`;
    case 'expired_by_then':
      if (renewal === 'now')
        return `${name} is being renewed, which takes about an hour. Then it covers this class.`;
      if (renewal === 'then' && expiresAt)
        return `${name} covers this class once it renews on ${formatLondonDayAndMonth(expiresAt)}.`;
      return expiresAt
        ? `${name} ends on ${formatLondonDayAndMonth(getLastInstant(expiresAt))}, before this class.`
        : `${name} ends before this class.`;
    case 'not_enough_left':
      return balance
        ? `${name} has ${formatSessionCount(balance)} left, and you want ${places} places.`
        : `${name} has no sessions left.`;
    case 'not_shareable':
      return `${name} pays for one place, your own.`;
  }
}

/** Formats a number of sessions, such as "1 session" or "4 sessions". */
export function formatSessionCount(sessions: number): string {
  return `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`;
}
