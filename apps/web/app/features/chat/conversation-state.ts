import type { ChatResponse, ConversationResponse, ConversationStatus } from '@studio/contracts/chat';
import { chatTexts } from '@studio/domain/conversations/conversation';
import {
  addMessage,
  createLocalMessage,
  type ListedMessage,
  mergeMessages,
  removeMessage,
  updateMessage,
} from './listed-messages.ts';

export interface ConversationState {
  /** Newest first. */
  messages: readonly ListedMessage[];
  /** Null until the server responds. */
  standing: ConversationStatus | null;
  /** A message is being sent. No other is sent meanwhile. */
  busy: boolean;
  /** The tour wizard is open. */
  tour: boolean;
  /** Whether earlier messages are loaded. */
  read: 'not yet' | 'yes' | 'failed';
  /**
   * Id of the newest message read from the server. Polls fetch messages after it.
   * A message that the visitor sends doesn't move it, because the server may hold an unread message from just before.
   */
  readTo: string | null;
}

export type ConversationAction =
  | { type: 'sent'; message: ListedMessage; typing: ListedMessage | null }
  | { type: 'streamed'; typingId: string; piece: string }
  | { type: 'answered'; id: string; typingId: string; answer: ChatResponse; now: Date }
  | { type: 'notSent'; id: string; typingId: string; refusal: string | null }
  | { type: 'removed'; id: string }
  | { type: 'said'; message: ListedMessage }
  | { type: 'read'; answer: ConversationResponse }
  | { type: 'notRead' }
  | { type: 'stands'; standing: ConversationStatus }
  | { type: 'tour'; open: boolean }
  | { type: 'ended'; standing: ConversationStatus };

/** Initial state. `unsent`: messages that had not arrived before a reload. */
export function initialConversationState(unsent: readonly ListedMessage[]): ConversationState {
  return { messages: unsent, standing: null, busy: false, tour: false, read: 'not yet', readTo: null };
}

export function conversationReducer(state: ConversationState, action: ConversationAction): ConversationState {
  const { messages } = state;
  switch (action.type) {
    case 'sent': {
      const sent = addMessage(messages, action.message);
      return { ...state, busy: true, messages: action.typing ? addMessage(sent, action.typing) : sent };
    }
    case 'streamed':
      return {
        ...state,
        messages: updateMessage(messages, action.typingId, ({ text }) => ({ text: text + action.piece })),
      };
    case 'answered':
      return answered(state, action);
    case 'notSent': {
      const failed = updateMessage(removeMessage(messages, action.typingId), action.id, () => ({
        standing: 'failed',
        ...(action.refusal && { refusal: action.refusal }),
      }));
      return { ...state, busy: false, messages: failed };
    }
    case 'removed':
      return { ...state, messages: removeMessage(messages, action.id) };
    case 'said':
      return { ...state, messages: addMessage(messages, action.message) };
    case 'read':
      return {
        ...state,
        read: 'yes',
        readTo: action.answer.messages[0]?.id ?? state.readTo,
        messages: mergeMessages(messages, action.answer.messages),
        standing: action.answer.conversation,
      };
    case 'notRead':
      return state.read === 'yes' ? state : { ...state, read: 'failed' };
    case 'stands':
      return { ...state, standing: action.standing };
    case 'tour':
      return { ...state, tour: action.open };
    case 'ended':
      return { ...initialConversationState([]), read: 'yes', standing: action.standing };
  }
}

/** Removes the typing placeholder and replaces local messages with the server's. */
function answered(
  state: ConversationState,
  { id, typingId, answer, now }: Extract<ConversationAction, { type: 'answered' }>,
): ConversationState {
  const { sent, message, conversation } = answer;
  const without = removeMessage(removeMessage(state.messages, typingId), id);
  const said = [...(message ? [message] : []), sent];
  const silent = conversation.state === 'ASSISTANT' && !message;
  const list = mergeMessages(without, said);
  return {
    ...state,
    busy: false,
    standing: conversation,
    tour: state.tour || opensTourWizard(answer),
    messages: silent ? addMessage(list, saidAnyway(typingId, now)) : list,
  };
}

/** Appears when the assistant replies with nothing. */
function saidAnyway(id: string, now: Date): ListedMessage {
  return createLocalMessage({ id, role: 'assistant', text: chatTexts.emptyReply }, now);
}

/** True when the action or reply starts with `startBooking`, which opens the tour wizard (handbook: chat 3). */
export function opensTourWizard({ reply, action }: Pick<ChatResponse, 'reply' | 'action'>): boolean {
  return [action, reply].some((said) => said?.startsWith('startBooking'));
}

/** Returns a message's text without the command that opens the tour wizard. */
export function toDisplayText({ text, role }: Pick<ListedMessage, 'text' | 'role'>): string {
  if (role !== 'assistant') return text;
  return text.replace(/^startBooking\S*\s*/, '') || chatTexts.emptyReply;
}
