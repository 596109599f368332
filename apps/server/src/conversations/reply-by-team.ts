import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { applyConversationChange, getTeamResponder } from './change-conversation-by-team.ts';
import { removeUnsafeCharacters } from './clean-text.ts';
import {
  addMessage,
  type ConversationKey,
  findMessage,
  lockConversation,
  updateConversation,
} from './store.ts';

export interface TeamReply extends ConversationKey {
  messageId: string;
  text: string;
  /** Account id of the message's author. */
  userId: string;
}

/**
 * Stores a message from the team and marks the conversation as read. If no colleague has the conversation, the author
 * takes it. Idempotent by message id. Throws AppError bad_request, not_found or idempotency_mismatch, and
 * not_changeable while a colleague has the conversation.
 */
export async function replyByTeam({ database, clock }: Services, reply: TeamReply): Promise<void> {
  const { messageId: id, userId, ...key } = reply;
  const { branchId, conversationId } = key;
  const now = clock.now();
  const text = removeUnsafeCharacters(reply.text).trim();
  if (text === '') throw new AppError('bad_request', 'Write a message first.', { field: 'text' });
  const responder = await getTeamResponder(database, userId);
  await database.transaction(async (tx) => {
    const conversation = await lockConversation(tx, key);
    if (!conversation) throw new AppError('not_found');
    const existing = await findMessage(tx, key, id);
    if (existing?.role === 'team' && existing.text === text && existing.byId === userId) return;
    if (existing) throw new AppError('idempotency_mismatch');
    const { state, assigneeId, assigneeName } = conversation;
    if (state === 'TEAM' && assigneeId !== userId)
      throw new AppError('not_changeable', `${assigneeName} is replying. Take over to reply.`);
    await applyConversationChange(tx, conversation, { action: 'take', userId, responder }, now);
    await updateConversation(tx, key, { lastMessageAt: now, unread: 0 });
    await addMessage(tx, {
      branchId,
      conversationId,
      id,
      role: 'team',
      text,
      createdAt: now,
      byId: userId,
      byName: responder.assigneeName,
      inReplyTo: null,
      extras: null,
    });
  });
}
