import type { ChatStatusResponse } from '@studio/contracts/chat';
import type { Services } from '../platform/services.ts';
import { getConversationStatus } from './conversation-status.ts';
import { type BrowserTabKey, deleteConversation, lockTabConversation } from './store.ts';

/** Deletes a tab's conversation and its messages. Idempotent. */
export async function deleteTabConversation(
  services: Services,
  tab: BrowserTabKey,
): Promise<ChatStatusResponse> {
  const { branchId } = tab;
  await services.database.transaction(async (tx) => {
    const conversation = await lockTabConversation(tx, tab);
    if (conversation) await deleteConversation(tx, { branchId, conversationId: conversation.id });
  });
  return { ok: true, conversation: await getConversationStatus(services, branchId, null) };
}
