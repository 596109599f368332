import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** A pattern in the normalised message, and the score that it adds. */
export type Cue = readonly [words: RegExp, weight: number];

/** A subject that visitors ask about. */
export interface Topic {
  name: string;
  cues: readonly Cue[];
  /** Adds to or subtracts from the score, for reasons other than patterns. */
  more?(heard: ParsedMessage): number;
  /** Returns null if the topic has no reply after all. The next topic is then tried. */
  answer(heard: ParsedMessage, tools: AssistantTools): Promise<Reply | null>;
}

export function scoreTopic(subject: Topic, heard: ParsedMessage): number {
  const cued = subject.cues.reduce((sum, [words, weight]) => sum + (words.test(heard.words) ? weight : 0), 0);
  return cued + (subject.more?.(heard) ?? 0);
}
