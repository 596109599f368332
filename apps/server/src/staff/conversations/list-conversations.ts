import type {
  ConversationFilter,
  ConversationSummary,
  ListConversationsResponse,
} from '@studio/contracts/staff-conversations';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { decodeConversationCursor, encodeConversationCursor } from './conversation-cursor.ts';
import {
  type ConversationListRow,
  conversationListColumns,
  conversationListFromClause,
  toConversationListDto,
} from './conversation-list-row.ts';

const pageLength = 30;

/** Conversation states that each filter includes. */
const states: Record<ConversationFilter, readonly string[]> = {
  TEAM: ['WAITING', 'TEAM'],
  OPEN: ['ASSISTANT', 'WAITING', 'TEAM'],
  CLOSED: ['CLOSED'],
};

/** Selects a page of conversations: waiting ones first, then by last message. $3 to $5 are the cursor. */
const page: PreparedStatement = {
  name: 'staff_conversations',
  text: `SELECT ${conversationListColumns}
    FROM ${conversationListFromClause}
    WHERE c.branch_id = $1 AND c.state = ANY ($2::text[])
      AND ($3::int IS NULL OR (CASE WHEN c.state = 'WAITING' THEN 1 ELSE 0 END, c.last_message_at, c.id)
        < ($3::int, $4::timestamptz, $5::uuid))
    ORDER BY CASE WHEN c.state = 'WAITING' THEN 1 ELSE 0 END DESC, c.last_message_at DESC, c.id DESC
    LIMIT ${pageLength + 1}`,
};

const counts: PreparedStatement = {
  name: 'count_conversations',
  text: `SELECT count(*) FILTER (WHERE state = 'WAITING')::int AS waiting,
      count(*) FILTER (WHERE state IN ('WAITING', 'TEAM'))::int AS team,
      count(*)::int AS open
    FROM conversations WHERE branch_id = $1 AND state <> 'CLOSED'`,
};

export async function listConversations(
  { database, clock }: Services,
  { branchId, filter, after }: { branchId: string; filter: ConversationFilter; after: string | undefined },
): Promise<Omit<ListConversationsResponse, 'ok'>> {
  const now = clock.now();
  const place = after ? decodeConversationCursor(after) : null;
  const values = [
    branchId,
    states[filter],
    place?.rank ?? null,
    place?.lastMessageAt ?? null,
    place?.id ?? null,
  ];
  const rows = await database.run<ConversationListRow>(page, values);
  const [counted] = await database.run<ListConversationsResponse['counts']>(counts, [branchId]);
  const shown = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? shown.at(-1) : undefined;
  return {
    conversations: shown.map((row): ConversationSummary => toConversationListDto(row, now)),
    counts: counted ?? { waiting: 0, team: 0, open: 0 },
    next: last ? encodeConversationCursor({ ...last, rank: last.state === 'WAITING' ? 1 : 0 }) : null,
  };
}
