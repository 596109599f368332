import type { ConversationTurn } from '../../integrations/assistant/port.ts';
import { createBuiltInAssistant } from './built-in-assistant.ts';
import { createFakeAssistantTools, type FakeAssistantData } from './fake-assistant-tools.ts';

/** Sends messages to the built-in assistant one after the other, for unit tests, and returns the last reply. */
export async function sendMessagesInTurn(messages: readonly string[], data: FakeAssistantData, now: Date) {
  const tools = createFakeAssistantTools(data);
  const earlier: ConversationTurn[] = [];
  let reply = null;
  for (const text of messages) {
    const question = { text, earlier: [...earlier], now, signedIn: Boolean(data.bookings) };
    reply = await createBuiltInAssistant().answer(question, tools);
    const { classIds, dialogueState = null } = reply;
    earlier.push({ role: 'user', text }, { role: 'assistant', text: reply.text, classIds, dialogueState });
  }
  if (!reply) throw new Error('Nothing was asked.');
  return reply;
}
