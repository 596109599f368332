import type { ConversationAnswer } from '@studio/contracts/chat';
import type { Services } from '../platform/services.ts';
import { hideOwn } from './hide-own.ts';
import { standingOf } from './standing.ts';
import { findConversation, findMessage, newestMessages, type Tab, updateConversation } from './store.ts';
import { wireMessages } from './wire-message.ts';

/** How many messages come at once. */
const messagesMax = 100;

/** A look is written down when the last one was so many milliseconds ago, or something was said since. */
const lookEveryMs = 10_000;

/**
 * The messages of a tab's conversation, newest first, behind the one that the browser has; none when there is no
 * conversation. That the visitor is there is written down when they are `looking`.
 */
export async function lookAtConversation(
  services: Services,
  {
    after,
    looking,
    memberId,
    ...tab
  }: Tab & { memberId: string | null; after: string | undefined; looking: boolean },
): Promise<ConversationAnswer> {
  const { database, clock } = services;
  const now = clock.now();
  const conversation = await findConversation(database, tab, memberId);
  const { branchId } = tab;
  if (!conversation)
    return { ok: true, messages: [], conversation: await standingOf(services, branchId, null) };
  const key = { branchId, conversationId: conversation.id };
  const known = after ? await findMessage(database, key, after) : null;
  const rows = await newestMessages(database, key, { behind: known?.position ?? 0, limit: messagesMax });
  const { visitorSeenAt, lastAt } = conversation;
  const told = visitorSeenAt > lastAt && now.getTime() - visitorSeenAt.getTime() < lookEveryMs;
  if (looking && !told) await updateConversation(database, key, { visitorSeenAt: now });
  return {
    ok: true,
    messages: await wireMessages(database, branchId, hideOwn(rows, conversation, memberId), now),
    conversation: await standingOf(services, branchId, conversation),
  };
}
