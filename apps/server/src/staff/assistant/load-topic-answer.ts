import { createBuiltInAssistant } from '../../conversations/built-in/built-in-assistant.ts';
import { assistantTopicsById } from '../../conversations/built-in/topics.ts';
import { createAssistantTools } from '../../conversations/tools/assistant-tools.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Returns the assistant's current answer to a topic's question, as a visitor who isn't logged in gets it. Throws
 * AppError bad_request for an unknown topic.
 */
export async function loadTopicAnswer(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, topicId }: { branchId: string; topicId: string },
): Promise<string> {
  const topic = assistantTopicsById.get(topicId);
  if (!topic) throw new AppError('bad_request', 'Choose a question from the list.', { field: 'topicId' });
  const now = clock.now();
  const tools = createAssistantTools({ database }, { branchId, now, principal: null });
  const question = { text: topic.question, earlier: [], now, signedIn: false };
  // A saved example could lead the question to another topic.
  const reply = await createBuiltInAssistant().answer(question, { ...tools, savedExamples: async () => [] });
  return reply.text;
}
