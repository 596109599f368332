import type { ChatResponse, ConversationResponse, ConversationStatus } from '@studio/contracts/chat';
import { chatTexts } from '@studio/domain/conversations/conversation';
import {
  addMessage,
  createLocalMessage,
  type ListedMessage,
  mergeServerMessages,
  removeMessage,
  updateMessage,
} from './listed-messages.ts';

export interface ChatState {
  /** Messages, newest first. */
  messages: readonly ListedMessage[];
  /** Status of the conversation; null until the server responds. */
  status: ConversationStatus | null;
  /** Whether a message is being sent. Only one is sent at a time. */
  busy: boolean;
  /** Whether the tour wizard is open. */
  tour: boolean;
  /** Whether the earlier messages have been loaded. */
  read: 'not yet' | 'yes' | 'failed';
  /**
   * Id of the newest message that was loaded from the server. Polls load the messages after it. Sending a message
   * doesn't change this id, because the server may have another message from just before it.
   */
  readTo: string | null;
}

export type ChatStateAction =
  | { type: 'sent'; message: ListedMessage; typing: ListedMessage | null }
  | { type: 'streamed'; typingId: string; piece: string }
  | { type: 'answered'; id: string; typingId: string; response: ChatResponse; now: Date }
  | { type: 'notSent'; id: string; typingId: string; error: string | null }
  | { type: 'removed'; id: string }
  | { type: 'said'; message: ListedMessage }
  | { type: 'read'; response: ConversationResponse }
  | { type: 'notRead' }
  | { type: 'stands'; status: ConversationStatus }
  | { type: 'tour'; open: boolean }
  | { type: 'ended'; status: ConversationStatus };

/** Returns the initial state. `unsent` are messages that had not reached the server before a reload. */
export function createInitialChatState(unsent: readonly ListedMessage[]): ChatState {
  return { messages: unsent, status: null, busy: false, tour: false, read: 'not yet', readTo: null };
}

export function chatStateReducer(state: ChatState, action: ChatStateAction): ChatState {
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
      return applyResponse(state, action);
    case 'notSent': {
      const failed = updateMessage(removeMessage(messages, action.typingId), action.id, () => ({
        delivery: 'failed',
        ...(action.error && { error: action.error }),
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
        readTo: action.response.messages[0]?.id ?? state.readTo,
        messages: mergeServerMessages(messages, action.response.messages),
        status: action.response.conversation,
      };
    case 'notRead':
      return state.read === 'yes' ? state : { ...state, read: 'failed' };
    case 'stands':
      return { ...state, status: action.status };
    case 'tour':
      return { ...state, tour: action.open };
    case 'ended':
      return { ...createInitialChatState([]), read: 'yes', status: action.status };
  }
}

/**
 * Removes the typing placeholder, and replaces the visitor's message with the server's copy and the reply. If the
 * assistant should have replied but didn't, adds a message that says so.
 */
function applyResponse(
  state: ChatState,
  { id, typingId, response, now }: Extract<ChatStateAction, { type: 'answered' }>,
): ChatState {
  const { sent, message, conversation } = response;
  const without = removeMessage(removeMessage(state.messages, typingId), id);
  const received = [...(message ? [message] : []), sent];
  const hasNoReply = conversation.state === 'ASSISTANT' && !message;
  const list = mergeServerMessages(without, received);
  return {
    ...state,
    busy: false,
    status: conversation,
    tour: state.tour || opensTourWizard(response),
    messages: hasNoReply ? addMessage(list, createEmptyReply(typingId, now)) : list,
  };
}

/** Creates the message that appears when the assistant's reply is empty. */
function createEmptyReply(id: string, now: Date): ListedMessage {
  return createLocalMessage({ id, role: 'assistant', text: chatTexts.emptyReply }, now);
}

/**
 * Returns whether the assistant's reply or its action starts with the command `startBooking`, which opens the
 * tour wizard (handbook: chat 3).
 */
export function opensTourWizard({ reply, action }: Pick<ChatResponse, 'reply' | 'action'>): boolean {
  return [action, reply].some((received) => received?.startsWith('startBooking'));
}

/**
 * Returns a message's text. From a message of the assistant, removes the command that opens the tour wizard; if nothing
 * remains, returns the text for an empty reply.
 */
export function toDisplayText({ text, role }: Pick<ListedMessage, 'text' | 'role'>): string {
  if (role !== 'assistant') return text;
  return text.replace(/^startBooking\S*\s*/, '') || chatTexts.emptyReply;
}
