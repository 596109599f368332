import { randomUUID } from 'node:crypto';
import type {
  AssistantExample,
  GetAssistantOverviewResponse,
  ListAssistantExamplesResponse,
  ListUnansweredMessagesResponse,
} from '@studio/contracts/staff-assistant';
import { conversationMessages, conversations } from '@studio/server/conversations/tables';
import { buildTextReply } from '@studio/server/conversations/text-reply';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installScriptedAssistant, type ScriptedAssistant, sendChatMessage } from '../harness/chat.ts';
import { type ChatStudio, openChatStudio } from '../harness/chat-studio.ts';
import type { TestBrowser } from '../harness/test-studio.ts';

const noon = new Date('2026-11-23T12:00:00Z');
let chat: ChatStudio;
let builtIn: ChatStudio['studio']['services']['assistant'];
let assistant: ScriptedAssistant;
let sam: TestBrowser;
let userId: string;
beforeAll(async () => {
  chat = await openChatStudio();
  builtIn = chat.studio.services.assistant;
  chat.studio.time.now = noon;
  const staff = await chat.member('Sam', ['STAFF']);
  sam = staff.visitor;
  userId = staff.sub;
});
beforeEach(async () => {
  assistant = installScriptedAssistant(chat.studio);
  chat.studio.time.now = noon;
  for (const { id } of await listExamples())
    await sam.call('/admin/assistant/examples/remove', { exampleId: id });
  await chat.studio.database.orm.delete(conversationMessages);
  await chat.studio.database.orm.delete(conversations);
});
afterAll(() => chat.studio.close());

const dialogueState = { topicId: null, offer: null, choices: [], isSmallTalk: false };
const list = async (after?: string) => {
  const { body } = await sam.call('/admin/assistant/messages', { after });
  return body as never as ListUnansweredMessagesResponse;
};
const listExamples = async (): Promise<AssistantExample[]> =>
  ((await sam.call('/admin/assistant/examples', {})).body as never as ListAssistantExamplesResponse).examples;
const save = (key: object, topicId = 'parking') =>
  sam.call('/admin/assistant/examples/save', { ...key, topicId });
const review = (key: object, action: string) => sam.call('/admin/assistant/review', { ...key, action });

/** Sends a message that the assistant doesn't understand, and returns its key. */
async function sendUnknown(text: string, visitor = chat.studio.visitor()) {
  assistant.replyWith({ dialogueState });
  await sendChatMessage(visitor, text);
  const { messages } = await list();
  const [newest] = messages;
  return { conversationId: newest?.conversationId ?? '', messageId: newest?.messageId ?? '' };
}

/** Returns the topic that the built-in assistant answers. */
async function askBuiltIn(text: string): Promise<string | null | undefined> {
  chat.studio.services.assistant = builtIn;
  const visitor = chat.studio.visitor();
  await sendChatMessage(visitor, text);
  return (await chat.messagesOf(visitor)).at(-1)?.extras?.dialogueState?.topicId;
}

describe('list of unanswered messages', () => {
  it('contains messages that weren’t understood, that need clarifying or that were handed over, newest first', async () => {
    const send = async (text: string, reply: Parameters<ScriptedAssistant['replyWith']>[0]) => {
      chat.advanceTime(1);
      assistant.replyWith(reply);
      await sendChatMessage(chat.studio.visitor(), text);
    };
    await send('Is there a car park nearby?', {
      dialogueState: { ...dialogueState, choices: ['parking', 'changing_rooms'] },
    });
    await send('is there parking? mine is 07700 900123 or a@b.example', { dialogueState });
    await send('I was charged twice', {
      dialogueState: { ...dialogueState, topicId: 'complaint' },
      handOver: true,
    });
    await send('A person please', {
      dialogueState: { ...dialogueState, topicId: 'talk_to_human' },
      handOver: true,
    });
    await send('Do you have showers?', { dialogueState: { ...dialogueState, topicId: 'showers' } });
    await send('From a language model', {});
    await sendChatMessage(chat.studio.visitor(), 'Someone please', { recipient: 'person' });
    const { messages, next } = await list();
    expect(messages.map(({ text, outcome }) => [text, outcome])).toEqual([
      ['I was charged twice', 'HANDED_OVER'],
      ['is there parking? mine is [number] or [email]', 'NOT_UNDERSTOOD'],
      ['Is there a car park nearby?', 'ASKED_TO_CLARIFY'],
    ]);
    expect(messages[2]).toMatchObject({ likelyTopicId: 'parking', canBeExample: true });
    expect(next).toBeNull();
  });

  it('contains nothing of the reply, even if it is about the visitor', async () => {
    assistant.replyWith({ text: 'You are booked at 18:00.', dialogueState });
    await sendChatMessage(chat.studio.visitor(), 'what about mine');
    expect(JSON.stringify(await list())).not.toContain('booked');
  });

  it('ends after 30 days, and goes on page by page', async () => {
    assistant.replyWith({ dialogueState });
    for (let count = 0; count < 33; count++) {
      chat.advanceTime(1);
      await sendChatMessage(chat.studio.visitor(), `zorb ${'abcdefghijklmnopqrstuvwxyzäöüßæøå'[count]}`);
    }
    const first = await list();
    expect(first.messages).toHaveLength(30);
    const second = await list(first.next ?? '');
    expect(second.messages).toHaveLength(3);
    expect(second.next).toBeNull();
    const ids = [...first.messages, ...second.messages].map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(33);
    chat.advanceTime(30 * 86_400 + 1);
    expect((await list()).messages).toEqual([]);
  });

  it('rejects an invalid cursor', async () => {
    expect((await sam.call('/admin/assistant/messages', { after: 'nonsense' })).status).toBe(400);
  });
});

describe('saved example', () => {
  const text = 'Do you keep zorbing pods? My name is Amara, ring 07700 900123';

  it('is answered by its topic from the next message on, and leaves the list with others like it', async () => {
    expect(await askBuiltIn('zorbing pod storage')).toBeNull();
    assistant = installScriptedAssistant(chat.studio);
    const key = await sendUnknown('Zorbing pod storage!');
    expect((await save(key)).status).toBe(200);
    expect((await list()).messages).toEqual([]);
    expect(await askBuiltIn('zorbing pod storage')).toBe('parking');
  });

  it('is stored without personal data, and the activity log doesn’t contain its text', async () => {
    const key = await sendUnknown(text);
    await save(key);
    const [example] = await listExamples();
    expect(example).toMatchObject({
      topicId: 'parking',
      text: 'do you keep zorbing pods my name is name ring number',
      savedBy: 'Sam Quill',
    });
    const entries = await chat.studio.database.orm
      .select()
      .from(audit)
      .where(eq(audit.subjectId, example?.id ?? ''));
    expect(entries).toMatchObject([
      { actor: `staff:${userId}`, action: 'SAVED', detail: { topicId: 'parking' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('zorbing');
  });

  it('is stored once, however often it is saved, and moves to the last topic', async () => {
    const key = await sendUnknown(text);
    await save(key);
    await save(key);
    expect(await listExamples()).toHaveLength(1);
    await save(key, 'contact_details');
    expect((await listExamples()).map(({ topicId }) => topicId)).toEqual(['contact_details']);
  });

  it('returns to the list when staff undo it, and its example is removed', async () => {
    const key = await sendUnknown('Zorbing pod storage!');
    await save(key);
    expect((await review(key, 'reopen')).status).toBe(200);
    expect((await review(key, 'reopen')).status).toBe(200);
    expect(await listExamples()).toEqual([]);
    expect((await list()).messages.map(({ messageId }) => messageId)).toEqual([key.messageId]);
    expect(await askBuiltIn('zorbing pod storage')).toBeNull();
  });

  it('keeps its example when staff undo it, while another message is saved as the same example', async () => {
    const keys = [await sendUnknown('Zorbing pod storage!')];
    chat.advanceTime(1);
    keys.push(await sendUnknown('zorbing pod storage'));
    for (const key of keys) await save(key);
    expect(await listExamples()).toHaveLength(1);
    await review(keys[0] ?? {}, 'reopen');
    expect((await listExamples()).map(({ topicId }) => topicId)).toEqual(['parking']);
    await review(keys[1] ?? {}, 'reopen');
    expect(await listExamples()).toEqual([]);
    expect((await list()).messages).toHaveLength(2);
  });

  it('outlives its conversation without a reference to it', async () => {
    const visitor = chat.studio.visitor();
    const key = await sendUnknown(text, visitor);
    await save(key);
    await visitor.call('/chat/end', {});
    expect(await listExamples()).toHaveLength(1);
    expect(JSON.stringify(await listExamples())).not.toContain(key.messageId);
    expect((await save(key)).status).toBe(404);
  });

  it('must be a message that was not answered, and fit an example', async () => {
    const key = await sendUnknown('fine');
    for (const topicId of ['no_such_topic', 'greeting', 'emergency_now'])
      expect((await save(key, topicId)).status).toBe(400);
    expect((await save({ ...key, messageId: randomUUID() })).status).toBe(404);
    expect((await save(await sendUnknown('zorb '.repeat(80)))).status).toBe(400);
    expect((await list()).messages[0]).toMatchObject({ canBeExample: false });
    for (const wordless of ['🙂🙂', '07700 900123', 'amara@example.com', '7K2M-9QXB'])
      expect((await save(await sendUnknown(wordless))).status).toBe(400);
    assistant.replyWith({
      ...buildTextReply('Yes.'),
      dialogueState: { ...dialogueState, topicId: 'parking' },
    });
    const visitor = chat.studio.visitor();
    await sendChatMessage(visitor, 'answered');
    const [message] = await chat.messagesOf(visitor);
    const answered = { conversationId: message?.conversationId, messageId: message?.id };
    expect((await save(answered)).status).toBe(404);
  });
});

describe('dismissed message', () => {
  it('leaves the list until staff undo it', async () => {
    const key = await sendUnknown('la la la');
    expect((await review(key, 'dismiss')).status).toBe(200);
    expect((await review(key, 'dismiss')).status).toBe(200);
    expect((await list()).messages).toEqual([]);
    expect(await listExamples()).toEqual([]);
    await review(key, 'reopen');
    expect((await list()).messages).toHaveLength(1);
  });

  it('cannot be one that is an example', async () => {
    const key = await sendUnknown('la la la');
    await save(key);
    expect((await review(key, 'dismiss')).status).toBe(409);
  });
});

describe('answer of a topic', () => {
  const readAnswer = async (topicId: string) =>
    (await sam.call('/admin/assistant/answer', { topicId })) as never as {
      status: number;
      body: { answer: string };
    };

  it('is what the assistant answers to the question of the topic', async () => {
    const { topics } = (await sam.call('/admin/assistant/overview', {}))
      .body as never as GetAssistantOverviewResponse;
    const parking = topics.find(({ id }) => id === 'parking');
    expect(parking).toMatchObject({ question: 'Is there parking?', canHaveExamples: true });
    expect((await readAnswer('parking')).body.answer).toContain('I don’t know about parking');
    chat.studio.services.assistant = builtIn;
    const visitor = chat.studio.visitor();
    await sendChatMessage(visitor, 'What are your opening hours?');
    const reply = (await chat.messagesOf(visitor)).at(-1);
    expect((await readAnswer(reply?.extras?.dialogueState?.topicId ?? '')).body.answer).toBe(reply?.text);
  });

  it('stays the same when its question is saved as an example of another topic', async () => {
    const key = await sendUnknown('Is there parking?');
    await save(key, 'contact_details');
    expect((await readAnswer('parking')).body.answer).toContain('I don’t know about parking');
  });

  it('exists for known topics only, and small talk and emergencies take no examples', async () => {
    expect((await readAnswer('no_such_topic')).status).toBe(400);
    const { topics } = (await sam.call('/admin/assistant/overview', {}))
      .body as never as GetAssistantOverviewResponse;
    const without = topics.filter(({ canHaveExamples }) => !canHaveExamples).map(({ id }) => id);
    expect(without).toEqual(expect.arrayContaining(['greeting', 'injection', 'emergency_now']));
  });
});

describe('access', () => {
  it('is for staff only', async () => {
    const { visitor: member } = await chat.member('Mia');
    for (const call of ['overview', 'messages', 'examples']) {
      expect((await member.call(`/admin/assistant/${call}`, {})).status).toBe(403);
      expect((await chat.studio.visitor().call(`/admin/assistant/${call}`, {})).status).toBe(401);
    }
    const key = await sendUnknown('la la la');
    expect((await member.call('/admin/assistant/examples/save', { ...key, topicId: 'parking' })).status).toBe(
      403,
    );
    expect((await member.call('/admin/assistant/review', { ...key, action: 'dismiss' })).status).toBe(403);
  });
});
