import type { DateAndTime } from '@studio/domain/conversations/parse-date-and-time';
import type { ListReference } from '@studio/domain/conversations/parse-reference';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { FoundClass, Question, StudioDetails } from '../../../integrations/assistant/port.ts';
import type { MentionedNames } from './mentioned-names.ts';

export interface ParsedMessage {
  question: Question;
  studio: StudioDetails;
  today: LocalDate;
  /** Text of the message, normalised by `normalizeMessage`. */
  normalized: string;
  /** Names and times in this message alone. */
  current: { names: MentionedNames; when: DateAndTime };
  /** Names in this message, merged with those of the earlier message if it is a follow-up. */
  names: MentionedNames;
  when: DateAndTime;
  /** Activities that the visitor excludes. */
  excludedActivities: readonly string[];
  /** Instructors whose classes the visitor excludes. */
  excludedInstructors: readonly string[];
  /** Days of the week that the visitor excludes. Monday is 0. */
  excludedWeekdays: readonly number[];
  places: number | null;
  reference: ListReference | null;
  /** Whether the message is a follow-up to the previous one. */
  isFollowUp: boolean;
  /** Whether the message only names details, such as "and on friday?" or "for two", so that it has no topic of its own. */
  isFragment: boolean;
  /** Classes shown below the previous reply that can still be booked, in that order. */
  shownClasses: readonly FoundClass[];
  /** Links of the bookings that the previous reply named, in that order. */
  listedBookings: readonly string[];
  /** Those of the shown classes that the message means. */
  referencedClasses: readonly FoundClass[];
  /** Ids of classes that the visitor has seen and doesn't want. */
  skippedClassIds: readonly string[];
  /** Whether the message only refers to something that was shown, such as "the second one please". */
  isBareReference: boolean;
  /** The message with the name of what it refers to, such as "how much is Flex 8" for "how much is the bigger one". */
  rephrased: string | null;
  previous: ParsedMessage | null;
}
