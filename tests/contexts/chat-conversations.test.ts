import { randomUUID } from 'node:crypto';
import { emailUnseenReplies } from '@studio/server/conversations/email-unseen-replies';
import { purgeOldConversations } from '@studio/server/conversations/purge-old-conversations';
import { conversationMessages } from '@studio/server/conversations/tables';
import { buildTextReply } from '@studio/server/conversations/text-reply';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  installScriptedAssistant,
  readChat,
  type ScriptedAssistant,
  sendChatMessage,
} from '../harness/chat.ts';
import { type ChatStudio, openChatStudio } from '../harness/chat-studio.ts';

let assistant: ScriptedAssistant;
const noon = new Date('2026-11-23T12:00:00Z');

let { studio, tokens, people, advanceTime, rowOf, messagesOf, member, replyAsTeam } = {} as ChatStudio;

beforeAll(async () => {
  ({ studio, tokens, people, advanceTime, rowOf, messagesOf, member, replyAsTeam } = await openChatStudio());
});
beforeEach(() => {
  studio.time.now = noon;
  assistant = installScriptedAssistant(studio);
});
afterAll(() => studio.close());

describe('access to a conversation', () => {
  it('is limited to the browser tab that owns it', async () => {
    const visitor = studio.visitor();
    const { body } = await sendChatMessage(visitor, 'Private');
    expect((await readChat(studio.visitor())).messages).toEqual([]);
    expect((await readChat(studio.visitor(), { after: body.sent.id })).messages).toEqual([]);
    expect((await studio.visitor().call('/chat/email', { email: 'x@guests.example' })).status).toBe(404);
    await studio.visitor().call('/chat/end');
    expect((await readChat(visitor)).messages).toHaveLength(2);
  });

  it('needs the member’s token, and the engine sees the bookings of that member only', async () => {
    const ada = await member('Ada');
    const bea = await member('Bea');
    const foreign = await sendChatMessage(ada.visitor, 'Me?', { principalUserId: bea.sub });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'forbidden']);
    expect((await sendChatMessage(studio.visitor(), 'Me?', { principalUserId: bea.sub })).status).toBe(403);
    const seen: unknown[] = [];
    assistant.replyWith(async (question, tools) => {
      seen.push(question.signedIn, await tools.ownBookings());
      return buildTextReply('Done.');
    });
    await sendChatMessage(ada.visitor, 'My bookings?', { principalUserId: ada.sub });
    expect(seen).toEqual([true, []]);
    await sendChatMessage(ada.visitor, 'And mats?', { principalUserId: ada.sub });
    expect(assistant.questions.at(-1)?.earlier.at(-1)).toMatchObject({ text: 'Done.', personal: true });
    seen.splice(2);
    await sendChatMessage(studio.visitor(), 'My bookings?');
    expect(seen.slice(2)).toEqual([false, null]);
  });

  it('is denied to the next member in the same tab', async () => {
    const ada = await member('Ada');
    const bea = people.addUser(randomUUID(), { firstName: 'Bea' });
    await sendChatMessage(ada.visitor, 'A secret', { principalUserId: ada.sub });
    const next = ada.visitor.with(await tokens.access(bea.sub, [], { exp: 4_000_000_000 }));
    expect((await readChat(next, { principalUserId: bea.sub })).messages).toEqual([]);
    await sendChatMessage(next, 'Hello', { principalUserId: bea.sub });
    const texts = (await readChat(next, { principalUserId: bea.sub })).messages.map(({ text }) => text);
    expect(texts).toEqual(['Yes.', 'Hello']);
    const data = (await ada.visitor.call('/account/data')).body.data as never as {
      conversations: { messages: { text: string }[] }[];
    };
    expect(data.conversations[0]?.messages.map(({ text }) => text)).toEqual(['A secret', 'Yes.']);
  });

  it('hides replies with a member’s data from the same tab without their token', async () => {
    const ada = await member('Ada');
    assistant.replyWith(async (_question, tools) => {
      const own = await tools.ownBookings();
      return buildTextReply(own ? 'Yoga at 10.' : 'At 9.', { links: [{ label: 'Prices', to: '/pricing' }] });
    });
    const own = { messageId: randomUUID(), principalUserId: ada.sub };
    await sendChatMessage(ada.visitor, 'Which classes have I booked?', own);
    await sendChatMessage(ada.visitor, 'When do you open?');
    expect(JSON.stringify(assistant.questions.at(-1)?.earlier)).not.toContain('Yoga');
    const read = async (as: object) =>
      (await readChat(ada.visitor, as)).messages.map(({ text, links }) => [text, links[0]?.to]);
    expect(await read({ principalUserId: ada.sub })).toContainEqual(['Yoga at 10.', '/pricing']);
    const loggedOutMessages = await read({});
    expect(loggedOutMessages).toContainEqual(['Log in to see this answer.', '/login']);
    expect(loggedOutMessages).toContainEqual(['At 9.', '/pricing']);
    expect(JSON.stringify(loggedOutMessages)).not.toContain('Yoga');
    const repeated = await sendChatMessage(ada.visitor, 'Which classes have I booked?', {
      messageId: own.messageId,
    });
    expect([repeated.body.reply, repeated.body.message?.text]).toEqual(
      Array(2).fill('Log in to see this answer.'),
    );
  });

  it('ends when the account is deleted or the visitor ends the conversation', async () => {
    const ada = await member('Ada');
    await sendChatMessage(ada.visitor, 'Mine', { principalUserId: ada.sub });
    expect((await ada.visitor.call('/account/delete', { understood: true })).status).toBe(200);
    expect(await rowOf(ada.visitor)).toBeUndefined();
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'Forget me');
    const conversationId = (await rowOf(visitor))?.id ?? '';
    expect((await visitor.call('/chat/end')).body).toMatchObject({ conversation: { state: 'ASSISTANT' } });
    const inConversation = eq(conversationMessages.conversationId, conversationId);
    expect(await studio.database.orm.select().from(conversationMessages).where(inConversation)).toEqual([]);
    expect((await readChat(visitor)).messages).toEqual([]);
    expect((await visitor.call('/chat/end')).status).toBe(200);
  });
});

describe('emails of team replies', () => {
  const readReplyEmails = async (email: string) => {
    await emailUnseenReplies(studio.services);
    return studio.emails(email);
  };

  it('are sent once, combined, when the visitor has left, but not while the chat is open', async () => {
    const visitor = studio.visitor();
    const email = 'lena@guests.example';
    await sendChatMessage(visitor, 'Is <b>Noor</b> back?', { recipient: 'person' });
    await visitor.call('/chat/email', { email });
    advanceTime(30);
    await readChat(visitor);
    advanceTime(10);
    await replyAsTeam(visitor, 'She is.');
    // A page with a closed chat polls for new messages, which doesn't mark messages as seen.
    await readChat(visitor, { isVisible: false });
    await replyAsTeam(visitor, 'From Monday on.');
    advanceTime(100);
    expect(await readReplyEmails(email)).toEqual([]);
    advanceTime(30);
    const [sentEmail, ...others] = await readReplyEmails(email);
    expect(others).toEqual([]);
    expect(sentEmail?.text).toContain('She is.\n\nFrom Monday on.');
    expect(sentEmail?.text).toContain('Is <b>Noor</b> back?');
    expect(sentEmail?.html).not.toContain('<b>Noor</b>');
    expect(sentEmail?.text).toContain('/live-chat');
    expect(sentEmail?.headers['reply-to']).toBe('Miles Street <hello@miles-street.example>');
    advanceTime(300);
    expect(await readReplyEmails(email)).toHaveLength(1);
    await replyAsTeam(visitor, 'At nine.');
    advanceTime(121);
    const [second] = await readReplyEmails(email);
    expect(second?.text).toContain('At nine.');
    expect(second?.text).not.toContain('She is.');
  });

  it('link back to the conversation in any browser', async () => {
    const visitor = studio.visitor();
    const email = `back-${randomUUID()}@example.org`;
    await sendChatMessage(visitor, 'Is there parking?', { recipient: 'person' });
    await visitor.call('/chat/email', { email });
    advanceTime(10);
    await replyAsTeam(visitor, 'On Langley Lane.');
    advanceTime(200);
    const [sentEmail] = await readReplyEmails(email);
    const [, c, k] = /live-chat\?c=([0-9a-f-]+)&k=([\w-]+)/.exec(sentEmail?.text ?? '') ?? [];
    const otherBrowser = studio.visitor();
    await sendChatMessage(otherBrowser, 'Something else');
    const link = { conversationId: c, key: k };
    expect((await readChat(otherBrowser, { link })).messages[0]?.text).toBe('On Langley Lane.');
    expect((await readChat(otherBrowser)).messages[0]?.text).toBe('On Langley Lane.');
    expect((await readChat(visitor)).messages).toEqual([]);
    await sendChatMessage(otherBrowser, 'Thank you');
    expect((await readChat(otherBrowser)).messages.map(({ text }) => text).slice(0, 2)).toEqual([
      'Thank you',
      'On Langley Lane.',
    ]);
    const forged = await otherBrowser.call('/chat/conversation', { link: { conversationId: c, key: 'x' } });
    expect([forged.status, forged.body.code]).toEqual([410, 'link_expired']);
    await otherBrowser.call('/chat/end');
    const endedResponse = await otherBrowser.call('/chat/conversation', { link });
    expect(endedResponse.body.code).toBe('link_expired');
  });

  it('do not open the conversation for another member, who keeps their own', async () => {
    const [ada, bea] = [await member('Ada'), await member('Bea')];
    await sendChatMessage(ada.visitor, 'Is there parking?', {
      recipient: 'person',
      principalUserId: ada.sub,
    });
    advanceTime(10);
    await replyAsTeam(ada.visitor, 'On Langley Lane.');
    advanceTime(200);
    const [sentEmail] = await readReplyEmails(ada.email);
    const [, conversationId, key] = /live-chat\?c=([0-9a-f-]+)&k=([\w-]+)/.exec(sentEmail?.text ?? '') ?? [];
    await sendChatMessage(bea.visitor, 'My own', { principalUserId: bea.sub });
    const fields = { principalUserId: bea.sub, link: { conversationId, key } };
    expect((await bea.visitor.call('/chat/conversation', fields)).body.code).toBe('link_expired');
    const own = await readChat(bea.visitor, { principalUserId: bea.sub });
    expect(own.messages.map(({ text }) => text)).toEqual(['Yes.', 'My own']);
  });

  it('are not sent when the reply was seen in the chat or no address is known', async () => {
    const { visitor, email, sub } = await member('Mona');
    await sendChatMessage(visitor, 'Hello', { recipient: 'person', principalUserId: sub });
    advanceTime(5);
    await replyAsTeam(visitor, 'Hello Mona.');
    advanceTime(2);
    await readChat(visitor, { principalUserId: sub });
    advanceTime(500);
    expect(await readReplyEmails(email)).toEqual([]);
    await replyAsTeam(visitor, 'Still there?');
    advanceTime(200);
    expect((await readReplyEmails(email))[0]?.text).toContain('Still there?');
    const unknown = studio.visitor();
    await sendChatMessage(unknown, 'Hello', { recipient: 'person' });
    advanceTime(5);
    await replyAsTeam(unknown, 'Hello.');
    advanceTime(500);
    await emailUnseenReplies(studio.services);
    expect((await messagesOf(unknown)).map(({ emailedAt }) => emailedAt)).toEqual([null, null, null]);
  });

  it('are never sent for assistant replies', async () => {
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'Hello');
    await visitor.call('/chat/email', { email: 'olga@guests.example' });
    advanceTime(500);
    expect(await readReplyEmails('olga@guests.example')).toEqual([]);
  });
});

it('purges a conversation after 30 days, or after 180 days if a person was requested', async () => {
  const [alone, helped] = [studio.visitor(), studio.visitor()];
  await sendChatMessage(alone, 'Hello');
  await sendChatMessage(helped, 'Hello', { recipient: 'person' });
  const after = async (days: number) => {
    studio.time.now = new Date(noon.getTime() + days * 86_400_000 + 1000);
    await purgeOldConversations(studio.services);
    return [(await readChat(alone)).messages.length, (await readChat(helped)).messages.length];
  };
  expect(await after(29)).toEqual([2, 2]);
  expect(await after(30)).toEqual([0, 2]);
  expect(await after(179)).toEqual([0, 2]);
  expect(await after(180)).toEqual([0, 0]);
});
