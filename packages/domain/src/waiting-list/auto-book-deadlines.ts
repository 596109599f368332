import { getCancellationDeadline } from '../bookings/cancellation.ts';

/** A deadline until which a member may choose to be booked automatically (handbook: waiting-list 7). */
export interface AutoBookDeadline {
  key: 'cancel-by' | 'two-hours' | 'start';
  until: Date;
}

/**
 * Returns the deadlines to choose from, latest first, without past ones. For several classes, based on the first start.
 */
export function listAutoBookDeadlines(startsAt: readonly Date[], now: Date): AutoBookDeadline[] {
  const first = new Date(Math.min(...startsAt.map((start) => start.getTime())));
  const choices: AutoBookDeadline[] = [
    { key: 'start', until: first },
    { key: 'two-hours', until: new Date(first.getTime() - 2 * 3_600_000) },
    { key: 'cancel-by', until: getCancellationDeadline(first) },
  ];
  return choices.filter(({ until }) => until > now);
}
