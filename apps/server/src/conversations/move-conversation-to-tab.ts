import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import {
  type BrowserTabKey,
  belongsToAnotherMember,
  detachFromTab,
  lockConversation,
  lockTabConversation,
  updateConversation,
} from './store.ts';

export interface ChatLink {
  conversationId: string;
  key: string;
}

/** Returns the signed path that continues a conversation in any browser. */
export function buildChatPath({ keys }: Pick<Services, 'keys'>, conversationId: string): string {
  return `/live-chat?c=${conversationId}&k=${keys.sign('chat-link', conversationId)}`;
}

/**
 * Moves the conversation of an emailed link into this tab. Detaches the tab's own conversation, which stays with the
 * team. Throws AppError link_expired if the signature is wrong, the conversation no longer exists, or the caller is
 * logged in as another member than its own.
 */
export async function moveConversationToTab(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  { memberId, ...tab }: BrowserTabKey & { memberId: string | null },
  { conversationId, key }: ChatLink,
): Promise<void> {
  if (!keys.verify('chat-link', conversationId, key)) throw new AppError('link_expired');
  const { branchId, clientId, sessionId } = tab;
  const target = { branchId, conversationId };
  await database.transaction(async (tx) => {
    const here = await lockTabConversation(tx, tab);
    if (here?.id === conversationId) return;
    const found = await lockConversation(tx, target);
    if (!found || belongsToAnotherMember(found, memberId)) throw new AppError('link_expired');
    if (here) await detachFromTab(tx, here);
    await updateConversation(tx, target, { clientId, sessionId });
  });
}
