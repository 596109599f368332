import { v7 as uuidv7 } from 'uuid';
import type { Reply } from '../integrations/assistant/port.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { addMessage, type ConversationRow, type MessageRow } from './store.ts';

/**
 * Writes the answer to a message down. The conversation has to be locked; a second answer fails. `personal`: it tells of
 * something of the visitor's own.
 */
export function addReply(
  tx: QueryExecutor,
  { branchId, id: conversationId }: Pick<ConversationRow, 'branchId' | 'id'>,
  messageId: string,
  { text, action, classIds, links, suggestions }: Omit<Reply, 'handOver'>,
  now: Date,
  personal = false,
): Promise<MessageRow> {
  return addMessage(tx, {
    branchId,
    conversationId,
    id: uuidv7(),
    role: 'assistant',
    text,
    answers: messageId,
    byId: null,
    byName: null,
    createdAt: now,
    extras: { action, classIds, links, suggestions, imageUrl: null, personal },
  });
}
