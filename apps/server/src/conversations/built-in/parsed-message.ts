import type { DateAndTime } from '@studio/domain/conversations/parse-date-and-time';
import type { ListReference } from '@studio/domain/conversations/parse-reference';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { Question, StudioDetails } from '../../integrations/assistant/port.ts';
import type { MentionedNames } from './mentioned-names.ts';

export interface ParsedMessage {
  question: Question;
  studio: StudioDetails;
  today: LocalDate;
  /** Normalised text (normalize-message.ts). */
  normalized: string;
  /** Parsed from this message alone. */
  own: { names: MentionedNames; when: DateAndTime };
  /** Parsed from this message and the one that it follows up. */
  names: MentionedNames;
  when: DateAndTime;
  /** Activities that the visitor excludes. */
  without: readonly string[];
  places: number | null;
  reference: ListReference | null;
  /** The message is a follow-up to the one before. */
  isFollowUp: boolean;
  before: ParsedMessage | null;
}
