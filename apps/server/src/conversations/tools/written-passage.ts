import type { ReplyLink } from '../../integrations/assistant/port.ts';

/** Something that the studio says about itself, with other words that people ask for it with. */
export interface SourcePassage {
  id: string;
  title: string;
  /** Plain text. */
  text: string;
  link: ReplyLink | null;
  /** Words that are not in it, but in the questions that it answers. */
  asked?: string;
}
