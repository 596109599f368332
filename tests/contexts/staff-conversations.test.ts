import { randomUUID } from 'node:crypto';
import type { ListConversationsResponse, StaffConversation } from '@studio/contracts/staff-conversations';
import { askForPersonText } from '@studio/domain/conversations/conversation';
import { conversations } from '@studio/server/conversations/tables';
import { audit } from '@studio/server/platform/database/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  installScriptedAssistant,
  readChat,
  type ScriptedAssistant,
  sendChatMessage,
} from '../harness/chat.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let assistant: ScriptedAssistant;
let sam: TestBrowser;
let kim: TestBrowser;
beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T12:00:00Z' });
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
  sam = await createMember('Sam', ['STAFF']);
  kim = await createMember('Kim', ['ADMIN']);
});
beforeEach(async () => {
  assistant = installScriptedAssistant(studio);
  await studio.database.orm.delete(conversations);
});
afterAll(() => studio.close());

async function createMember(firstName: string, groups: readonly string[] = []): Promise<TestBrowser> {
  const { sub } = people.addUser(randomUUID(), { firstName, lastName: 'Reed' });
  const visitor = studio.visitor().with(await tokens.access(sub, groups, { exp: 4_000_000_000 }));
  await visitor.call('/classes/user/get');
  return visitor;
}
const advanceTime = (seconds: number) => {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
};
const list = async (query: object = {}) =>
  (await sam.call('/admin/conversations/list', query)).body as never as ListConversationsResponse;
const read = async (conversationId: string, browser = sam) =>
  (
    (await browser.call('/admin/conversations/read', { conversationId })).body as never as {
      conversation: StaffConversation;
    }
  ).conversation;
const change = async (conversationId: string, become: string, browser = sam) => {
  const { status, body } = await browser.call('/admin/conversations/change', {
    conversationId,
    action: become,
  });
  return {
    status,
    ...(body as never as { code?: string; message?: string; conversation: StaffConversation }),
  };
};
const reply = async (conversationId: string, text: string, messageId = randomUUID(), browser = sam) => {
  const input = { conversationId, text, messageId };
  const { status, body } = await browser.call('/admin/conversations/reply', input);
  return {
    status,
    ...(body as never as { code?: string; message?: string; conversation: StaffConversation }),
  };
};
const idOf = async ({ clientId }: TestBrowser) => {
  const isClient = eq(conversations.clientId, clientId);
  return (await studio.database.orm.select().from(conversations).where(isClient))[0]?.id ?? '';
};

describe('conversation list', () => {
  it('shows waiting visitors first, then the newest, with counts', async () => {
    const [alone, waiting, old] = [studio.visitor(), studio.visitor(), studio.visitor()];
    await sendChatMessage(old, 'Old question');
    advanceTime(60);
    await sendChatMessage(waiting, 'I was charged twice', { recipient: 'person' });
    await sendChatMessage(waiting, askForPersonText);
    advanceTime(60);
    await sendChatMessage(alone, 'New question');
    const { conversations: rows, counts, next } = await list();
    expect(rows.map(({ excerpt, state }) => [excerpt, state])).toEqual([
      ['I was charged twice', 'WAITING'],
      ['Yes.', 'ASSISTANT'],
      ['Yes.', 'ASSISTANT'],
    ]);
    expect(rows.map(({ isOnline }) => isOnline)).toEqual([false, true, false]);
    expect(rows[0]).toMatchObject({ name: null, unread: 2, lastRole: 'user', teamMember: null });
    expect(rows[0]?.waitingSince).toBe(new Date(studio.time.now.getTime() - 60_000).toISOString());
    expect([counts, next]).toEqual([{ waiting: 1, team: 1, open: 3 }, null]);
    expect((await list({ filter: 'TEAM' })).conversations).toHaveLength(1);
    expect((await list({ filter: 'CLOSED' })).conversations).toEqual([]);
    expect((await sam.call('/admin/counts')).body).toMatchObject({ conversations: 1 });
  });

  it('is paginated without gaps or duplicates, for waiting and other conversations', async () => {
    const now = studio.time.now;
    for (let number = 0; number < 64; number++) {
      const visitor = studio.visitor();
      await sendChatMessage(visitor, `Number ${number}`, number < 33 ? { recipient: 'person' } : {});
      if (number % 3 === 0) advanceTime(1);
    }
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: ListConversationsResponse = await list(after ? { after } : {});
      seen.push(...page.conversations.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([64, 64]);
    const badResponse = await sam.call('/admin/conversations/list', { after: 'nonsense' });
    expect(badResponse.body.code).toBe('bad_request');
    studio.time.now = now;
  });
});

describe('a conversation', () => {
  it('is returned with its person, and marked as read', async () => {
    const visitor = await createMember('Mona');
    const otherVisitor = studio.visitor();
    const mona = (await visitor.call('/classes/user/get')).body.user.userId;
    await sendChatMessage(visitor, 'Hello', { principalUserId: mona, recipient: 'person' });
    await sendChatMessage(otherVisitor, 'Hello');
    const id = await idOf(visitor);
    expect((await list()).conversations[0]).toMatchObject({ id, name: 'Mona Reed', unread: 1 });
    const conversation = await read(id);
    expect(conversation).toMatchObject({ unread: 0, isMine: false, state: 'WAITING', name: 'Mona Reed' });
    expect(conversation.email).toContain('@people.example');
    expect(conversation.personId).toEqual(expect.any(String));
    expect(conversation.messages.map(({ role }) => role)).toEqual(['assistant', 'user']);
    expect(await read(await idOf(otherVisitor))).toMatchObject({ personId: null, email: null, name: null });
    const unknownResponse = await sam.call('/admin/conversations/read', { conversationId: randomUUID() });
    expect(unknownResponse.body.code).toBe('not_found');
  });

  it('shows messages exactly as they were written', async () => {
    const visitor = studio.visitor();
    const text = '<script>alert(1)</script>';
    await sendChatMessage(visitor, text, { recipient: 'person' });
    expect((await read(await idOf(visitor))).messages[1]?.text).toBe(text);
  });

  it('is taken, handed back and closed once each, and each action is logged', async () => {
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'Help', { recipient: 'person' });
    const id = await idOf(visitor);
    const taken = await change(id, 'take');
    expect(taken.conversation).toMatchObject({
      state: 'TEAM',
      teamMember: 'Sam',
      isMine: true,
      waitingSince: null,
    });
    await change(id, 'take');
    expect((await readChat(visitor)).conversation).toMatchObject({ state: 'TEAM', teamMember: 'Sam' });
    expect((await sendChatMessage(visitor, 'Hi Sam')).body.message).toBeNull();
    expect((await sam.call('/admin/counts')).body).toMatchObject({ conversations: 1 });
    expect((await change(id, 'hand-back')).conversation).toMatchObject({
      state: 'ASSISTANT',
      teamMember: null,
    });
    expect((await sendChatMessage(visitor, 'And mats?')).body.reply).toBe('Yes.');
    expect((await change(id, 'close')).conversation.state).toBe('CLOSED');
    expect((await change(id, 'close')).status).toBe(200);
    const rejected = await change(id, 'hand-back');
    expect([rejected.status, rejected.code]).toEqual([409, 'not_changeable']);
    const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, id));
    expect(entries.map(({ action }) => action)).toEqual(['TEAM', 'ASSISTANT', 'CLOSED']);
    expect(
      entries.every(({ actor, subject }) => actor.startsWith('staff:') && subject === 'conversation'),
    ).toBe(true);
    expect((await sendChatMessage(visitor, 'One more thing')).body).toMatchObject({
      reply: 'Yes.',
      conversation: { state: 'ASSISTANT' },
    });
    const log = await kim.call('/admin/log', { subject: 'conversation' });
    expect(log.status).toBe(200);
    expect((await change(randomUUID(), 'take')).code).toBe('not_found');
  });

  it('belongs to the last of two who take it at once, and both see that', async () => {
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'Help', { recipient: 'person' });
    const id = await idOf(visitor);
    await Promise.all([change(id, 'take', sam), change(id, 'take', kim)]);
    const [forSam, forKim] = [await read(id, sam), await read(id, kim)];
    expect([forSam.isMine, forKim.isMine].filter(Boolean)).toHaveLength(1);
    expect(forSam.teamMember).toBe(forSam.isMine ? 'Sam' : 'Kim');
    expect(forKim.teamMember).toBe(forSam.teamMember);
  });
});

describe('a staff reply', () => {
  it('reaches the visitor under a first name, and takes the conversation', async () => {
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'Do you do prenatal?');
    const id = await idOf(visitor);
    const { conversation } = await reply(id, '  We do.\n<b>Mondays</b>.  ');
    expect(conversation).toMatchObject({ state: 'TEAM', isMine: true, unread: 0 });
    const seen = await readChat(visitor);
    expect(seen.messages[0]).toMatchObject({ role: 'team', author: 'Sam', text: 'We do.\n<b>Mondays</b>.' });
    expect(seen.conversation).toMatchObject({ state: 'TEAM', teamMember: 'Sam' });
    await sendChatMessage(visitor, 'Thanks', { recipient: 'assistant' });
    expect(assistant.questions.at(-1)?.earlier.at(-1)).toEqual({
      role: 'team',
      text: 'We do.\n<b>Mondays</b>.',
      personal: false,
    });
  });

  it('is stored once when repeated, and rejected when empty or when its id has another text', async () => {
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'Hello');
    const id = await idOf(visitor);
    const messageId = randomUUID();
    await Promise.all([reply(id, 'Hello.', messageId), reply(id, 'Hello.', messageId)]);
    expect((await read(id)).messages.filter(({ role }) => role === 'team')).toHaveLength(1);
    expect((await reply(id, 'Other.', messageId)).code).toBe('idempotency_mismatch');
    expect((await reply(id, 'Hello.', messageId, kim)).code).toBe('idempotency_mismatch');
    expect((await reply(id, ' \u0000 ')).code).toBe('bad_request');
    expect((await reply(randomUUID(), 'Hello.')).code).toBe('not_found');
  });

  it('of a colleague is rejected until they have taken over the conversation', async () => {
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'Hello', { recipient: 'person' });
    const id = await idOf(visitor);
    await reply(id, 'Sam here.');
    const early = await reply(id, 'Kim now.', randomUUID(), kim);
    expect([early.code, early.message]).toEqual(['not_changeable', 'Sam is replying. Take over to reply.']);
    await change(id, 'take', kim);
    expect((await reply(id, 'Kim now.', randomUUID(), kim)).conversation).toMatchObject({
      teamMember: 'Kim',
      isMine: true,
    });
    expect((await read(id)).isMine).toBe(false);
    const names = (await readChat(visitor)).messages.map(({ author }) => author);
    expect(names.slice(0, 2)).toEqual(['Kim', 'Sam']);
  });
});

it('staff conversation calls reject members, instructors and visitors', async () => {
  const trainer = await createMember('Noor', ['TRAINER']);
  const calls = ['list', 'read', 'change', 'reply'].map((name) => `/admin/conversations/${name}`);
  const body = { conversationId: randomUUID(), messageId: randomUUID(), text: 'x', action: 'take' };
  for (const path of calls) {
    expect((await trainer.call(path, body)).status, path).toBe(403);
    expect((await (await createMember('Ada')).call(path, body)).status, path).toBe(403);
    expect((await studio.visitor().call(path, body)).status, path).toBe(401);
  }
});
