import {
  assistantChatRetentionDays,
  teamChatRetentionDays,
} from '@studio/domain/conversations/conversation-retention';
import type { PreparedStatement } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';

const deleteOld: PreparedStatement = {
  name: 'purge_old_conversations',
  text: `WITH gone AS (
      DELETE FROM conversations
      WHERE branch_id = $1 AND last_message_at < CASE WHEN handover_at IS NULL THEN $2::timestamptz ELSE $3::timestamptz END
      RETURNING branch_id, id
    )
    DELETE FROM conversation_messages m USING gone WHERE m.branch_id = gone.branch_id AND m.conversation_id = gone.id`,
};

/**
 * Deletes conversations whose last message is old, with all messages. Conversations in which only the assistant took
 * part, and no person was requested, have a shorter retention period.
 */
export async function purgeOldConversations({ database, clock, config }: Services): Promise<void> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  await database.run(deleteOld, [
    config.branchId,
    ago(assistantChatRetentionDays),
    ago(teamChatRetentionDays),
  ]);
}
