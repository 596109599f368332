import type { ChatMessage, ChatResponse, ConversationStatus } from '@studio/contracts/chat';
import { chatTexts } from '@studio/domain/conversations/conversation';
import { describe, expect, it } from 'vitest';
import {
  type ConversationAction,
  type ConversationState,
  conversationReducer,
  initialConversationState,
  opensTourWizard,
  toDisplayText,
} from './conversation-state.ts';
import { createLocalMessage } from './listed-messages.ts';

const now = new Date('2026-11-24T09:00:00Z');
const standing: ConversationStatus = {
  state: 'ASSISTANT',
  with: null,
  open: true,
  opensAt: null,
  email: null,
};

function kept(id: string, role: ChatMessage['role'], text: string, at: string): ChatMessage {
  const {
    type: _type,
    standing: _standing,
    ...message
  } = createLocalMessage({ id, role, text }, new Date(at));
  return message;
}

const question = createLocalMessage(
  { id: 'q', role: 'user', text: 'Is there a class?', standing: 'going' },
  now,
);
const typing = createLocalMessage({ id: 'typing-q', role: 'assistant', text: '', type: 'typing' }, now);
const sent = kept('q', 'user', 'Is there a class?', '2026-11-24T09:00:00Z');
const reply = kept('a', 'assistant', 'At 09:30.', '2026-11-24T09:00:01Z');

function after(state: ConversationState, ...actions: ConversationAction[]): ConversationState {
  return actions.reduce(conversationReducer, state);
}

const answer = (change: Partial<ChatResponse> = {}): ChatResponse => ({
  ok: true,
  reply: reply.text,
  sent,
  message: reply,
  conversation: standing,
  ...change,
});

const asking = after(initialConversationState([]), { type: 'sent', message: question, typing });
const answered = (change?: Partial<ChatResponse>) =>
  after(asking, { type: 'answered', id: 'q', typingId: 'typing-q', answer: answer(change), now });
const ids = ({ messages }: ConversationState) => messages.map(({ id }) => id);

describe('sending a message', () => {
  it('lists it with a typing placeholder, in which the answer appears as it comes', () => {
    expect(asking.busy).toBe(true);
    expect(ids(asking)).toEqual(['typing-q', 'q']);
    const piece = (text: string) => ({ type: 'streamed', typingId: 'typing-q', piece: text }) as const;
    expect(after(asking, piece('At '), piece('09:30.')).messages[0]).toMatchObject({
      type: 'typing',
      text: 'At 09:30.',
    });
  });

  it('replaces the placeholder by the answer, newest first', () => {
    const state = answered();
    expect(state.busy).toBe(false);
    expect(state.messages).toMatchObject([
      { id: 'a', type: 'text', standing: 'kept' },
      { id: 'q', standing: 'kept' },
    ]);
  });

  it('keeps a message that did not arrive, to be sent again or removed', () => {
    const failed = after(asking, { type: 'notSent', id: 'q', typingId: 'typing-q', refusal: null });
    expect(failed).toMatchObject({
      busy: false,
      messages: [{ id: 'q', standing: 'failed', text: question.text }],
    });
    expect(after(failed, { type: 'removed', id: 'q' }).messages).toEqual([]);
    const again = after(failed, { type: 'sent', message: question, typing });
    expect(ids(again)).toEqual(['typing-q', 'q']);
  });

  it('says something when the assistant says nothing, and nothing while a person answers', () => {
    const silent = { reply: '', message: null };
    expect(answered(silent).messages[0]?.text).toBe(chatTexts.emptyReply);
    expect(ids(answered({ ...silent, conversation: { ...standing, state: 'TEAM', with: 'Amara' } }))).toEqual(
      ['q'],
    );
  });
});

describe('reading what was said', () => {
  const read = (...messages: ChatMessage[]): ConversationAction => ({
    type: 'read',
    answer: { ok: true, messages, conversation: standing },
  });

  it('lists every message once, however often and late it is read', () => {
    const later = kept('t', 'team', 'Hello, Amara here.', '2026-11-24T09:05:00Z');
    expect(ids(after(answered(), read(later, reply, sent), read(later)))).toEqual(['t', 'a', 'q']);
  });

  it('takes for arrived what the studio has, and keeps the rest in its place', () => {
    const lost = { ...question, standing: 'failed' } as const;
    const earlier = kept('e', 'assistant', 'Good morning.', '2026-11-24T08:00:00Z');
    expect(after(initialConversationState([lost]), read(earlier)).messages).toMatchObject([
      { id: 'q', standing: 'failed' },
      { id: 'e' },
    ]);
    expect(after(initialConversationState([lost]), read(sent, earlier)).messages[0]).toMatchObject({
      id: 'q',
      standing: 'kept',
    });
  });

  it('asks for what came after the last reading, also when something was sent since', () => {
    const before = after(
      initialConversationState([]),
      read(kept('e', 'team', 'Good morning.', '2026-11-24T08:00:00Z')),
    );
    const sentSince = after(
      before,
      { type: 'sent', message: question, typing: null },
      { type: 'answered', id: 'q', typingId: 'typing-q', answer: answer(), now },
    );
    expect(sentSince.readTo).toBe('e');
    const missed = kept('t', 'team', 'Amara is here.', '2026-11-24T08:59:59Z');
    const caughtUp = after(sentSince, read(reply, sent, missed));
    expect(ids(caughtUp)).toEqual(['a', 'q', 't', 'e']);
    expect(after(caughtUp, read()).readTo).toBe('a');
    expect(after(caughtUp, { type: 'ended', standing }).readTo).toBeNull();
  });

  it('still has to read what was said before when that failed and a message is sent all the same', () => {
    const state = after(
      initialConversationState([]),
      { type: 'notRead' },
      { type: 'sent', message: question, typing: null },
      { type: 'answered', id: 'q', typingId: 'typing-q', answer: answer(), now },
    );
    expect(state).toMatchObject({ read: 'failed', readTo: null });
  });

  it('leaves out what the page itself told the studio', () => {
    const event = kept('ev', 'user', '{"event":"booking-confirmed"}', '2026-11-24T09:00:00Z');
    expect(ids(after(initialConversationState([]), read(event)))).toEqual([]);
  });
});

it('opens the tour wizard for an action or a reply that starts with startBooking, and shows no such word', () => {
  expect(opensTourWizard({ reply: 'With pleasure.', action: 'startBooking' })).toBe(true);
  expect(opensTourWizard({ reply: 'startBooking: Choose a day.' })).toBe(true);
  expect(opensTourWizard({ reply: 'Say startBooking.' })).toBe(false);
  expect(answered({ action: 'startBooking' }).tour).toBe(true);
  expect(answered().tour).toBe(false);
  expect(toDisplayText({ role: 'assistant', text: 'startBooking: Choose a day.' })).toBe('Choose a day.');
  expect(toDisplayText({ role: 'user', text: 'startBooking' })).toBe('startBooking');
});
