import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** Words that speak for a subject, as they stand in a tidied message, and how much they do. */
export type Cue = readonly [words: RegExp, weight: number];

/** One thing that people ask about. */
export interface Topic {
  name: string;
  cues: readonly Cue[];
  /** What speaks for it, or against it, beside words. */
  more?(heard: ParsedMessage): number;
  /** Null: it has no answer to this after all, and the next subject is asked. */
  answer(heard: ParsedMessage, tools: AssistantTools): Promise<Reply | null>;
}

/** How much speaks for a subject. */
export function scoreTopic(subject: Topic, heard: ParsedMessage): number {
  const cued = subject.cues.reduce((sum, [words, weight]) => sum + (words.test(heard.words) ? weight : 0), 0);
  return cued + (subject.more?.(heard) ?? 0);
}
