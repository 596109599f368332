import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { removeLeadingYes } from './cancelling-topic.ts';
import { buildPassageReply } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** A passage that scores so much surely answers the question; less than the least says nothing about it. */
const sure = 40;
const least = 11;

/** What the studio says about itself, and how much speaks for it: comparable to the weights of subjects. */
export async function answerFromPassages(
  { words }: ParsedMessage,
  tools: AssistantTools,
): Promise<{ weight: number; reply: Reply } | null> {
  const [best] = await tools.search(words);
  if (!best || best.score < least) return null;
  const reply = buildPassageReply(best);
  return {
    weight: Math.min(3.4, 1.6 + (1.8 * best.score) / sure),
    reply: { ...reply, text: removeLeadingYes(reply.text) },
  };
}
