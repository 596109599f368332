import type { ChatDoneAnswer } from '@studio/contracts/chat';
import type { Services } from '../platform/services.ts';
import { standingOf } from './standing.ts';
import { deleteConversation, lockTab, type Tab } from './store.ts';

/** Deletes a tab's conversation with everything that was said in it. Ending it again changes nothing. */
export async function endConversation(services: Services, tab: Tab): Promise<ChatDoneAnswer> {
  const { branchId } = tab;
  await services.database.transaction(async (tx) => {
    const conversation = await lockTab(tx, tab);
    if (conversation) await deleteConversation(tx, { branchId, conversationId: conversation.id });
  });
  return { ok: true, conversation: await standingOf(services, branchId, null) };
}
