import type { ChatRole } from '@studio/contracts/chat';
import type { ChatAction, ConversationState } from '@studio/domain/conversations/conversation';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A conversation of one tab of one browser with the studio. */
export const conversations = pgTable(
  'conversations',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    clientId: text('client_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** The member who has written with a token. */
    principalId: text('principal_id'),
    /** Where answers of the team go when the visitor has left. */
    email: text('email'),
    state: text('state').$type<ConversationState>().notNull(),
    /** Who of the team answers, by account, and the first name that the visitor sees. */
    takenBy: text('taken_by'),
    takenName: text('taken_name'),
    startedAt: instant('started_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** When a person was asked for who has not come yet. */
    waitingSince: instant('waiting_since'),
    /** When the studio was written to about this wait. */
    noticedAt: instant('noticed_at'),
    /** When a person was first asked for, or first came. Null: it never was more than the assistant. */
    personAt: instant('person_at'),
    /** The message that the assistant is answering now, and until when nobody else does. */
    answering: uuid('answering'),
    answeringUntil: instant('answering_until'),
    visitorSeenAt: instant('visitor_seen_at').notNull(),
    /** Messages of the visitor that nobody of the team has read. */
    unread: integer('unread').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('conversations_one_per_tab').on(table.branchId, table.clientId, table.sessionId),
    index('conversations_by_state').on(table.branchId, table.state, table.lastAt),
    index('conversations_by_member').on(table.branchId, table.principalId),
    index('conversations_by_address')
      .on(table.branchId, sql`lower(${table.email})`)
      .where(sql`email IS NOT NULL`),
    index('conversations_unseen')
      .on(table.branchId, table.lastAt)
      .where(sql`person_at IS NOT NULL AND last_at > visitor_seen_at`),
  ],
);

/** What stands beside a message. Classes are kept by id: their places are read when it is shown. */
export interface MessageExtras {
  action: ChatAction | null;
  classIds: readonly string[];
  links: readonly { label: string; to: string }[];
  suggestions: readonly string[];
  imageUrl: string | null;
  /** The answer tells of something of the visitor's own. */
  personal: boolean;
}

/** What was said. The id of a visitor's or a team's message is its writer's own, so that one message is kept once. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    /** Their order in the conversation. */
    position: integer('position').notNull(),
    role: text('role').$type<ChatRole>().notNull(),
    text: text('text').notNull(),
    /** The message that this one answers. */
    answers: uuid('answers'),
    /** Who of the team wrote it, by account, and their first name. */
    byId: text('by_id'),
    byName: text('by_name'),
    extras: jsonb('extras').$type<MessageExtras>(),
    createdAt: instant('created_at').notNull(),
    /** When an answer of the team was put into a mail. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.conversationId, table.id] }),
    uniqueIndex('conversation_messages_in_order').on(table.branchId, table.conversationId, table.position),
    uniqueIndex('conversation_messages_one_answer').on(table.branchId, table.conversationId, table.answers),
  ],
);
