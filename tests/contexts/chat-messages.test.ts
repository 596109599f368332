import { randomUUID } from 'node:crypto';
import { conversationMessages, conversations } from '@studio/server/conversations/tables';
import { buildTextReply } from '@studio/server/conversations/text-reply';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  installScriptedAssistant,
  readChat,
  type ScriptedAssistant,
  sendChatMessage,
} from '../harness/chat.ts';
import { type ChatStudio, openChatStudio } from '../harness/chat-studio.ts';
import { openTestStudio } from '../harness/test-studio.ts';

let assistant: ScriptedAssistant;
const noon = new Date('2026-11-23T12:00:00Z');

let { studio, advanceTime, rowOf, messagesOf } = {} as ChatStudio;

beforeAll(async () => {
  ({ studio, advanceTime, rowOf, messagesOf } = await openChatStudio());
});
beforeEach(() => {
  studio.time.now = noon;
  assistant = installScriptedAssistant(studio);
});
afterAll(() => studio.close());

describe('chat message', () => {
  it('is stored with its reply, and both are listed newest first', async () => {
    const visitor = studio.visitor();
    assistant.replyWith({
      text: 'We do.',
      suggestions: ['When?'],
      links: [{ label: 'Prices', to: '/pricing' }],
    });
    const { status, body } = await sendChatMessage(visitor, '  Do you have mats?  ');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      reply: 'We do.',
      sent: { role: 'user', text: 'Do you have mats?', author: null },
      message: { role: 'assistant', text: 'We do.', suggestions: ['When?'] },
      conversation: {
        state: 'ASSISTANT',
        teamMember: null,
        isTeamAvailable: true,
        opensAt: null,
        email: null,
      },
    });
    expect(body).not.toHaveProperty('action');
    await sendChatMessage(visitor, 'And towels?');
    const { messages } = await readChat(visitor);
    expect(messages.map(({ text }) => text)).toEqual([
      'We do.',
      'And towels?',
      'We do.',
      'Do you have mats?',
    ]);
    const newer = await readChat(visitor, { after: body.message?.id });
    expect(newer.messages.map(({ text }) => text)).toEqual(['We do.', 'And towels?']);
  });

  it('reaches the engine with at most twelve earlier turns, oldest first, and nothing about the sender', async () => {
    const visitor = studio.visitor();
    for (let number = 1; number <= 8; number++) {
      assistant.replyWith({ text: `Answer ${number}` });
      await sendChatMessage(visitor, `Question ${number}`);
    }
    const question = assistant.questions.at(-1);
    expect(question?.text).toBe('Question 8');
    expect(question?.earlier).toHaveLength(12);
    expect(question?.earlier[0]).toEqual({ role: 'user', text: 'Question 2', personal: false });
    expect(question?.earlier.at(-1)).toMatchObject({ role: 'assistant', text: 'Answer 7', personal: false });
    expect(Object.keys(question ?? {}).sort()).toEqual(['earlier', 'now', 'signedIn', 'text']);
    expect(question?.signedIn).toBe(false);
  });

  it('is processed once when repeated, and returns 409 when its id comes with another text', async () => {
    const visitor = studio.visitor();
    const messageId = randomUUID();
    let calls = 0;
    assistant.replyWith(async () => {
      calls++;
      await new Promise((done) => setTimeout(done, 300));
      return buildTextReply('Once.');
    });
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => sendChatMessage(visitor, 'Twice?', { messageId })),
    );
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.message?.id}`)).size).toBe(1);
    expect(calls).toBe(1);
    expect(await messagesOf(visitor)).toHaveLength(2);
    const other = await sendChatMessage(visitor, 'Thrice?', { messageId });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch']);
  });

  it('is idempotent even with a lone surrogate, where a text box cuts an emoji', async () => {
    const visitor = studio.visitor();
    const half = ['Half \ud83e of it', { messageId: randomUUID() }] as const;
    const [first, repeated] = [
      await sendChatMessage(visitor, ...half),
      await sendChatMessage(visitor, ...half),
    ];
    expect([repeated.status, repeated.body.message?.id]).toEqual([200, first.body.message?.id]);
    expect(assistant.questions[0]?.text).toBe('Half \ufffd of it');
  });

  it('waits for the previous message of its conversation', { tags: 'long' }, async () => {
    const visitor = studio.visitor();
    let running = 0;
    let maxRunning = 0;
    assistant.replyWith(async ({ text }) => {
      maxRunning = Math.max(maxRunning, ++running);
      await new Promise((done) => setTimeout(done, 200));
      running--;
      return buildTextReply(`To ${text}`);
    });
    const responses = await Promise.all(['a', 'b', 'c'].map((text) => sendChatMessage(visitor, text)));
    expect(responses.map(({ body }) => body.reply).sort()).toEqual(['To a', 'To b', 'To c']);
    expect(maxRunning).toBe(1);
    const userTexts = assistant.questions
      .slice(-3)
      .map(({ text, earlier }) => [
        ...earlier.filter(({ role }) => role === 'user').map((turn) => turn.text),
        text,
      ]);
    expect(userTexts.sort((one, other) => one.length - other.length)).toEqual([
      ['a'],
      ['a', 'b'],
      ['a', 'b', 'c'],
    ]);
    expect((await messagesOf(visitor)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('polls the database less often the longer it waits', { tags: 'long' }, async () => {
    const { database } = studio.services;
    const { run } = database;
    const claimedAt: number[] = [];
    const enough = Promise.withResolvers<void>();
    database.run = (statement, values) => {
      if (statement.name === 'claim_reply_lock' && claimedAt.push(performance.now()) === 6) enough.resolve();
      return run(statement, values);
    };
    assistant.replyWith(async () => {
      await enough.promise;
      return buildTextReply('Slow.');
    });
    const visitor = studio.visitor();
    await Promise.all([sendChatMessage(visitor, 'First'), sendChatMessage(visitor, 'Second')]);
    database.run = run;
    const [, , , , fifth = 0, sixth = 0] = claimedAt;
    expect(sixth - fifth).toBeGreaterThan(500);
  });

  it('is answered on a retry after the process that handled it died', async () => {
    const visitor = studio.visitor();
    const messageId = randomUUID();
    await sendChatMessage(visitor, 'Anybody?', { messageId });
    const conversation = await rowOf(visitor);
    const inConversation = eq(conversationMessages.conversationId, conversation?.id ?? '');
    await studio.database.orm
      .delete(conversationMessages)
      .where(and(inConversation, eq(conversationMessages.role, 'assistant')));
    const replyLockedUntil = new Date(noon.getTime() + 20_000);
    await studio.database.orm
      .update(conversations)
      .set({ replyingTo: messageId, replyLockedUntil })
      .where(eq(conversations.id, conversation?.id ?? ''));
    advanceTime(21);
    assistant.replyWith({ text: 'Here now.' });
    expect((await sendChatMessage(visitor, 'Anybody?', { messageId })).body.reply).toBe('Here now.');
    expect(await messagesOf(visitor)).toHaveLength(2);
  });

  it('is rejected when blank, of control characters only, or over 1,000 characters', async () => {
    for (const message of ['', '   \n ', '\u0000\u0001', 'x'.repeat(1001)]) {
      const { status, body } = await sendChatMessage(studio.visitor(), message);
      expect([status, body.code]).toEqual([400, 'bad_request']);
    }
  });

  it('is rejected without a server error when another field holds a null character', async () => {
    const { status, body } = await sendChatMessage(studio.visitor(), 'Hi', { branchId: 'a\u0000b' });
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });

  it('is treated as plain text, and so is its reply', async () => {
    const visitor = studio.visitor();
    const text = `<script>alert('x')</script> **bold** [a](javascript:b) '; DROP TABLE conversations; --`;
    assistant.replyWith({
      text: `<img src=x onerror=alert(1)>`,
      links: [{ label: 'x', to: 'javascript:alert(1)' }],
    });
    const { body } = await sendChatMessage(visitor, text);
    expect(body.sent.text).toBe(text);
    expect(body.message).toMatchObject({ text: '<img src=x onerror=alert(1)>', links: [] });
    expect((await readChat(visitor)).messages[1]?.text).toBe(text);
  });

  it('is rate-limited from the twenty-first in a minute', async () => {
    const limited = await openTestStudio({ limits: 'on' });
    installScriptedAssistant(limited);
    const visitor = limited.visitor();
    for (let number = 0; number < 20; number++)
      expect((await sendChatMessage(visitor, 'Hello')).status).toBe(200);
    expect((await sendChatMessage(visitor, 'Hello')).body.code).toBe('rate_limited');
    await limited.close();
  });
});
