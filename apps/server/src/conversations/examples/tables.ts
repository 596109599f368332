import type { ReplyOutcome } from '@studio/domain/conversations/reply-outcome';
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Messages that staff have saved under a topic, as examples for the assistant. Nothing connects an example to its
 * visitor: the reply to the message refers to the example, and is deleted with its conversation.
 */
export const assistantExamples = pgTable(
  'assistant_examples',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    /** Id of a topic in `packages/content`. */
    topicId: text('topic_id').notNull(),
    /** Normalised text without personal data. */
    text: text('text').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('assistant_examples_one_per_text').on(table.branchId, table.text),
    index('assistant_examples_by_time').on(table.branchId, table.createdAt, table.id),
  ],
);

/** Number of replies by outcome in the week from a Monday in London. Rows stay when the conversations are deleted. */
export const assistantReplyCounts = pgTable(
  'assistant_reply_counts',
  {
    branchId: text('branch_id').notNull(),
    week: date('week', { mode: 'string' }).notNull(),
    outcome: text('outcome').$type<ReplyOutcome>().notNull(),
    replies: integer('replies').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.week, table.outcome] })],
);
