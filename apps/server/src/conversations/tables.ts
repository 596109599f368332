import type { ChatRole } from '@studio/contracts/chat';
import type { ChatAction, ConversationState } from '@studio/domain/conversations/conversation';
import type { ReplyOutcome } from '@studio/domain/conversations/reply-outcome';
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
import type { DialogueState } from '../integrations/assistant/port.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Conversations with the studio, each in one tab of one browser. */
export const conversations = pgTable(
  'conversations',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    clientId: text('client_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** Account id of the member who has written in the conversation while logged in; null for guests. */
    principalId: text('principal_id'),
    /** Email address to which the team's replies go once the visitor has left. */
    email: text('email'),
    state: text('state').$type<ConversationState>().notNull(),
    /** Team member who replies: account id, and in the next column the first name that the visitor sees. */
    assigneeId: text('assignee_id'),
    assigneeName: text('assignee_name'),
    startedAt: instant('started_at').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
    /** Time at which the visitor's wait for a person began; null while they don't wait. */
    waitingSince: instant('waiting_since'),
    /** Time at which the studio was notified of the current wait. */
    teamNotifiedAt: instant('team_notified_at'),
    /** Time at which a person was first requested or first joined. Null if only the assistant was involved. */
    handoverAt: instant('handover_at'),
    /** Reply lock: the message that the assistant is replying to, and in the next column when the lock expires. */
    replyingTo: uuid('replying_to'),
    replyLockedUntil: instant('reply_locked_until'),
    visitorSeenAt: instant('visitor_seen_at').notNull(),
    /** Number of the visitor's messages that the team hasn't read. */
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

/** Extras of a message. Classes are stored by id, because their free places are read when the message is shown. */
export interface MessageExtras {
  action: ChatAction | null;
  classIds: readonly string[];
  links: readonly { label: string; to: string }[];
  suggestions: readonly string[];
  imageUrl: string | null;
  /** Whether the reply contains the visitor's own data. */
  personal: boolean;
  /** State of the conversation after a reply of the built-in assistant. Null for other messages. */
  dialogueState?: DialogueState | null;
}

/**
 * Messages of conversations. Visitors' browsers and the staff tools generate the ids of their messages, so a repeated
 * message is stored once.
 */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    branchId: text('branch_id').notNull(),
    id: uuid('id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    /** Position of the message in its conversation. */
    position: integer('position').notNull(),
    role: text('role').$type<ChatRole>().notNull(),
    text: text('text').notNull(),
    /** Message that this one replies to. */
    inReplyTo: uuid('in_reply_to'),
    /** Author in the team: account id, and in the next column the first name. */
    byId: text('by_id'),
    byName: text('by_name'),
    extras: jsonb('extras').$type<MessageExtras>(),
    createdAt: instant('created_at').notNull(),
    /** Time at which a reply of the team was emailed. */
    emailedAt: instant('emailed_at'),
    /**
     * On a reply of the built-in assistant: how it dealt with the visitor's message. Null on other messages.
     */
    outcome: text('outcome').$type<ReplyOutcome>(),
    /** Time at which staff saved or dismissed the message that this one replies to. */
    reviewedAt: instant('reviewed_at'),
    /** Example that staff saved from the message that this one replies to; null if there is none. */
    exampleId: uuid('example_id'),
  },
  (table) => [
    primaryKey({ columns: [table.branchId, table.conversationId, table.id] }),
    uniqueIndex('conversation_messages_in_order').on(table.branchId, table.conversationId, table.position),
    uniqueIndex('conversation_messages_one_reply').on(table.branchId, table.conversationId, table.inReplyTo),
    index('conversation_messages_unanswered')
      .on(table.branchId, table.createdAt, table.id)
      .where(sql`outcome <> 'ANSWERED' AND reviewed_at IS NULL`),
  ],
);
