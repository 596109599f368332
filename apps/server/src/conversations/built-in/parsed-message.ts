import type { Reference } from '@studio/domain/conversations/read-reference';
import type { When } from '@studio/domain/conversations/read-when';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { Question, StudioFacts } from '../../outside/assistant/port.ts';
import type { Names } from './names.ts';

/** A message as far as it is understood. */
export interface Heard {
  question: Question;
  studio: StudioFacts;
  today: LocalDate;
  /** Tidied (tidy-words). */
  words: string;
  /** What this message says by itself. */
  own: { names: Names; when: When };
  /** The same with what it goes on from. */
  names: Names;
  when: When;
  /** Activities that are not wanted. */
  without: readonly string[];
  places: number | null;
  reference: Reference | null;
  /** It goes on from the message before. */
  leans: boolean;
  before: Heard | null;
}
