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
  excludedActivities: readonly string[];
  excludedInstructors: readonly string[];
  /** Monday is 0. */
  excludedWeekdays: readonly number[];
  places: number | null;
  reference: ListReference | null;
  isFollowUp: boolean;
  /** Whether the message only names details, such as "and on friday?" or "for two". It has no topic of its own. */
  isFragment: boolean;
  /**
   * Classes of the latest reply with classes, among the last four, in the order of the reply. Excludes started classes
   * and includes full ones.
   */
  shownClasses: readonly FoundClass[];
  /** Links of the bookings that the previous reply named, in that order. */
  listedBookings: readonly string[];
  /** Those of `shownClasses` to which the message refers. */
  referencedClasses: readonly FoundClass[];
  /** Classes that the visitor has seen and doesn't want. */
  skippedClassIds: readonly string[];
  /** Whether the message contains only a reference, such as "the second one please". */
  isBareReference: boolean;
  /**
   * The message with names in place of its references, such as "how much is Flex 8" for "how much is the bigger one".
   */
  rephrased: string | null;
  previous: ParsedMessage | null;
}
