/**
 * Who answers in a conversation. ASSISTANT: the assistant. WAITING: a person was asked for, nobody has come yet. TEAM:
 * somebody of the studio answers. CLOSED: the studio has ended it; a new message begins with the assistant again.
 */
export type ConversationState = 'ASSISTANT' | 'WAITING' | 'TEAM' | 'CLOSED';

/** What happens to a conversation: a message or a wish of the visitor, or what somebody of the team does. */
export type ConversationEvent = 'message' | 'ask-for-person' | 'take' | 'hand-back' | 'close';

const after: Record<ConversationState, Partial<Record<ConversationEvent, ConversationState>>> = {
  ASSISTANT: { message: 'ASSISTANT', 'ask-for-person': 'WAITING', take: 'TEAM', close: 'CLOSED' },
  WAITING: {
    message: 'WAITING',
    'ask-for-person': 'WAITING',
    take: 'TEAM',
    'hand-back': 'ASSISTANT',
    close: 'CLOSED',
  },
  TEAM: {
    message: 'TEAM',
    'ask-for-person': 'TEAM',
    take: 'TEAM',
    'hand-back': 'ASSISTANT',
    close: 'CLOSED',
  },
  CLOSED: { message: 'ASSISTANT', 'ask-for-person': 'WAITING', take: 'TEAM', close: 'CLOSED' },
};

/** The state after an event, or null where it cannot happen. */
export function nextConversationState(
  state: ConversationState,
  event: ConversationEvent,
): ConversationState | null {
  return after[state][event] ?? null;
}

/** The state after a message of the visitor, who may ask for a person with it, or want the assistant back. */
export function stateAfterMessage(
  state: ConversationState,
  want: 'person' | 'assistant' | null,
): ConversationState {
  if (want === 'person') return nextConversationState(state, 'ask-for-person') ?? state;
  const from = want === 'assistant' ? (nextConversationState(state, 'hand-back') ?? state) : state;
  return nextConversationState(from, 'message') ?? from;
}

/** Longest message, in characters. */
export const maxMessageLength = 1000;

/** What the assistant can make the page do: open the tour wizard in the chat (handbook: chat 3). */
export const chatActions = ['startBooking'] as const;
export type ChatAction = (typeof chatActions)[number];

/** Seconds after which somebody who has not looked is thought to have left; then answers of the team go by mail. */
export const visitorLeftAfterSeconds = 120;

/** Seconds in opening hours after which the studio is written to when somebody waits and nobody has come. */
export const notifyStudioAfterSeconds = 120;

/** What asks for a person when it is pressed or typed; offered where the assistant has no answer. */
export const askForPersonText = 'Talk to a person';

/** Texts of the chat, word for word (handbook: chat 2). */
export const chatTexts = {
  title: 'Live chat',
  subtitle: 'Typically replies in a few minutes',
  greeting: 'Hi! How can we help you today?',
  greetingMore: 'Ask about classes, pricing, or bookings.',
  networkError: 'Sorry—having trouble sending right now. Please try again.',
  unexpected: 'Unexpected server response',
  emptyReply: 'Thanks for your message — how can I help further?',
} as const;
