import type { ConversationSummary } from '@studio/contracts/staff-conversations';
import { askForPersonText } from '@studio/domain/conversations/conversation';

/** Maximum time in milliseconds since the visitor's last poll for the visitor to count as online. */
const onlineWithinMs = 30_000;

export type ConversationListRow = Omit<ConversationSummary, 'lastMessageAt' | 'isOnline' | 'waitingSince'> & {
  lastMessageAt: Date;
  seenAt: Date;
  waitingSince: Date | null;
};

/**
 * Tables of a list row: the conversation, its member and its last message. For a waiting visitor, also the last message
 * that the visitor wrote, because the last message of a waiting conversation is only the note that the team was asked.
 */
export const conversationListFromClause = `conversations c
    LEFT JOIN members who ON who.user_id = c.principal_id
    JOIN LATERAL (
      SELECT m.text, m.role FROM conversation_messages m
      WHERE m.branch_id = c.branch_id AND m.conversation_id = c.id ORDER BY m.position DESC LIMIT 1
    ) said ON true
    LEFT JOIN LATERAL (
      SELECT m.text, m.role FROM conversation_messages m
      WHERE c.state = 'WAITING' AND m.branch_id = c.branch_id AND m.conversation_id = c.id
        AND m.role = 'user' AND m.text <> '${askForPersonText}'
      ORDER BY m.position DESC LIMIT 1
    ) own ON true`;

export const conversationListColumns = `c.id, c.state,
      coalesce(nullif(trim(coalesce(who.first_name, '') || ' ' || coalesce(who.last_name, '')), ''), c.email, who.email)
        AS name,
      left(coalesce(own.text, said.text), 160) AS excerpt, coalesce(own.role, said.role) AS "lastRole", c.last_message_at AS "lastMessageAt", c.unread,
      CASE WHEN c.state = 'TEAM' THEN c.assignee_name END AS "teamMember", c.visitor_seen_at AS "seenAt",
      c.waiting_since AS "waitingSince"`;

export function toConversationListDto(
  { lastMessageAt, seenAt, waitingSince, ...row }: ConversationListRow,
  now: Date,
): ConversationSummary {
  return {
    ...row,
    lastMessageAt: lastMessageAt.toISOString(),
    isOnline: now.getTime() - seenAt.getTime() <= onlineWithinMs,
    waitingSince: waitingSince?.toISOString() ?? null,
  };
}
