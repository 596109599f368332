import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** A pattern in the normalised message, and the score that it adds. */
export type Cue = readonly [words: RegExp, weight: number];

/** A subject that visitors ask about. */
export interface Topic {
  name: string;
  cues: readonly Cue[];
  /** Optional callback that adds to or subtracts from the score, for reasons other than patterns. */
  more?(message: ParsedMessage): number;
  /** Returns the reply, or null if the topic has none after all. Then the next topic is tried. */
  answer(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null>;
}

export function scoreTopic(subject: Topic, message: ParsedMessage): number {
  const cued = subject.cues.reduce(
    (sum, [pattern, weight]) => sum + (pattern.test(message.normalized) ? weight : 0),
    0,
  );
  return cued + (subject.more?.(message) ?? 0);
}
