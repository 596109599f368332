import type { ListMessagesResponse, MessageStatus } from '@studio/contracts/staff-messages';
import type { ContactTopic } from '@studio/domain/enquiries/contact-details';
import { decodeBookingCursor, encodeBookingCursor } from '../../bookings/reading/booking-list-cursor.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import { buildSearchQuery } from '../../platform/database/search-query.ts';
import type { Services } from '../../platform/services.ts';

const pageLength = 30;

export interface ListMessagesInput {
  branchId: string;
  status: MessageStatus;
  topic: ContactTopic | null;
  search: string;
  after: string | undefined;
}

interface ListedMessage {
  id: string;
  status: MessageStatus;
  topic: ContactTopic;
  name: string;
  subject: string;
  excerpt: string;
  createdAt: Date;
  replied: boolean;
}

/**
 * Selects a page of messages. Message ids increase with time, so the primary key gives the order. `searched` must be
 * the expression of the search index.
 */
const messagesWhere = (name: string, searched: string): PreparedStatement => ({
  name,
  text: `SELECT m.id, m.status, m.topic, m.name, m.subject, left(m.message, 160) AS excerpt, m.created_at AS "createdAt",
      EXISTS (SELECT 1 FROM contact_replies r WHERE r.branch_id = m.branch_id AND r.message_id = m.id) AS replied
    FROM (
      SELECT * FROM contact_messages
      WHERE branch_id = $1 AND status = $2 AND ($3::text IS NULL OR topic = $3) AND ($4::uuid IS NULL OR id < $4)
        AND ${searched}
      ORDER BY id DESC LIMIT ${pageLength + 1}
    ) m ORDER BY m.id DESC`,
});

const statements = {
  all: messagesWhere('staff_messages', '$5::text IS NULL'),
  searched: messagesWhere(
    'staff_messages_searched',
    `array_to_tsvector(search_entries(name) || search_words(email || ' ' || subject || ' ' || message))
        @@ $5::tsquery`,
  ),
};

const countMessages: PreparedStatement = {
  name: 'count_messages_by_status',
  text: `SELECT count(*) FILTER (WHERE status = 'NEW')::int AS "NEW",
      count(*) FILTER (WHERE status = 'HANDLED')::int AS "HANDLED",
      count(*) FILTER (WHERE status = 'SPAM')::int AS "SPAM"
    FROM contact_messages WHERE branch_id = $1`,
};

/** Returns a page of messages, newest first. Searches for word prefixes in name, email address, subject and text. */
export async function listMessages(
  { database }: Services,
  { branchId, status, topic, search, after }: ListMessagesInput,
): Promise<Omit<ListMessagesResponse, 'ok'>> {
  const query = buildSearchQuery(search);
  const cursor = after ? decodeBookingCursor(after) : null;
  const values = [branchId, status, topic, cursor?.id ?? null, query];
  const rows = await database.run<ListedMessage>(query ? statements.searched : statements.all, values);
  const [counts] = await database.run<ListMessagesResponse['counts']>(countMessages, [branchId]);
  const page = rows.slice(0, pageLength);
  const last = rows.length > pageLength ? page.at(-1) : undefined;
  return {
    messages: page.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    counts: counts ?? { NEW: 0, HANDLED: 0, SPAM: 0 },
    next: last ? encodeBookingCursor({ startsAt: last.createdAt, id: last.id }) : null,
  };
}
