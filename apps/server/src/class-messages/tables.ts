import type { ClassMessageAudience, UnreachableReason } from '@studio/domain/bookings/class-message';
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Messages that staff sent to the clients of a class. The texts are erased when they are old. */
export const classMessages = pgTable(
  'class_messages',
  {
    branchId: text('branch_id').notNull(),
    /** Id that the author's browser chose, so that a repeated request sends the message once. */
    id: uuid('id').notNull(),
    classId: uuid('class_id').notNull(),
    audience: text('audience').$type<ClassMessageAudience>().notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** Staff member who wrote the message. */
    sentBy: text('sent_by').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('class_messages_by_class').on(table.branchId, table.classId, table.sentAt),
    index('class_messages_by_time').on(table.sentAt),
  ],
);

/**
 * Clients to whom a message went, one row per client. A row refers to a booking or a waiting list entry. Only that
 * record contains the client's name and email address, so a correction or erasure there needs no change here.
 */
export const classMessageRecipients = pgTable(
  'class_message_recipients',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    messageId: uuid('message_id').notNull(),
    bookingId: uuid('booking_id'),
    waitingEntryId: uuid('waiting_entry_id'),
    /** Reason why no email was queued; null when one was. */
    unreachable: text('unreachable').$type<UnreachableReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    index('class_message_recipients_by_message').on(table.branchId, table.messageId),
    index('class_message_recipients_by_booking').on(table.branchId, table.bookingId),
    index('class_message_recipients_by_entry').on(table.branchId, table.waitingEntryId),
  ],
);
