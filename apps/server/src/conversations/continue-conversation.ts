import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { isAnothers, lockConversation, lockTab, putAside, type Tab, updateConversation } from './store.ts';

/** What the link in a mail with an answer of the team says. */
export interface ChatLink {
  conversationId: string;
  key: string;
}

/** Path under which a conversation goes on, in whatever browser its mail is read. */
export function chatPath({ keys }: Pick<Services, 'keys'>, conversationId: string): string {
  return `/live-chat?c=${conversationId}&k=${keys.sign('chat-link', conversationId)}`;
}

/**
 * Brings the conversation of a link into a tab; the tab's own is put aside for the team. Refuses with link_expired when
 * the link is not the studio's, its conversation is no more, or `memberId` is another member than its own.
 */
export async function continueConversation(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  { memberId, ...tab }: Tab & { memberId: string | null },
  { conversationId, key }: ChatLink,
): Promise<void> {
  if (!keys.verify('chat-link', conversationId, key)) throw new Refused('link_expired');
  const { branchId, clientId, sessionId } = tab;
  const wanted = { branchId, conversationId };
  await database.transaction(async (tx) => {
    const here = await lockTab(tx, tab);
    if (here?.id === conversationId) return;
    const found = await lockConversation(tx, wanted);
    if (!found || isAnothers(found, memberId)) throw new Refused('link_expired');
    if (here) await putAside(tx, here);
    await updateConversation(tx, wanted, { clientId, sessionId });
  });
}
