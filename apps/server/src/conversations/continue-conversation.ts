import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import {
  belongsToAnotherMember,
  type ConversationTab,
  detachFromTab,
  lockConversation,
  lockTabConversation,
  updateConversation,
} from './store.ts';

/** What the link in a mail with an answer of the team says. */
export interface ChatLink {
  conversationId: string;
  key: string;
}

/** Path under which a conversation goes on, in whatever browser its mail is read. */
export function buildChatPath({ keys }: Pick<Services, 'keys'>, conversationId: string): string {
  return `/live-chat?c=${conversationId}&k=${keys.sign('chat-link', conversationId)}`;
}

/**
 * Brings the conversation of a link into a tab; the tab's own is put aside for the team. Refuses with link_expired when
 * the link is not the studio's, its conversation is no more, or `memberId` is another member than its own.
 */
export async function continueConversation(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  { memberId, ...tab }: ConversationTab & { memberId: string | null },
  { conversationId, key }: ChatLink,
): Promise<void> {
  if (!keys.verify('chat-link', conversationId, key)) throw new AppError('link_expired');
  const { branchId, clientId, sessionId } = tab;
  const wanted = { branchId, conversationId };
  await database.transaction(async (tx) => {
    const here = await lockTabConversation(tx, tab);
    if (here?.id === conversationId) return;
    const found = await lockConversation(tx, wanted);
    if (!found || belongsToAnotherMember(found, memberId)) throw new AppError('link_expired');
    if (here) await detachFromTab(tx, here);
    await updateConversation(tx, wanted, { clientId, sessionId });
  });
}
