import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { removeLeadingYes } from './cancelling-topic.ts';
import { buildPassageReply } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** Scores of passages: one from `sure` upwards certainly matches, one below `least` doesn't match at all. */
const sure = 40;
const least = 11;

/** Replies with the best passage of the studio's texts. Its score is comparable with the scores of topics. */
export async function answerFromPassages(
  { normalized }: ParsedMessage,
  tools: AssistantTools,
): Promise<{ weight: number; reply: Reply } | null> {
  const [best] = await tools.search(normalized);
  if (!best || best.score < least) return null;
  const reply = buildPassageReply(best);
  return {
    weight: Math.min(3.4, 1.6 + (1.8 * best.score) / sure),
    reply: { ...reply, text: removeLeadingYes(reply.text) },
  };
}
