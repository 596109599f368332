import type { DateAndTime } from '@studio/domain/conversations/parse-date-and-time';
import type { ListReference } from '@studio/domain/conversations/parse-reference';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { Question, StudioDetails } from '../../integrations/assistant/port.ts';
import type { MentionedNames } from './mentioned-names.ts';

/** A message as far as it is understood. */
export interface ParsedMessage {
  question: Question;
  studio: StudioDetails;
  today: LocalDate;
  /** Tidied (tidy-words). */
  words: string;
  /** What this message says by itself. */
  own: { names: MentionedNames; when: DateAndTime };
  /** The same with what it goes on from. */
  names: MentionedNames;
  when: DateAndTime;
  /** Activities that are not wanted. */
  without: readonly string[];
  places: number | null;
  reference: ListReference | null;
  /** It goes on from the message before. */
  leans: boolean;
  before: ParsedMessage | null;
}
