import { paths } from '@studio/contracts/paths';
import type {
  ConversationFilter,
  ConversationListResponse,
  ConversationReadResponse,
  StaffConversation,
} from '@studio/contracts/staff-conversations';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type ConversationChange = 'take' | 'hand-back' | 'close';

export function listConversations(
  filter: ConversationFilter,
  after?: string,
): Promise<ConversationListResponse> {
  return browserApi().call<ConversationListResponse>(paths.conversationList, { filter, after });
}

/**
 * Returns a conversation, and marks it as read. With `after`, returns only messages newer than that message
 * id.
 */
export async function readConversation(conversationId: string, after?: string): Promise<StaffConversation> {
  const input = { conversationId, after };
  return (await browserApi().call<ConversationReadResponse>(paths.conversationRead, input)).conversation;
}

export async function changeConversation(
  conversationId: string,
  become: ConversationChange,
): Promise<StaffConversation> {
  const change = { conversationId, become };
  return (await browserApi().call<ConversationReadResponse>(paths.conversationChange, change)).conversation;
}

/** Sends a reply. Idempotent by `messageId`. */
export async function replyInConversation(
  conversationId: string,
  messageId: string,
  text: string,
): Promise<StaffConversation> {
  const reply = { conversationId, messageId, text };
  return (await browserApi().call<ConversationReadResponse>(paths.conversationReply, reply)).conversation;
}
