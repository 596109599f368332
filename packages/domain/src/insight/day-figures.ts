import { toPercent } from './class-figures.ts';

/** Class of a day, with the fields that its figures need. */
export interface DayClass {
  startsAt: Date;
  endsAt: Date;
  capacity: number;
  booked: number;
  /** Number of attendees checked in or marked as attended. */
  checkedIn: number;
  /** Number of attendees marked as no-show. */
  noShows: number;
  cancelled: boolean;
}

export interface DayFigures {
  classes: number;
  booked: number;
  percentFull: number | null;
  checkedIn: number;
  /** Number of attendees expected by now: all of started classes, and early arrivals. */
  expectedSoFar: number;
  noShows: number;
}

/** Calculates the figures of a day as of `now`. Cancelled classes don't count. */
export function calculateDayFigures(classes: readonly DayClass[], now: Date): DayFigures {
  const activeClasses = classes.filter(({ cancelled }) => !cancelled);
  const sum = (getValue: (klass: DayClass) => number) =>
    activeClasses.reduce((total, klass) => total + getValue(klass), 0);
  const booked = sum((klass) => klass.booked);
  return {
    classes: activeClasses.length,
    booked,
    percentFull: toPercent(
      booked,
      sum((klass) => klass.capacity),
    ),
    checkedIn: sum((klass) => klass.checkedIn),
    expectedSoFar: sum((klass) => (klass.startsAt <= now ? klass.booked : klass.checkedIn)),
    noShows: sum((klass) => countNoShows(klass, now)),
  };
}

/**
 * Counts the no-shows of a class. After its end, these are all attendees who weren't checked in; before its end, only
 * those marked as no-show.
 */
export function countNoShows({ endsAt, booked, checkedIn, noShows }: DayClass, now: Date): number {
  return endsAt <= now ? Math.max(0, booked - checkedIn) : noShows;
}
