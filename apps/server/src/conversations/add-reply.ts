import type { ReplyOutcome } from '@studio/domain/conversations/reply-outcome';
import { v7 as uuidv7 } from 'uuid';
import type { Reply } from '../integrations/assistant/port.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { addMessage, type ConversationRow, type MessageRow } from './store.ts';

/**
 * Stores the reply to a message. The conversation must be locked. A second reply to the same message fails.
 * @param personal the reply contains the visitor's own data
 * @param outcome how the built-in assistant dealt with the message; null for other replies
 */
export function addReply(
  tx: QueryExecutor,
  { branchId, id: conversationId }: Pick<ConversationRow, 'branchId' | 'id'>,
  messageId: string,
  { text, action, classIds, links, suggestions, dialogueState = null }: Omit<Reply, 'handOver'>,
  now: Date,
  { personal = false, outcome = null }: { personal?: boolean; outcome?: ReplyOutcome | null } = {},
): Promise<MessageRow> {
  return addMessage(tx, {
    branchId,
    conversationId,
    id: uuidv7(),
    role: 'assistant',
    text,
    inReplyTo: messageId,
    byId: null,
    byName: null,
    createdAt: now,
    extras: { action, classIds, links, suggestions, imageUrl: null, personal, dialogueState },
    outcome,
  });
}
