import { randomUUID } from 'node:crypto';
import type { ChatResponse, ConversationResponse } from '@studio/contracts/chat';
import { buildTextReply } from '@studio/server/conversations/text-reply';
import type { Assistant, AssistantTools, Question, Reply } from '@studio/server/integrations/assistant/port';
import type { TestBrowser, TestStudio } from './test-studio.ts';

/** An engine that says what a test tells it to, and what it was asked. */
export interface ScriptedAssistant {
  asked: Question[];
  /** From now on it answers with this, or does this. */
  says(reply: Partial<Reply> | Assistant['answer']): void;
}

const anything = { name: 'test_anything', text: 'SELECT 1' };

/** Puts such an engine behind the studio's door to its assistant. */
export function installScriptedAssistant(studio: TestStudio): ScriptedAssistant {
  const asked: Question[] = [];
  let answer: Assistant['answer'] = async () => buildTextReply('Yes.');
  studio.services.assistant = {
    answer: async (question: Question, tools: AssistantTools, options) => {
      // Asked from within a transaction this would never be answered: the tests' database has one session.
      await studio.database.run(anything, []);
      asked.push(question);
      return answer(question, tools, options);
    },
  };
  return {
    asked,
    says: (reply) => {
      answer = typeof reply === 'function' ? reply : async () => ({ ...buildTextReply('Yes.'), ...reply });
    },
  };
}

/** Says something in the chat of a visitor. */
export async function sendChatMessage(
  visitor: TestBrowser,
  message: string,
  more: object = {},
): Promise<{ status: number; body: ChatResponse & { code?: string } }> {
  const { status, body } = await visitor.call('/chat', { message, messageId: randomUUID(), ...more });
  return { status, body: body as never };
}

/** The chat of a visitor, newest first. */
export async function readChat(visitor: TestBrowser, more: object = {}): Promise<ConversationResponse> {
  const { status, body } = await visitor.call('/chat/conversation', more);
  if (status !== 200) throw new Error(`Not shown: ${body.message}`);
  return body as never;
}
