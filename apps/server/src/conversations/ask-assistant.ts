import { askForPersonText } from '@studio/domain/conversations/conversation';
import type { AssistantTools, Question, Reply } from '../integrations/assistant/port.ts';
import type { Services } from '../platform/services.ts';
import { buildTextReply } from './text-reply.ts';

/** How long an engine has, in milliseconds: the page waits for 30 seconds. */
const answerWithinMs = 25_000;

/** What is said where there is no answer: that there is none, and that a person can be had. */
const noAnswer = buildTextReply(
  'Sorry, I cannot answer that just now. Would you like somebody of the team to look?',
  { links: [{ label: 'Write to us', to: '/contact' }], suggestions: [askForPersonText] },
);

/**
 * Asks the engine. One that fails or takes longer than 25 seconds is answered for, honestly. Throws only when whoever
 * asked has left before there was an answer.
 */
export async function askAssistant(
  { assistant, log }: Pick<Services, 'assistant' | 'log'>,
  question: Question,
  tools: AssistantTools,
  { onText, signal }: { onText?: (piece: string) => void; signal?: AbortSignal },
  withinMs = answerWithinMs,
): Promise<Reply> {
  const late = AbortSignal.timeout(withinMs);
  const either = signal ? AbortSignal.any([signal, late]) : late;
  try {
    const asked = assistant.answer(question, tools, { ...(onText && { onText }), signal: either });
    return await Promise.race([asked, givenUp(either)]);
  } catch (error) {
    if (signal?.aborted) throw error;
    log.warn({ err: error }, 'the assistant has no answer');
    return noAnswer;
  }
}

/** Never answers: an engine that does not listen to its signal is left behind. */
function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
