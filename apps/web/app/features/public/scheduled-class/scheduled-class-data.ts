import type { InstructorDto } from '@studio/contracts/catalogue';
import type { ClassBySlugResponse } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';

/** Details that can change while the page is open. */
export interface ClassAvailability {
  state: ClassBySlugResponse['state'];
  capacity: number;
  capacityLeft: number;
  /** Price in pence, and the original price if it's reduced. */
  finalPence: number;
  originalPence: number | null;
  /** Name of the reduction. */
  reason: string | null;
  days: AlternativeDay[];
  /** ISO instant of this state. */
  asOf: string;
}

/** A nearby day with its classes of the same type that haven't started. */
export interface AlternativeDay {
  date: LocalDate;
  classes: AlternativeClass[];
}

export interface AlternativeClass {
  id: string;
  /** London start time, 'HH:MM'. */
  time: string;
  instructorName: string;
  capacityLeft: number;
  /** URL of its page. */
  path: string;
}

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
  /** Audience of a restricted class: "Female-only". Empty for classes open to everyone. */
  audience: string[];
  /** ISO instants. */
  start: string;
  end: string;
  /** London start as the API sends it, 'YYYY-MM-DD#HH:MM'. */
  dateStart: string;
  room: string;
  roomDetail: string;
  currency: string;
  /** "11 Miles Street, Vauxhall, London SW8 1RZ". */
  address: string;
  arriveEarlyMinutes: number;
  cancellationRule: string;
  teacher: ClassInstructor;
  /** Page of the class type, or null. */
  about: { name: string; path: string } | null;
  bring: string[];
  now: ClassAvailability;
  /** Path of the image that link previews show. */
  sharePath: string;
  structuredData: object[];
}

export type ClassInstructor = Pick<InstructorDto, 'id' | 'name' | 'portrait' | 'bio' | 'tags'>;
