import { getMondayIndex, type LocalDate } from '../time/local-date.ts';

/** What has become of one class. */
export interface ClassFigures {
  classId: string;
  /** London. */
  date: LocalDate;
  /** 'HH:MM', London. */
  time: string;
  title: string;
  activity: string;
  instructor: string;
  capacity: number;
  /** Places that stand, whoever came. */
  booked: number;
  attended: number;
  /** Booked, and did not come. */
  missed: number;
  /** Given up within the last 24 hours, when it is too late for anybody's money. */
  cancelledLate: number;
  /** People who joined its waiting list, and those of them who got a place. */
  waited: number;
  gotPlace: number;
}

/** The sum of some classes. */
export interface ClassTotals {
  classes: number;
  places: number;
  booked: number;
  attended: number;
  missed: number;
  cancelledLate: number;
  waited: number;
  gotPlace: number;
}

/** Classes with this many percent of their places booked, or fewer, are worth a look. */
export const lowBookingPercent = 30;

/** Whether few have booked, of the places there are. */
export function isLowlyBooked({ booked, capacity }: Pick<ClassFigures, 'booked' | 'capacity'>): boolean {
  return capacity > 0 && booked * 100 <= capacity * lowBookingPercent;
}

/** Whole percent of places that are booked; null where there are no places. */
export function getPercentFull({ booked, places }: Pick<ClassTotals, 'booked' | 'places'>): number | null {
  return toPercent(booked, places);
}

/** Whole percent of those expected who did not come; null before anybody was expected. */
export function getPercentMissed({
  attended,
  missed,
}: Pick<ClassTotals, 'attended' | 'missed'>): number | null {
  return toPercent(missed, attended + missed);
}

/** Whole percent; null of nothing. */
export function toPercent(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part * 100) / whole) : null;
}

export function sumClassFigures(classes: readonly ClassFigures[]): ClassTotals {
  const sum = { places: 0, booked: 0, attended: 0, missed: 0, cancelledLate: 0, waited: 0, gotPlace: 0 };
  for (const one of classes) {
    sum.places += one.capacity;
    sum.booked += one.booked;
    sum.attended += one.attended;
    sum.missed += one.missed;
    sum.cancelledLate += one.cancelledLate;
    sum.waited += one.waited;
    sum.gotPlace += one.gotPlace;
  }
  return { classes: classes.length, ...sum };
}

/** Sums of the classes that share a key, in the order in which the keys are first met. */
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

/** The hour at which it begins, 0 to 23. */
export function getHour({ time }: Pick<ClassFigures, 'time'>): number {
  return Number(time.slice(0, 2));
}

/** Monday 0 … Sunday 6. */
export function getWeekday({ date }: Pick<ClassFigures, 'date'>): number {
  return getMondayIndex(date);
}
