import { paths } from '@studio/contracts/paths';
import type {
  ConversationFilter,
  ListConversationsResponse,
  ReadConversationResponse,
  StaffConversation,
} from '@studio/contracts/staff-conversations';
import { browserApi } from '../../../lib/api/browser-api.ts';

export type ConversationAction = 'take' | 'hand-back' | 'close';

export function listConversations(
  filter: ConversationFilter,
  after: string | null,
): Promise<ListConversationsResponse> {
  return browserApi().call<ListConversationsResponse>(paths.conversationList, {
    filter,
    after: after ?? undefined,
  });
}

/**
 * Returns a conversation and marks it as read. With `after`, returns only messages that are newer than the one with
 * this id.
 */
export async function readStaffConversation(
  conversationId: string,
  after?: string,
): Promise<StaffConversation> {
  const input = { conversationId, after };
  return (await browserApi().call<ReadConversationResponse>(paths.conversationRead, input)).conversation;
}

export async function changeConversation(
  conversationId: string,
  action: ConversationAction,
): Promise<StaffConversation> {
  const change = { conversationId, action };
  return (await browserApi().call<ReadConversationResponse>(paths.conversationChange, change)).conversation;
}

/** Sends a reply. Idempotent by `messageId`. */
export async function replyInConversation(
  conversationId: string,
  messageId: string,
  text: string,
): Promise<StaffConversation> {
  const reply = { conversationId, messageId, text };
  return (await browserApi().call<ReadConversationResponse>(paths.conversationReply, reply)).conversation;
}
