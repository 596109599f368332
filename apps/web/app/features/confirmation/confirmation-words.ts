import { formatDayMedium, formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import type { ConfirmationSummary } from './confirmation-summary.ts';

/** "today at 21:46", else "20 November, 21:46", in London. */
export function momentWords(instant: Date, now: Date): string {
  const day = londonDate(instant);
  return day === londonDate(now)
    ? `today at ${formatTime(instant)}`
    : `${dayAndMonth(day)}, ${formatTime(instant)}`;
}

/** "20 Nov, 21:58". */
export function stepMoment(instant: Date): string {
  return `${formatDayShort(londonDate(instant)).replace(/^\S+ /, '')}, ${formatTime(instant)}`;
}

/** What stands under the heading. */
export function headline(
  { cancelled, cancelledAt, givenUp, bookedAt, activityType, attendeeEmail }: ConfirmationSummary,
  now: Date,
) {
  if (!cancelled) return `Booked ${momentWords(bookedAt, now)}. We have sent this to ${attendeeEmail}.`;
  const ended = cancelledAt ? ` ${givenUp ? 'Given up' : 'Cancelled'} ${momentWords(cancelledAt, now)}.` : '';
  return `Booked ${momentWords(bookedAt, now)}.${ended} ${freedWords(activityType)}`;
}

/** "Your bed is free for somebody else." */
export function freedWords(activityType: string): string {
  return `Your ${activityType === 'reformer' ? 'bed' : 'place'} is free for somebody else.`;
}

function dayAndMonth(day: string): string {
  return formatDayMedium(day).replace(/^\S+ /, '');
}
