import type { InstructorFacts } from '@studio/contracts/catalogue';
import type { ClassOnAnswer } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';

/** What can change about a class while its page is open. */
export interface ClassNow {
  state: ClassOnAnswer['state'];
  capacity: number;
  capacityLeft: number;
  /** What a place costs, and what it was when there is a saving. */
  finalPence: number;
  struckPence: number | null;
  /** The saving's name. */
  reason: string | null;
  days: OtherDay[];
  /** When it was so, ISO instant. */
  asOf: string;
}

/** A day of the week around the class, with the classes of its kind that can still be come to. */
export interface OtherDay {
  date: LocalDate;
  classes: OtherClass[];
}

export interface OtherClass {
  id: string;
  /** London start, 'HH:MM'. */
  time: string;
  instructorName: string;
  capacityLeft: number;
  /** Its page. */
  path: string;
}

/** Everything that the page of a class shows. */
export interface ClassOnDay {
  classId: string;
  date: LocalDate;
  slug: string;
  title: string;
  description: string;
  activityType: string;
  subType: string;
  level: string;
  minutes: number;
  /** For whom it is, when not for everybody: "Female-only". */
  audience: string[];
  /** ISO instants. */
  start: string;
  end: string;
  /** The wire's London start, 'YYYY-MM-DD#HH:MM'. */
  dateStart: string;
  room: string;
  roomDetail: string;
  currency: string;
  /** "11 Miles Street, Vauxhall, London SW8 1RZ". */
  address: string;
  arriveEarlyMinutes: number;
  cancellationRule: string;
  teacher: Teacher;
  /** The page about this kind of class, or null. */
  about: { name: string; path: string } | null;
  bring: string[];
  now: ClassNow;
  /** What stands for the page where it is passed on. */
  sharePath: string;
  structuredData: object[];
}

export type Teacher = Pick<InstructorFacts, 'id' | 'name' | 'portrait' | 'bio' | 'tags'>;
