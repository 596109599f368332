import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { changeConversationByTeam } from '@studio/server/conversations/change-conversation-by-team';
import { emailUnseenReplies } from '@studio/server/conversations/email-unseen-replies';
import { notifyWaitingVisitors } from '@studio/server/conversations/notify-waiting-visitors';
import { purgeOldConversations } from '@studio/server/conversations/purge-old-conversations';
import { replyByTeam } from '@studio/server/conversations/reply-by-team';
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
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
let assistant: ScriptedAssistant;
const noon = new Date('2026-11-23T12:00:00Z');
beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
beforeEach(() => {
  studio.time.now = noon;
  assistant = installScriptedAssistant(studio);
});
afterAll(() => studio.close());

const branchId = '11-miles-st';
const advanceTime = (seconds: number) => {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
};
const rowOf = async ({ clientId }: TestBrowser) => {
  const rows = await studio.database.orm
    .select()
    .from(conversations)
    .where(eq(conversations.clientId, clientId));
  return rows[0];
};
const messagesOf = async (visitor: TestBrowser) => {
  const conversationId = (await rowOf(visitor))?.id ?? randomUUID();
  return studio.database.orm
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(conversationMessages.position);
};
/** Creates a member, optionally in groups, and their browser. */
async function member(firstName: string, groups: readonly string[] = []) {
  const { sub, email } = people.addUser(randomUUID(), { firstName });
  const visitor = studio.visitor().with(await tokens.access(sub, groups, { exp: 4_000_000_000 }));
  await visitor.call('/classes/user/get');
  return { sub, email, visitor };
}
let sam: Promise<{ sub: string }> | undefined;
/**
 * Sends a reply as the team. It is always from the same person, because a colleague would first have to take the
 * conversation.
 */
async function replyAsTeam(visitor: TestBrowser, text: string): Promise<void> {
  sam ??= member('Sam', ['STAFF']);
  const { sub } = await sam;
  const conversationId = (await rowOf(visitor))?.id ?? '';
  await replyByTeam(studio.services, {
    branchId,
    conversationId,
    messageId: randomUUID(),
    text,
    userId: sub,
  });
}

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
    expect(question?.earlier.at(-1)).toEqual({ role: 'assistant', text: 'Answer 7', personal: false });
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

  it('waits for the previous message of its conversation', async () => {
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
    expect((await messagesOf(visitor)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('polls the database less often the longer it waits', async () => {
    const { database } = studio.services;
    const { run } = database;
    const claimedAt: number[] = [];
    const enough = Promise.withResolvers<void>();
    database.run = (statement, values) => {
      if (statement.name === 'claim_turn' && claimedAt.push(performance.now()) === 6) enough.resolve();
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

describe('assistant reply', () => {
  it('shows only existing upcoming classes, with their current free places', async () => {
    const startsAt = new Date(noon.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, capacity: 2 });
    const startedClassId = await createClass(studio.database, {
      startsAt: new Date(noon.getTime() - 3_600_000),
    });
    const visitor = studio.visitor();
    assistant.replyWith({
      classIds: [randomUUID(), classId, startedClassId, 'nonsense'],
      action: 'startBooking',
    });
    const { body } = await sendChatMessage(visitor, 'What is on?');
    expect(body.action).toBe('startBooking');
    const path = '/classes/on/2026-11-26/dynamic-reformer-pilates-1200';
    expect(body.message?.classes).toEqual([
      expect.objectContaining({ classId, capacityLeft: 2, price: 20, to: path, time: '12:00' }),
    ]);
    await studio.visitor().call('/classes/class/hold', { classId, places: 2 });
    expect((await readChat(visitor)).messages[0]?.classes[0]?.capacityLeft).toBe(0);
  });

  it('apologises when the engine fails, and offers a person', async () => {
    const visitor = studio.visitor();
    assistant.replyWith(async () => {
      throw new Error('The engine is out.');
    });
    const { status, body } = await sendChatMessage(visitor, 'Hello?');
    expect(status).toBe(200);
    expect(body.reply).toContain('Sorry, I can’t answer that right now.');
    expect(body.message?.suggestions).toEqual(['Talk to a person']);
    const handOverResponse = await sendChatMessage(visitor, 'talk to a person');
    expect(handOverResponse.body.conversation.state).toBe('WAITING');
    expect(assistant.questions).toHaveLength(1);
  });

  it('has a default text when the engine returns none', async () => {
    assistant.replyWith({ text: ' \n' });
    const { body } = await sendChatMessage(studio.visitor(), 'Hm');
    expect(body.reply).toBe('Thanks for your message — how can I help further?');
  });

  it('is stored even when a suggestion is too long, which is cut at a whole character', async () => {
    assistant.replyWith({ suggestions: [`${'b'.repeat(79)}😀`] });
    const { status, body } = await sendChatMessage(studio.visitor(), 'And then?');
    expect([status, body.message?.suggestions]).toEqual([200, ['b'.repeat(79)]]);
  });
});

describe('hand-over to a person', () => {
  it('takes effect at once, and the assistant then stays silent', async () => {
    const visitor = studio.visitor();
    const first = await sendChatMessage(visitor, 'A person, please', { recipient: 'person' });
    expect(first.body.reply).toBe(
      'I’ve passed this to our team. Someone usually replies within a few minutes.',
    );
    expect(first.body.conversation.state).toBe('WAITING');
    const second = await sendChatMessage(visitor, 'Hello?');
    expect(second.body).toMatchObject({ reply: '', message: null, sent: { text: 'Hello?' } });
    expect((await sendChatMessage(visitor, 'Anybody?', { recipient: 'person' })).body.message).toBeNull();
    expect(assistant.questions).toEqual([]);
    const returned = await sendChatMessage(visitor, 'Never mind. Prices?', { recipient: 'assistant' });
    expect(returned.body).toMatchObject({ reply: 'Yes.', conversation: { state: 'ASSISTANT' } });
  });

  it('can be requested by the engine with its own text', async () => {
    assistant.replyWith({ text: 'I have passed this on.', handOver: true });
    const visitor = studio.visitor();
    const messageId = randomUUID();
    const { body } = await sendChatMessage(visitor, 'My invoice is wrong', { messageId });
    expect(body.reply).toBe('I have passed this on.\n\nSomeone usually replies within a few minutes.');
    expect(body.conversation.state).toBe('WAITING');
    const repeated = await sendChatMessage(visitor, 'My invoice is wrong', { messageId });
    expect(repeated.body.message?.id).toBe(body.message?.id);
  });

  it('promises nothing while the studio is closed, and accepts an email address', async () => {
    studio.time.now = new Date('2026-11-23T21:30:00Z');
    const visitor = studio.visitor();
    const { body } = await sendChatMessage(visitor, 'Somebody there?', { recipient: 'person' });
    expect(body.reply).toBe(
      'I’ve passed this to our team. We open at 07:00 tomorrow. Leave your email and we’ll reply there.',
    );
    expect(body.conversation).toMatchObject({ isTeamAvailable: false, opensAt: '2026-11-24T07:00:00.000Z' });
    const left = await visitor.call('/chat/email', { email: 'marta@guests.example' });
    expect(left.body).toMatchObject({ ok: true, conversation: { email: 'm…a@guests.example' } });
    expect((await readChat(visitor)).conversation.email).toBe('m…a@guests.example');
  });

  it('discards the assistant’s reply when the team takes over while it is generated', async () => {
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'First');
    assistant.replyWith(async () => {
      await replyAsTeam(visitor, 'I am here.');
      return buildTextReply('Too late.');
    });
    const { body } = await sendChatMessage(visitor, 'Second');
    expect(body).toMatchObject({
      reply: '',
      message: null,
      conversation: { state: 'TEAM', teamMember: 'Sam' },
    });
    const { messages } = await readChat(visitor);
    expect(messages.map(({ text }) => text)).toEqual(['I am here.', 'Second', 'Yes.', 'First']);
    expect(messages[0]).toMatchObject({ role: 'team', author: 'Sam' });
  });
});

describe('team reply', () => {
  it('prevails over a pending assistant reply even when the team hands back first', async () => {
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'First');
    assistant.replyWith(async () => {
      await replyAsTeam(visitor, 'I know: yes.');
      const conversationId = (await rowOf(visitor))?.id ?? '';
      const { sub: userId } = await (sam as NonNullable<typeof sam>);
      await changeConversationByTeam(studio.services, {
        branchId,
        conversationId,
        action: 'hand-back',
        userId,
      });
      return buildTextReply('No.');
    });
    const { body } = await sendChatMessage(visitor, 'Second?');
    expect([body.message, body.conversation.state]).toEqual([null, 'ASSISTANT']);
    expect((await readChat(visitor)).messages[0]?.text).toBe('I know: yes.');
  });
});

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

describe('tour booked in the chat', () => {
  async function booked(visitor: TestBrowser) {
    const { body } = await visitor.call('/booking/studio-tour/slots', { days: 14 });
    const slots = (body as never as { slots: { slotId?: string; id: string }[] }).slots;
    const slotId = slots[0]?.slotId ?? slots[0]?.id;
    await visitor.call('/booking/hold', { slotId });
    const customer = {
      firstName: 'Ada',
      lastName: 'Obi',
      email: 'ada@guests.example',
      phone: '+447700900123',
    };
    return (await visitor.call('/booking/book', { slotId, customer })).body as never as Record<
      string,
      string
    >;
  }
  const event = (tour: Record<string, string>) =>
    JSON.stringify({
      event: 'booking-confirmed',
      type: 'studio tour',
      bookingId: tour.bookingId,
      date: '2030-01-01',
      start: 'a lie',
      end: 'a lie',
      customer: { firstName: 'Ada' },
    });

  it('is confirmed with its stored details, not with those from the page', async () => {
    const visitor = studio.visitor();
    const tour = await booked(visitor);
    const messageId = randomUUID();
    const { body } = await sendChatMessage(visitor, event(tour), { messageId });
    expect(body.sent).toMatchObject({ role: 'note' });
    expect(body.sent.text).toMatch(/^Studio tour booked: \w+ \d+ November, \d\d:\d\d\.$/);
    expect(body.reply).toMatch(/^Your studio tour is booked for .+ 2026, from \d\d:\d\d to \d\d:\d\d\./);
    expect(body.message?.links[0]?.to).toContain(`/tour/${tour.bookingId}?k=`);
    expect(assistant.questions).toEqual([]);
    expect((await sendChatMessage(visitor, event(tour), { messageId })).body.message?.id).toBe(
      body.message?.id,
    );
  });

  it('is treated as plain text when it belongs to another browser or does not exist', async () => {
    const tour = await booked(studio.visitor());
    for (const text of [event(tour), event({ bookingId: randomUUID() }), '{"event": nonsense']) {
      const { body } = await sendChatMessage(studio.visitor(), text);
      expect(body).toMatchObject({ reply: 'Yes.', sent: { role: 'user', text } });
    }
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
    // A page with a closed chat polls for news, which doesn't mark messages as seen.
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

describe('alert about a waiting visitor', () => {
  const countStudioAlerts = async () => {
    await notifyWaitingVisitors(studio.services);
    const sentEmails = await studio.emails('hello@miles-street.example');
    return sentEmails.filter(({ subject }) => subject === 'Someone is waiting in the chat').length;
  };

  it('is emailed to the studio after two minutes in opening hours, once for each wait', async () => {
    await studio.database.orm.delete(conversations);
    const before = await countStudioAlerts();
    const visitor = studio.visitor();
    await sendChatMessage(visitor, 'Help', { recipient: 'person' });
    advanceTime(119);
    expect(await countStudioAlerts()).toBe(before);
    advanceTime(1);
    expect(await countStudioAlerts()).toBe(before + 1);
    advanceTime(60);
    expect(await countStudioAlerts()).toBe(before + 1);
    await sendChatMessage(visitor, 'Never mind', { recipient: 'assistant' });
    await sendChatMessage(visitor, 'Help after all', { recipient: 'person' });
    advanceTime(121);
    expect(await countStudioAlerts()).toBe(before + 2);
  });

  it('is limited to 30 emails an hour, however many browsers one person uses', async () => {
    const before = await countStudioAlerts();
    advanceTime(7200);
    const waitingFields = { state: 'WAITING' as const, waitingSince: noon, handoverAt: noon };
    const waitingRows = Array.from({ length: 40 }, (_, index) => ({
      branchId,
      id: randomUUID(),
      clientId: `crowd-${index}`,
      sessionId: 'crowd',
      ...waitingFields,
      startedAt: noon,
      lastMessageAt: noon,
      visitorSeenAt: noon,
    }));
    await studio.database.orm.insert(conversations).values(waitingRows);
    expect(await countStudioAlerts()).toBe(before + 30);
    advanceTime(3600);
    expect(await countStudioAlerts()).toBe(before + 30);
  });

  it('is sent in the morning for a visitor at night, unless the team has replied', async () => {
    await studio.database.orm.delete(conversations);
    const before = await countStudioAlerts();
    studio.time.now = new Date('2026-11-23T22:00:00Z');
    const [one, two] = [studio.visitor(), studio.visitor()];
    await sendChatMessage(one, 'Help', { recipient: 'person' });
    await sendChatMessage(two, 'Help', { recipient: 'person' });
    advanceTime(3600);
    expect(await countStudioAlerts()).toBe(before);
    await replyAsTeam(two, 'I am here.');
    studio.time.now = new Date('2026-11-24T07:00:00Z');
    expect(await countStudioAlerts()).toBe(before + 1);
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

describe('streamed reply', () => {
  let origin = '';
  beforeAll(async () => {
    await studio.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(studio.app.server.address() as AddressInfo).port}`;
  });
  /** Returns a browser's identifiers, and a function that sends a message as an event-stream request. */
  const browser = () => {
    const ids = { clientId: randomUUID(), sessionId: randomUUID().replaceAll('-', '').slice(0, 16) };
    const send = async (fields: object, signal?: AbortSignal) => {
      const time = Math.floor(studio.time.now.getTime() / 1000);
      const token = createHmac('sha256', studio.services.config.tokenSalt)
        .update(`${ids.clientId}:${ids.sessionId}:${time}`)
        .digest('hex');
      return fetch(`${origin}/api/chat`, {
        method: 'POST',
        headers: {
          accept: 'text/event-stream',
          'accept-encoding': 'gzip, br',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ ...ids, time, token, ...fields }),
        ...(signal && { signal }),
      });
    };
    return { ids, send };
  };
  const eventsOf = (text: string) =>
    text
      .split('\n\n')
      .filter((block) => block.startsWith('event: '))
      .map((block) => {
        const [event = '', data = ''] = block.split('\n');
        return { event: event.slice(7), data: JSON.parse(data.slice(6)) };
      });

  it('arrives in chunks, then in full', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    assistant.replyWith(async (_question, _tools, options) => {
      options?.onText?.('We ');
      options?.onText?.('open\u0000 at 7.');
      await held;
      return buildTextReply('We open at 7.');
    });
    const response = await browser().send({ message: 'When?' });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (!received.includes('at 7.')) received += (await reader?.read())?.value ?? '';
    expect(received).not.toContain('done');
    release();
    let remainder = '';
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk || chunk.done) break;
      remainder += chunk.value;
    }
    const events = eventsOf(received + remainder);
    expect(events.map(({ event }) => event)).toEqual(['text', 'text', 'done']);
    expect(events[1]?.data).toEqual({ text: 'open at 7.' });
    expect(events[2]?.data).toMatchObject({
      ok: true,
      reply: 'We open at 7.',
      message: { role: 'assistant' },
    });
  });

  it('ends with an error event when the message is rejected', async () => {
    const { send } = browser();
    const messageId = randomUUID();
    await (await send({ message: 'One', messageId })).text();
    const events = eventsOf(await (await send({ message: 'Other', messageId })).text());
    expect(events).toEqual([
      { event: 'failed', data: expect.objectContaining({ ok: false, code: 'idempotency_mismatch' }) },
    ]);
    const blank = await send({ message: ' ' });
    expect([blank.status, (await blank.json()).code]).toEqual([400, 'bad_request']);
  });

  it('aborts the engine on disconnect, stores nothing partial, and is generated again on a retry', async () => {
    const { send } = browser();
    const messageId = randomUUID();
    const left = new AbortController();
    const stopped = new Promise<boolean>((done) => {
      assistant.replyWith((_question, _tools, options) => {
        options?.onText?.('Half of');
        return new Promise((_answer, reject) => {
          const stop = () => {
            done(true);
            reject(new Error('stopped'));
          };
          // The browser may have left before the assistant was called.
          if (options?.signal?.aborted) stop();
          else options?.signal?.addEventListener('abort', stop);
        });
      });
    });
    const response = await send({ message: 'Long?', messageId }, left.signal);
    const reader = response.body?.getReader();
    await reader?.read();
    left.abort();
    expect(await stopped).toBe(true);
    assistant.replyWith({ text: 'All of it.' });
    const events = eventsOf(await (await send({ message: 'Long?', messageId })).text());
    expect(events.at(-1)?.data).toMatchObject({ reply: 'All of it.' });
  });
});
