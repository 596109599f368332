import type { ChatMessage, ChatResponse, ConversationStatus } from '@studio/contracts/chat';
import { chatTexts } from '@studio/domain/conversations/conversation';
import { describe, expect, it } from 'vitest';
import {
  type ChatState,
  type ChatStateAction,
  chatStateReducer,
  createInitialChatState,
  opensTourWizard,
  toDisplayText,
} from './chat-state.ts';
import { createLocalMessage } from './listed-messages.ts';

const now = new Date('2026-11-24T09:00:00Z');
const status: ConversationStatus = {
  state: 'ASSISTANT',
  teamMember: null,
  isTeamAvailable: true,
  opensAt: null,
  email: null,
};

function createSavedMessage(id: string, role: ChatMessage['role'], text: string, at: string): ChatMessage {
  const {
    type: _type,
    delivery: _delivery,
    ...message
  } = createLocalMessage({ id, role, text }, new Date(at));
  return message;
}

const question = createLocalMessage(
  { id: 'q', role: 'user', text: 'Is there a class?', delivery: 'sending' },
  now,
);
const typing = createLocalMessage({ id: 'typing-q', role: 'assistant', text: '', type: 'typing' }, now);
const sent = createSavedMessage('q', 'user', 'Is there a class?', '2026-11-24T09:00:00Z');
const reply = createSavedMessage('a', 'assistant', 'At 09:30.', '2026-11-24T09:00:01Z');

function reduce(state: ChatState, ...actions: ChatStateAction[]): ChatState {
  return actions.reduce(chatStateReducer, state);
}

const createResponse = (change: Partial<ChatResponse> = {}): ChatResponse => ({
  ok: true,
  reply: reply.text,
  sent,
  message: reply,
  conversation: status,
  ...change,
});

const waitingState = reduce(createInitialChatState([]), { type: 'sent', message: question, typing });
const afterResponse = (change?: Partial<ChatResponse>) =>
  reduce(waitingState, {
    type: 'answered',
    id: 'q',
    typingId: 'typing-q',
    response: createResponse(change),
    now,
  });
const ids = ({ messages }: ChatState) => messages.map(({ id }) => id);

describe('sending a message', () => {
  it('lists the message with a typing placeholder, in which the reply is streamed', () => {
    expect(waitingState.busy).toBe(true);
    expect(ids(waitingState)).toEqual(['typing-q', 'q']);
    const piece = (text: string) => ({ type: 'streamed', typingId: 'typing-q', piece: text }) as const;
    expect(reduce(waitingState, piece('At '), piece('09:30.')).messages[0]).toMatchObject({
      type: 'typing',
      text: 'At 09:30.',
    });
  });

  it('replaces the placeholder with the reply, newest first', () => {
    const state = afterResponse();
    expect(state.busy).toBe(false);
    expect(state.messages).toMatchObject([
      { id: 'a', type: 'text', delivery: 'sent' },
      { id: 'q', delivery: 'sent' },
    ]);
  });

  it('keeps a message that failed to send, so that the visitor can resend or remove it', () => {
    const failed = reduce(waitingState, { type: 'notSent', id: 'q', typingId: 'typing-q', error: null });
    expect(failed).toMatchObject({
      busy: false,
      messages: [{ id: 'q', delivery: 'failed', text: question.text }],
    });
    expect(reduce(failed, { type: 'removed', id: 'q' }).messages).toEqual([]);
    const resent = reduce(failed, { type: 'sent', message: question, typing });
    expect(ids(resent)).toEqual(['typing-q', 'q']);
  });

  it('shows a fallback when the assistant’s reply is empty, and nothing while a person replies', () => {
    const emptyReply = { reply: '', message: null };
    expect(afterResponse(emptyReply).messages[0]?.text).toBe(chatTexts.emptyReply);
    expect(
      ids(afterResponse({ ...emptyReply, conversation: { ...status, state: 'TEAM', teamMember: 'Amara' } })),
    ).toEqual(['q']);
  });
});

describe('reading the messages', () => {
  const read = (...messages: ChatMessage[]): ChatStateAction => ({
    type: 'read',
    response: { ok: true, messages, conversation: status },
  });

  it('lists every message once, even if it is read repeatedly or late', () => {
    const later = createSavedMessage('t', 'team', 'Hello, Amara here.', '2026-11-24T09:05:00Z');
    expect(ids(reduce(afterResponse(), read(later, reply, sent), read(later)))).toEqual(['t', 'a', 'q']);
  });

  it('marks messages that the studio has as sent, and keeps the others in their place', () => {
    const lost = { ...question, delivery: 'failed' } as const;
    const earlier = createSavedMessage('e', 'assistant', 'Good morning.', '2026-11-24T08:00:00Z');
    expect(reduce(createInitialChatState([lost]), read(earlier)).messages).toMatchObject([
      { id: 'q', delivery: 'failed' },
      { id: 'e' },
    ]);
    expect(reduce(createInitialChatState([lost]), read(sent, earlier)).messages[0]).toMatchObject({
      id: 'q',
      delivery: 'sent',
    });
  });

  it('requests messages after the last read, even when the visitor has sent one since', () => {
    const before = reduce(
      createInitialChatState([]),
      read(createSavedMessage('e', 'team', 'Good morning.', '2026-11-24T08:00:00Z')),
    );
    const sentSince = reduce(
      before,
      { type: 'sent', message: question, typing: null },
      { type: 'answered', id: 'q', typingId: 'typing-q', response: createResponse(), now },
    );
    expect(sentSince.readTo).toBe('e');
    const missed = createSavedMessage('t', 'team', 'Amara is here.', '2026-11-24T08:59:59Z');
    const caughtUp = reduce(sentSince, read(reply, sent, missed));
    expect(ids(caughtUp)).toEqual(['a', 'q', 't', 'e']);
    expect(reduce(caughtUp, read()).readTo).toBe('a');
    expect(reduce(caughtUp, { type: 'ended', status }).readTo).toBeNull();
  });

  it('still requests earlier messages when reading them failed before the visitor sent one', () => {
    const state = reduce(
      createInitialChatState([]),
      { type: 'notRead' },
      { type: 'sent', message: question, typing: null },
      { type: 'answered', id: 'q', typingId: 'typing-q', response: createResponse(), now },
    );
    expect(state).toMatchObject({ read: 'failed', readTo: null });
  });

  it('leaves out events that the page itself has sent', () => {
    const event = createSavedMessage('ev', 'user', '{"event":"booking-confirmed"}', '2026-11-24T09:00:00Z');
    expect(ids(reduce(createInitialChatState([]), read(event)))).toEqual([]);
  });
});

it('opens the tour wizard for the action startBooking or a reply starting with it, and hides the word', () => {
  expect(opensTourWizard({ reply: 'With pleasure.', action: 'startBooking' })).toBe(true);
  expect(opensTourWizard({ reply: 'startBooking: Choose a day.' })).toBe(true);
  expect(opensTourWizard({ reply: 'Say startBooking.' })).toBe(false);
  expect(afterResponse({ action: 'startBooking' }).tour).toBe(true);
  expect(afterResponse().tour).toBe(false);
  expect(toDisplayText({ role: 'assistant', text: 'startBooking: Choose a day.' })).toBe('Choose a day.');
  expect(toDisplayText({ role: 'user', text: 'startBooking' })).toBe('startBooking');
});
