import type {
  Assistant,
  AssistantTools,
  Question,
  Reply,
  StudioDetails,
} from '../../integrations/assistant/port.ts';
import { answerFromPassages } from './answer-from-passages.ts';
import { answerTwoQuestions } from './answer-two-questions.ts';
import { askForClarification } from './ask-for-clarification.ts';
import { parseMessage } from './parse-message.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { rankTopics } from './rank-topics.ts';

/**
 * Creates the assistant that replies from the studio's data with rules and search: always available, in milliseconds,
 * and without inventing facts.
 */
export function createBuiltInAssistant(): Assistant {
  return {
    answer: async (question, tools, options = {}) => {
      const studio = await tools.studio();
      const reply =
        (await answerTwoQuestions(question, studio, (one) => answerOne(one, studio, tools))) ??
        (await answerOne(question, studio, tools));
      options.onText?.(reply.text);
      return reply;
    },
  };
}

function answerOne(question: Question, studio: StudioDetails, tools: AssistantTools): Promise<Reply> {
  return answerMessage(parseMessage(question, studio), tools);
}

/** Replies with the best topic or passage, whichever scores higher. Asks for clarification if neither matches. */
async function answerMessage(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  if (!message.before && /^(and|or) (the|that|this|another|other)\b/.test(message.normalized))
    return askForClarification(message);
  const written = await answerFromPassages(message, tools);
  for (const { subject, weight } of rankTopics(message)) {
    if (written && written.weight > weight) return written.reply;
    const reply = await subject.answer(message, tools);
    if (reply) return reply;
  }
  return written?.reply ?? askForClarification(message);
}
