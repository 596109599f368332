import type { ChatStatusResponse } from '@studio/contracts/chat';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { getConversationStatus } from './conversation-status.ts';
import { type BrowserTabKey, findTabConversation, updateConversation } from './store.ts';

/**
 * Saves the email address to which the team's replies go once the visitor has left. Throws AppError not_found before
 * the first message.
 */
export async function saveVisitorEmail(
  services: Services,
  tab: BrowserTabKey,
  email: string,
): Promise<ChatStatusResponse> {
  const { database } = services;
  const { branchId } = tab;
  const conversation = await findTabConversation(database, tab, null);
  if (!conversation) throw new AppError('not_found');
  await updateConversation(database, { branchId, conversationId: conversation.id }, { email });
  return {
    ok: true,
    conversation: await getConversationStatus(services, branchId, { ...conversation, email }),
  };
}
