import { getMondayIndex, type LocalDate } from '../time/local-date.ts';

/** Figures of one class. */
export interface ClassFigures {
  classId: string;
  /** London day of the class. */
  date: LocalDate;
  /** Start as 'HH:MM' in London. */
  time: string;
  title: string;
  activity: string;
  instructor: string;
  capacity: number;
  /** Number of active bookings, whatever their attendance. */
  booked: number;
  attended: number;
  /** Number of bookings whose attendee didn't come. */
  noShows: number;
  /** Number of bookings cancelled within the last 24 hours before the class. */
  cancelledLate: number;
  /** Number of people who joined the waiting list. */
  waited: number;
  /** Number of people on the waiting list who got a place. */
  gotPlace: number;
}

export interface ClassTotals {
  classes: number;
  places: number;
  booked: number;
  attended: number;
  noShows: number;
  cancelledLate: number;
  waited: number;
  gotPlace: number;
}

/** Percentage of booked places up to which `hasFewBookings` is true. */
export const lowBookingPercent = 30;

export function hasFewBookings({ booked, capacity }: Pick<ClassFigures, 'booked' | 'capacity'>): boolean {
  return capacity > 0 && booked * 100 <= capacity * lowBookingPercent;
}

/** Returns the whole percentage of booked places; null when there are no places. */
export function getPercentFull({ booked, places }: Pick<ClassTotals, 'booked' | 'places'>): number | null {
  return toPercent(booked, places);
}

/** Returns the percentage of expected attendees who didn't come, to one decimal; null when none was expected. */
export function getNoShowPercent({
  attended,
  noShows,
}: Pick<ClassTotals, 'attended' | 'noShows'>): number | null {
  const expected = attended + noShows;
  return expected > 0 ? Math.round((noShows * 1000) / expected) / 10 : null;
}

/** Returns a whole percentage; null when the whole is 0. */
export function toPercent(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part * 100) / whole) : null;
}

export function sumClassFigures(classes: readonly ClassFigures[]): ClassTotals {
  const sum = { places: 0, booked: 0, attended: 0, noShows: 0, cancelledLate: 0, waited: 0, gotPlace: 0 };
  for (const one of classes) {
    sum.places += one.capacity;
    sum.booked += one.booked;
    sum.attended += one.attended;
    sum.noShows += one.noShows;
    sum.cancelledLate += one.cancelledLate;
    sum.waited += one.waited;
    sum.gotPlace += one.gotPlace;
  }
  return { classes: classes.length, ...sum };
}

/** Sums the figures of classes that share a key, in the order in which the keys first occur. */
export function sumClassFiguresBy<Key>(
  classes: readonly ClassFigures[],
  keyOf: (one: ClassFigures) => Key,
): Map<Key, ClassTotals> {
  const groups = new Map<Key, ClassFigures[]>();
  for (const one of classes) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return new Map([...groups].map(([key, group]) => [key, sumClassFigures(group)]));
}

/** Returns the hour in which a class starts, from 0 to 23. */
export function getHour({ time }: Pick<ClassFigures, 'time'>): number {
  return Number(time.slice(0, 2));
}

/** Returns the weekday of a class, from 0 (Monday) to 6 (Sunday). */
export function getClassWeekday({ date }: Pick<ClassFigures, 'date'>): number {
  return getMondayIndex(date);
}
