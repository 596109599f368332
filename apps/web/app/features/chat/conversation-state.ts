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

/** The conversation of this tab, as the page has it. */
export interface ConversationState {
  /** Newest first. */
  messages: readonly ListedMessage[];
  /** null until the studio has been asked. */
  standing: ConversationStatus | null;
  /** A message is on its way: no other is sent meanwhile. */
  busy: boolean;
  /** The tour wizard stands in the chat. */
  tour: boolean;
  /** Whether what was said before is there. */
  read: 'not yet' | 'yes' | 'failed';
  /**
   * Id of the newest message that was read; calls for later ones begin after it. What was sent since does not count: the
   * studio may have said something just before, which is still to be read.
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

/** Before anything is known. `unsent`: what did not arrive before the page was loaded anew. */
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

/** The typing placeholder goes, and what the studio keeps takes the place of what the page had. */
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

/** An assistant that says nothing at all has still heard. */
function saidAnyway(id: string, now: Date): ListedMessage {
  return createLocalMessage({ id, role: 'assistant', text: chatTexts.emptyReply }, now);
}

/** Whether an answer opens the tour wizard: an action or a reply that starts with it (handbook: chat 3). */
export function opensTourWizard({ reply, action }: Pick<ChatResponse, 'reply' | 'action'>): boolean {
  return [action, reply].some((said) => said?.startsWith('startBooking'));
}

/** What people read of a message: the words that open the wizard are none of it. */
export function toDisplayText({ text, role }: Pick<ListedMessage, 'text' | 'role'>): string {
  if (role !== 'assistant') return text;
  return text.replace(/^startBooking\S*\s*/, '') || chatTexts.emptyReply;
}
