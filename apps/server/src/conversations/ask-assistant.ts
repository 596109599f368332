import { askForPersonText } from '@studio/domain/conversations/conversation';
import type { AssistantTools, Question, Reply } from '../integrations/assistant/port.ts';
import type { Services } from '../platform/services.ts';
import { buildTextReply } from './text-reply.ts';

/** Time limit of a reply, in milliseconds. Shorter than the 30 seconds that the page waits. */
const replyTimeoutMs = 25_000;

/** Reply when the assistant fails. Says so and offers a conversation with a person. */
const failureReply = buildTextReply(
  'Sorry, I can’t answer that right now. Would you like our team to take a look?',
  {
    links: [{ label: 'Contact us', to: '/contact' }],
    suggestions: [askForPersonText],
    dialogueState: { topicId: null, offer: null, choices: [], isSmallTalk: false },
  },
);

/**
 * Asks the assistant. Returns a default reply if the assistant fails or takes longer than 25 seconds. Throws only if
 * the visitor disconnects before there is a reply.
 */
export async function askAssistant(
  { assistant, log }: Pick<Services, 'assistant' | 'log'>,
  question: Question,
  tools: AssistantTools,
  { onText, signal }: { onText?: (piece: string) => void; signal?: AbortSignal },
  withinMs = replyTimeoutMs,
): Promise<Reply> {
  const late = AbortSignal.timeout(withinMs);
  const combined = signal ? AbortSignal.any([signal, late]) : late;
  try {
    const response = assistant.answer(question, tools, { ...(onText && { onText }), signal: combined });
    return await Promise.race([response, rejectOnAbort(combined)]);
  } catch (error) {
    if (signal?.aborted) throw error;
    log.warn({ err: error }, 'the assistant failed to reply');
    return failureReply;
  }
}

/**
 * Returns a promise that rejects when the signal aborts, so that no one waits for an assistant that ignores the signal.
 */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
