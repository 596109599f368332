import type { ChatDoneAnswer } from '@studio/contracts/chat';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { standingOf } from './standing.ts';
import { findConversation, type Tab, updateConversation } from './store.ts';

/** Keeps where an answer goes when the visitor has left. Refuses with not_found before anything was said. */
export async function leaveEmail(services: Services, tab: Tab, email: string): Promise<ChatDoneAnswer> {
  const { database } = services;
  const { branchId } = tab;
  const conversation = await findConversation(database, tab, null);
  if (!conversation) throw new Refused('not_found');
  await updateConversation(database, { branchId, conversationId: conversation.id }, { email });
  return { ok: true, conversation: await standingOf(services, branchId, { ...conversation, email }) };
}
