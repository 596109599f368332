import { randomUUID } from 'node:crypto';
import { changeConversationByTeam } from '@studio/server/conversations/change-conversation-by-team';
import { notifyStudioOfWaitingVisitors } from '@studio/server/conversations/notify-studio-of-waiting-visitors';
import { conversations } from '@studio/server/conversations/tables';
import { buildTextReply } from '@studio/server/conversations/text-reply';
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

let { studio, advanceTime, rowOf, teamMember, replyAsTeam } = {} as ChatStudio;

beforeAll(async () => {
  ({ studio, advanceTime, rowOf, teamMember, replyAsTeam } = await openChatStudio());
});
beforeEach(() => {
  studio.time.now = noon;
  assistant = installScriptedAssistant(studio);
});
afterAll(() => studio.close());

const branchId = '11-miles-st';

describe('hand-over to a person', () => {
  it('takes effect at once, and the assistant then only replies with answers', async () => {
    const dialogueState = { topicId: null, offer: null, choices: [], isSmallTalk: false };
    assistant.replyWith({ text: 'I don’t know that.', dialogueState });
    const visitor = studio.visitor();
    const first = await sendChatMessage(visitor, 'A person, please', { recipient: 'person' });
    expect(first.body.reply).toBe(
      'I’ve passed this to our team. Someone usually replies within a few minutes.',
    );
    expect(first.body.conversation.state).toBe('WAITING');
    const second = await sendChatMessage(visitor, 'Hello?');
    expect(second.body).toMatchObject({ reply: '', message: null, sent: { text: 'Hello?' } });
    expect((await sendChatMessage(visitor, 'Anybody?', { recipient: 'person' })).body.message).toBeNull();
    assistant.replyWith({
      text: 'Hello.',
      dialogueState: { ...dialogueState, topicId: 'greeting', isSmallTalk: true },
    });
    expect((await sendChatMessage(visitor, 'Hi?')).body.message).toBeNull();
    assistant.replyWith({
      text: 'We’re open until 20:00 today.',
      dialogueState: { ...dialogueState, topicId: 'open_now' },
    });
    const answered = await sendChatMessage(visitor, 'Until when are you open?');
    expect(answered.body).toMatchObject({
      reply: 'We’re open until 20:00 today.\n\nSomeone from our team will still reply to you here.',
      conversation: { state: 'WAITING' },
    });
    assistant.replyWith({ text: 'Yes.' });
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
      const { sub: userId } = await teamMember();
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

describe('alert about a waiting visitor', () => {
  const countStudioAlerts = async () => {
    await notifyStudioOfWaitingVisitors(studio.services);
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
