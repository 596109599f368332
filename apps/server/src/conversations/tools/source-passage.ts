import type { ReplyLink } from '../../integrations/assistant/port.ts';

/** A text about the studio, with other phrasings of the question that it answers. */
export interface SourcePassage {
  id: string;
  title: string;
  /** Text without formatting. */
  text: string;
  link: ReplyLink | null;
  /** Words that occur in such questions, but not in the text. */
  asked?: string;
}
