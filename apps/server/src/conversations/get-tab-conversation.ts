import type { ConversationResponse } from '@studio/contracts/chat';
import type { Services } from '../platform/services.ts';
import { getConversationStatus } from './conversation-status.ts';
import { hidePersonalMessages } from './hide-personal-messages.ts';
import { toMessageDtos } from './message-dto.ts';
import {
  type BrowserTabKey,
  findMessage,
  findTabConversation,
  listNewestMessages,
  updateConversation,
} from './store.ts';

const maxMessages = 100;

/** Minimum interval in milliseconds between updates of `visitorSeenAt`, unless there are new messages. */
const seenUpdateIntervalMs = 10_000;

/**
 * Returns the messages of a tab's conversation after the browser's cursor, newest first; an empty list if there is no
 * conversation. If `isVisible`, records that the visitor is present.
 */
export async function getTabConversation(
  services: Services,
  {
    after,
    isVisible,
    memberId,
    ...tab
  }: BrowserTabKey & { memberId: string | null; after: string | undefined; isVisible: boolean },
): Promise<ConversationResponse> {
  const { database, clock } = services;
  const now = clock.now();
  const conversation = await findTabConversation(database, tab, memberId);
  const { branchId } = tab;
  if (!conversation)
    return { ok: true, messages: [], conversation: await getConversationStatus(services, branchId, null) };
  const key = { branchId, conversationId: conversation.id };
  const cursorMessage = after ? await findMessage(database, key, after) : null;
  const rows = await listNewestMessages(database, key, {
    afterPosition: cursorMessage?.position ?? 0,
    limit: maxMessages,
  });
  const { visitorSeenAt, lastMessageAt } = conversation;
  const wasSeenRecently =
    visitorSeenAt > lastMessageAt && now.getTime() - visitorSeenAt.getTime() < seenUpdateIntervalMs;
  if (isVisible && !wasSeenRecently) await updateConversation(database, key, { visitorSeenAt: now });
  return {
    ok: true,
    messages: await toMessageDtos(
      database,
      branchId,
      hidePersonalMessages(rows, conversation, memberId),
      now,
    ),
    conversation: await getConversationStatus(services, branchId, conversation),
  };
}
