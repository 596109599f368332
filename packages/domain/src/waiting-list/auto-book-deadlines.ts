import { getCancellationDeadline } from '../bookings/cancellation.ts';

/** Deadline until which a member may choose automatic booking (handbook: waiting-list 7). */
export interface AutoBookDeadline {
  key: 'cancellation-deadline' | 'two-hours-before' | 'start';
  until: Date;
}

/**
 * Returns the deadlines to choose from, latest first, without past ones. For several classes, the earliest start
 * counts.
 */
export function listAutoBookDeadlines(startsAt: readonly Date[], now: Date): AutoBookDeadline[] {
  const first = new Date(Math.min(...startsAt.map((start) => start.getTime())));
  const choices: AutoBookDeadline[] = [
    { key: 'start', until: first },
    { key: 'two-hours-before', until: new Date(first.getTime() - 2 * 3_600_000) },
    { key: 'cancellation-deadline', until: getCancellationDeadline(first) },
  ];
  return choices.filter(({ until }) => until > now);
}
