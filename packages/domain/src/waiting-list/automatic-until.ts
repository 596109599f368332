import { cancelBy } from '../bookings/cancellation.ts';

/** A moment until which somebody may want a free place taken for them (handbook: waiting-list 7). */
export interface AutomaticChoice {
  key: 'cancel-by' | 'two-hours' | 'start';
  until: Date;
}

/** The moments to choose from, latest first, without those that have passed; of several classes, for the first to start. */
export function automaticChoices(startsAt: readonly Date[], now: Date): AutomaticChoice[] {
  const first = new Date(Math.min(...startsAt.map((start) => start.getTime())));
  const choices: AutomaticChoice[] = [
    { key: 'start', until: first },
    { key: 'two-hours', until: new Date(first.getTime() - 2 * 3_600_000) },
    { key: 'cancel-by', until: cancelBy(first) },
  ];
  return choices.filter(({ until }) => until > now);
}
