import type {
  Assistant,
  AssistantTools,
  Question,
  Reply,
  StudioFacts,
} from '../../outside/assistant/port.ts';
import { fromPassages } from './answer-from-passages.ts';
import { askBack } from './ask-back.ts';
import { hear } from './heard.ts';
import type { Heard } from './parsed-message.ts';
import { weighed } from './subjects.ts';
import { twoQuestions } from './two-questions.ts';

/** Answers from the studio's facts by rules and search: always there, in a few milliseconds, and never invents. */
export function builtInAssistant(): Assistant {
  return {
    answer: async (question, tools, options = {}) => {
      const studio = await tools.studio();
      const reply =
        (await twoQuestions(question, studio, (one) => answerOne(one, studio, tools))) ??
        (await answerOne(question, studio, tools));
      options.onText?.(reply.text);
      return reply;
    },
  };
}

function answerOne(question: Question, studio: StudioFacts, tools: AssistantTools): Promise<Reply> {
  return answerHeard(hear(question, studio), tools);
}

/** The subject that most speaks for answers; what is written weighs against them; when neither does, it is asked back. */
async function answerHeard(heard: Heard, tools: AssistantTools): Promise<Reply> {
  if (!heard.before && /^(and|or) (the|that|this|another|other)\b/.test(heard.words)) return askBack(heard);
  const written = await fromPassages(heard, tools);
  for (const { subject, weight } of weighed(heard)) {
    if (written && written.weight > weight) return written.reply;
    const reply = await subject.answer(heard, tools);
    if (reply) return reply;
  }
  return written?.reply ?? askBack(heard);
}
