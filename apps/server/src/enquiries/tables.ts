import type { ContactTopic } from '@studio/domain/enquiries/contact-details';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** SQL expression for the search vector of a message. Must be the same as in the search query, which uses its index. */
export const messageSearchVector = sql.raw(
  `array_to_tsvector(search_entries(name) || search_words(email || ' ' || subject || ' ' || message))`,
);

/** Messages to the studio. NEW waits in the inbox, HANDLED is done, and SPAM isn't shown in the inbox. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    status: text('status').$type<'NEW' | 'HANDLED' | 'SPAM'>().notNull(),
    topic: text('topic').$type<ContactTopic>().notNull(),
    /** Instructor whom the message is about. */
    instructorId: text('instructor_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    handledAt: instant('handled_at'),
    /** Staff member who handled the message. */
    handledBy: text('handled_by'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('contact_messages_by_status').on(table.branchId, table.status, table.id),
    index('contact_messages_folded_words').using('gin', messageSearchVector),
  ],
);

/** Replies that staff sent by email. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    messageId: uuid('message_id').notNull(),
    text: text('text').notNull(),
    /** Staff member who wrote the reply. */
    sentBy: text('sent_by').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('contact_replies_by_message').on(table.branchId, table.messageId, table.sentAt),
  ],
);
