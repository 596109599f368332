import type { ReplyLink } from '../../integrations/assistant/port.ts';

/** Text about the studio that the assistant can quote, with search keywords that the text doesn't contain. */
export interface SourcePassage {
  id: string;
  title: string;
  /** Text without formatting. */
  text: string;
  link: ReplyLink | null;
  /** Search keywords, which occur in questions about the passage but not in its text. */
  keywords?: string;
}
