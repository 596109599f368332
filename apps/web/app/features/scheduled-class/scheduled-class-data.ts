import type { InstructorDto } from '@studio/contracts/catalogue';
import type { ClassBySlugResponse } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';

/** What can change about a class while its page is open. */
export interface ClassAvailability {
  state: ClassBySlugResponse['state'];
  capacity: number;
  capacityLeft: number;
  /** What a place costs, and what it was when there is a saving. */
  finalPence: number;
  struckPence: number | null;
  /** The saving's name. */
  reason: string | null;
  days: AlternativeDay[];
  /** When it was so, ISO instant. */
  asOf: string;
}

/** A day of the week around the class, with the classes of its kind that can still be come to. */
export interface AlternativeDay {
  date: LocalDate;
  classes: AlternativeClass[];
}

export interface AlternativeClass {
  id: string;
  /** London start, 'HH:MM'. */
  time: string;
  instructorName: string;
  capacityLeft: number;
  /** Its page. */
  path: string;
}

/** Everything that the page of a class shows. */
export interface ScheduledClass {
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
  teacher: ClassInstructor;
  /** The page about this kind of class, or null. */
  about: { name: string; path: string } | null;
  bring: string[];
  now: ClassAvailability;
  /** What stands for the page where it is passed on. */
  sharePath: string;
  structuredData: object[];
}

export type ClassInstructor = Pick<InstructorDto, 'id' | 'name' | 'portrait' | 'bio' | 'tags'>;
