import { paths } from '@studio/contracts/paths';
import type {
  ConversationFilter,
  ConversationListResponse,
  ConversationReadResponse,
  StaffConversation,
} from '@studio/contracts/staff-conversations';
import { browserApi } from '../../lib/browser-api.ts';

/** What can become of a conversation. */
export type ConversationChange = 'take' | 'hand-back' | 'close';

export function listConversations(
  filter: ConversationFilter,
  after?: string,
): Promise<ConversationListResponse> {
  return browserApi().call<ConversationListResponse>(paths.conversationList, { filter, after });
}

/** `after`: the newest message that is here already; only later ones come. */
export async function readConversation(conversationId: string, after?: string): Promise<StaffConversation> {
  const wish = { conversationId, after };
  return (await browserApi().call<ConversationReadResponse>(paths.conversationRead, wish)).conversation;
}

export async function changeConversation(
  conversationId: string,
  become: ConversationChange,
): Promise<StaffConversation> {
  const change = { conversationId, become };
  return (await browserApi().call<ConversationReadResponse>(paths.conversationChange, change)).conversation;
}

/** Answers in person. The message's id makes a second press the same message. */
export async function replyInConversation(
  conversationId: string,
  messageId: string,
  text: string,
): Promise<StaffConversation> {
  const reply = { conversationId, messageId, text };
  return (await browserApi().call<ConversationReadResponse>(paths.conversationReply, reply)).conversation;
}
