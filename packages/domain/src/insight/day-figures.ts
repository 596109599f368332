import { toPercent } from './class-figures.ts';

/** One class of a day, as far as its figures go. */
export interface DayClass {
  startsAt: Date;
  endsAt: Date;
  capacity: number;
  booked: number;
  /** Checked in, or marked as having come. */
  here: number;
  /** Marked as not having come. */
  missed: number;
  cancelled: boolean;
}

export interface DayFigures {
  classes: number;
  booked: number;
  percentFull: number | null;
  here: number;
  /** Who was expected by now: everybody of classes that have begun, and whoever is early. */
  soFar: number;
  missed: number;
}

/** How a day stands at a moment. Cancelled classes do not count. */
export function calculateDayFigures(classes: readonly DayClass[], now: Date): DayFigures {
  const standing = classes.filter(({ cancelled }) => !cancelled);
  const sum = (of: (one: DayClass) => number) => standing.reduce((total, one) => total + of(one), 0);
  const booked = sum((one) => one.booked);
  return {
    classes: standing.length,
    booked,
    percentFull: toPercent(
      booked,
      sum((one) => one.capacity),
    ),
    here: sum((one) => one.here),
    soFar: sum((one) => (one.startsAt <= now ? one.booked : one.here)),
    missed: sum((one) => countMissed(one, now)),
  };
}

/** Who has not come to a class: once it is over everybody who is not marked as here, before that whoever is marked. */
export function countMissed({ endsAt, booked, here, missed }: DayClass, now: Date): number {
  return endsAt <= now ? Math.max(0, booked - here) : missed;
}
