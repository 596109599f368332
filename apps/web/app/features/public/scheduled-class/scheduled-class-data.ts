import type { InstructorDto } from '@studio/contracts/catalogue';
import type { GetClassBySlugResponse } from '@studio/contracts/timetable';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { PictureDetails } from '../../../ui/picture-details.ts';

/** Details that can change while the page is open. */
export interface ClassAvailability {
  state: GetClassBySlugResponse['state'];
  capacity: number;
  capacityLeft: number;
  /** Price in pence. */
  finalPence: number;
  /** Price before the reduction; null when the price isn't reduced. */
  originalPence: number | null;
  /** Name of the price reduction. */
  reason: string | null;
  days: AlternativeDay[];
  /** ISO instant at which these details were current. */
  asOf: string;
}

/**
 * Nearby day with those classes of the same type that haven't started. On the class's own day, includes the class
 * itself.
 */
export interface AlternativeDay {
  date: LocalDate;
  classes: AlternativeClass[];
}

export interface AlternativeClass {
  id: string;
  /** Start time in London, as 'HH:MM'. */
  time: string;
  instructorName: string;
  capacityLeft: number;
  /** URL of the class's page. */
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
  /** Labels of a restricted class's audience, such as "Female-only"; empty for classes open to everyone. */
  audience: string[];
  /** Start and end as ISO instants. */
  start: string;
  end: string;
  /** Start in London as the API sends it, 'YYYY-MM-DD#HH:MM'. */
  dateStart: string;
  room: string;
  roomDetail: string;
  roomKind: RoomKind;
  currency: string;
  /** Postal address, such as "11 Miles Street, Vauxhall, London SW8 1RZ". */
  address: string;
  arriveEarlyMinutes: number;
  cancellationRule: string;
  teacher: ScheduledClassInstructor;
  /** Page of the class type; null if it has none. */
  about: { name: string; path: string } | null;
  bring: string[];
  now: ClassAvailability;
  /** Uploaded picture of the class type; null to show the built-in one. */
  picture: PictureDetails | null;
  /** Path of the picture that link previews show. */
  sharePath: string;
  structuredData: object[];
}

export type ScheduledClassInstructor = Pick<InstructorDto, 'id' | 'name' | 'portrait' | 'bio' | 'tags'>;
