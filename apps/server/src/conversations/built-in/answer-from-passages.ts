import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { removeLeadingYes } from './cancelling-topic.ts';
import { buildPassageReply } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** Score from which a passage certainly matches the question. */
const sure = 40;
/** Score below which a passage doesn't match at all. */
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
    reply: { ...reply, text: removeLeadingYes(reply.text, best.id) },
  };
}
