/**
 * State of a conversation, which says who answers the visitor. ASSISTANT: the assistant. WAITING: the visitor has asked
 * for a team member, and the assistant answers until one joins. TEAM: a team member. CLOSED: the studio ended the
 * conversation, and a new message starts with the assistant again.
 */
export type ConversationState = 'ASSISTANT' | 'WAITING' | 'TEAM' | 'CLOSED';

/** Events from the visitor (a message, a request for a team member) or from the team. */
export type ConversationEvent = 'message' | 'ask-for-person' | 'take' | 'hand-back' | 'close';

const nextStates: Record<ConversationState, Partial<Record<ConversationEvent, ConversationState>>> = {
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

/** Returns the state after an event, or null when the event isn't allowed. */
export function nextConversationState(
  state: ConversationState,
  event: ConversationEvent,
): ConversationState | null {
  return nextStates[state][event] ?? null;
}

/** Returns the state after a visitor's message, which may ask for a team member or for the assistant. */
export function stateAfterMessage(
  state: ConversationState,
  requested: 'person' | 'assistant' | null,
): ConversationState {
  if (requested === 'person') return nextConversationState(state, 'ask-for-person') ?? state;
  const from = requested === 'assistant' ? (nextConversationState(state, 'hand-back') ?? state) : state;
  return nextConversationState(from, 'message') ?? from;
}

/** Maximum message length, in characters. */
export const maxMessageLength = 1000;

/**
 * Actions that the assistant can trigger on the page. 'startBooking' opens the tour wizard in the chat
 * (handbook: chat 3).
 */
export const chatActions = ['startBooking'] as const;
export type ChatAction = (typeof chatActions)[number];

/** Seconds without a poll after which the visitor counts as gone, so that replies of the team are sent by email. */
export const visitorLeftAfterSeconds = 120;

/** Seconds within opening hours after which the studio gets an email about a waiting visitor. */
export const notifyStudioAfterSeconds = 120;

/** Message that asks for a team member, which a button offers when the assistant has no reply. */
export const askForPersonText = 'Talk to your team';

/** Texts of the chat, verbatim from the specification (handbook: chat 2). */
export const chatTexts = {
  title: 'Live chat',
  subtitle: 'Typically replies in a few minutes',
  greeting: 'Hi! How can we help you today?',
  greetingMore: 'Ask about classes, pricing, or bookings.',
  networkError: 'Sorry—having trouble sending right now. Please try again.',
  unexpected: 'Unexpected server response',
  emptyReply: 'Thanks for your message — how can I help further?',
} as const;
