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

/** Conversations of the studio with one tab of one browser each. */
export const conversations = pgTable(
  'conversations',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    clientId: text('client_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** Member who has written with a token. */
    principalId: text('principal_id'),
    /** Address for the team's replies when the visitor has left. */
    email: text('email'),
    state: text('state').$type<ConversationState>().notNull(),
    /** Member of the team who replies: account id, and the first name that the visitor sees. */
    assigneeId: text('assignee_id'),
    assigneeName: text('assignee_name'),
    startedAt: instant('started_at').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
    /** When the visitor asked for a person, until one takes the conversation. */
    waitingSince: instant('waiting_since'),
    /** When the studio was notified of this wait. */
    teamNotifiedAt: instant('team_notified_at'),
    /** When a person was first requested or first joined. Null: only the assistant was involved. */
    handoverAt: instant('handover_at'),
    /** Reply lock: the message that the assistant is replying to, and when the lock expires. */
    replyingTo: uuid('replying_to'),
    replyLockedUntil: instant('reply_locked_until'),
    visitorSeenAt: instant('visitor_seen_at').notNull(),
    /** Visitor's messages that the team hasn't read. */
    unread: integer('unread').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.id] }),
    uniqueIndex('conversations_one_per_tab').on(table.branchId, table.clientId, table.sessionId),
    index('conversations_by_state').on(table.branchId, table.state, table.lastMessageAt),
    index('conversations_by_member').on(table.branchId, table.principalId),
    index('conversations_by_address')
      .on(table.branchId, sql`lower(${table.email})`)
      .where(sql`email IS NOT NULL`),
    index('conversations_unseen')
      .on(table.branchId, table.lastMessageAt)
      .where(sql`handover_at IS NOT NULL AND last_message_at > visitor_seen_at`),
  ],
);

/** Attachments of a message. Classes are stored by id, since their places are read when the message is shown. */
export interface MessageAttachments {
  action: ChatAction | null;
  classIds: readonly string[];
  links: readonly { label: string; to: string }[];
  suggestions: readonly string[];
  imageUrl: string | null;
  /** The reply contains the visitor's own data. */
  personal: boolean;
}

/** Messages. Visitors and the team generate the ids of their messages, so a repeated message is stored once. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    /** Order in the conversation. */
    position: integer('position').notNull(),
    role: text('role').$type<ChatRole>().notNull(),
    text: text('text').notNull(),
    /** Message that this one replies to. */
    inReplyTo: uuid('in_reply_to'),
    /** Author on the team: account id and first name. */
    byId: text('by_id'),
    byName: text('by_name'),
    extras: jsonb('extras').$type<MessageAttachments>(),
    createdAt: instant('created_at').notNull(),
    /** When a reply of the team was emailed. */
    emailedAt: instant('emailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.conversationId, table.id] }),
    uniqueIndex('conversation_messages_in_order').on(table.branchId, table.conversationId, table.position),
    uniqueIndex('conversation_messages_one_reply').on(table.branchId, table.conversationId, table.inReplyTo),
  ],
);
