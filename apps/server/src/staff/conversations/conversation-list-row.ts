import type { ConversationRow } from '@studio/contracts/staff-conversations';
import { askForPersonText } from '@studio/domain/conversations/conversation';

/** The visitor is there when they have looked within so many milliseconds. */
const hereWithinMs = 30_000;

/** A conversation as the team's list has it. */
export type ConversationListRow = Omit<ConversationRow, 'lastAt' | 'here' | 'waitingSince'> & {
  lastAt: Date;
  seenAt: Date;
  waitingSince: Date | null;
};

/**
 * Tables behind a line of the list: the conversation, its member, its last message, and of somebody who waits what they
 * have written last in words of their own: behind it stands only that the team was asked.
 */
export const conversationListTables = `conversations c
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
      left(coalesce(own.text, said.text), 160) AS begins, coalesce(own.role, said.role) AS "lastRole", c.last_at AS "lastAt", c.unread,
      CASE WHEN c.state = 'TEAM' THEN c.taken_name END AS "with", c.visitor_seen_at AS "seenAt",
      c.waiting_since AS "waitingSince"`;

/** The same as it travels. */
export function toConversationListDto(
  { lastAt, seenAt, waitingSince, ...row }: ConversationListRow,
  now: Date,
): ConversationRow {
  return {
    ...row,
    lastAt: lastAt.toISOString(),
    here: now.getTime() - seenAt.getTime() <= hereWithinMs,
    waitingSince: waitingSince?.toISOString() ?? null,
  };
}
