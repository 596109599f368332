import { getCancellationDeadline } from '../bookings/cancellation.ts';

/** A moment until which somebody may want a free place taken for them (handbook: waiting-list 7). */
export interface AutoBookDeadline {
  key: 'cancel-by' | 'two-hours' | 'start';
  until: Date;
}

/** The moments to choose from, latest first, without those that have passed; of several classes, for the first to start. */
export function listAutoBookDeadlines(startsAt: readonly Date[], now: Date): AutoBookDeadline[] {
  const first = new Date(Math.min(...startsAt.map((start) => start.getTime())));
  const choices: AutoBookDeadline[] = [
    { key: 'start', until: first },
    { key: 'two-hours', until: new Date(first.getTime() - 2 * 3_600_000) },
    { key: 'cancel-by', until: getCancellationDeadline(first) },
  ];
  return choices.filter(({ until }) => until > now);
}
