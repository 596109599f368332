import { randomUUID } from 'node:crypto';
import type { ChatResponse, ConversationResponse } from '@studio/contracts/chat';
import { buildTextReply } from '@studio/server/conversations/text-reply';
import type { Assistant, AssistantTools, Question, Reply } from '@studio/server/integrations/assistant/port';
import type { TestBrowser, TestStudio } from './test-studio.ts';

/** Assistant with scripted replies, which records the questions. */
export interface ScriptedAssistant {
  questions: Question[];
  /** Sets the reply, or the function that creates it. */
  replyWith(reply: Partial<Reply> | Assistant['answer']): void;
}

const probeQuery = { name: 'test_anything', text: 'SELECT 1' };

/** Replaces the studio's assistant adapter. */
export function installScriptedAssistant(studio: TestStudio): ScriptedAssistant {
  const questions: Question[] = [];
  let answer: Assistant['answer'] = async () => buildTextReply('Yes.');
  studio.services.assistant = {
    answer: async (question: Question, tools: AssistantTools, options) => {
      // Detects calls from within a transaction, because this query would then wait for that transaction: the test
      // database has one session.
      await studio.database.run(probeQuery, []);
      questions.push(question);
      return answer(question, tools, options);
    },
  };
  return {
    questions,
    replyWith: (reply) => {
      answer = typeof reply === 'function' ? reply : async () => ({ ...buildTextReply('Yes.'), ...reply });
    },
  };
}

export async function sendChatMessage(
  visitor: TestBrowser,
  message: string,
  fields: object = {},
): Promise<{ status: number; body: ChatResponse & { code?: string } }> {
  const { status, body } = await visitor.call('/chat', { message, messageId: randomUUID(), ...fields });
  return { status, body: body as never };
}

/** Returns the visitor's chat, newest first. Throws on an error response. */
export async function readChat(visitor: TestBrowser, fields: object = {}): Promise<ConversationResponse> {
  const { status, body } = await visitor.call('/chat/conversation', fields);
  if (status !== 200) throw new Error(`Not shown: ${body.message}`);
  return body as never;
}
