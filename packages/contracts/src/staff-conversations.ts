import { maxMessageLength } from '@studio/domain/conversations/conversation';
import { z } from 'zod';
import { chatMessage, conversationStates } from './chat.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { multiLineText } from './text.ts';

/** OPEN: everything but CLOSED. PEOPLE: a person was asked for, or answers. */
export const conversationFilters = ['PEOPLE', 'OPEN', 'CLOSED'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

/** POST /admin/conversations/list: who waits first, then by the last message, newest first, 30 at a time. */
export const conversationListRequest = withEnvelope({
  branchId,
  filter: z.enum(conversationFilters).default('OPEN'),
  after: z.string().max(120).optional(),
});

export const conversationRow = z.object({
  id: z.string(),
  state: z.enum(conversationStates),
  /** A member's name, the address that was left, or null for somebody unknown. */
  name: z.string().nullable(),
  /** How the last message begins, and who wrote it; of somebody who waits, how their own last words begin. */
  begins: z.string(),
  lastRole: z.enum(['user', 'assistant', 'team', 'note']),
  lastAt: z.string(),
  /** Messages of the visitor that nobody of the team has read. */
  unread: z.number().int(),
  /** First name of whoever of the team answers. */
  with: z.string().nullable(),
  /** The visitor has looked within the last 30 seconds. */
  here: z.boolean(),
  /** When a person was asked for who has not come yet. */
  waitingSince: z.string().nullable(),
});
export type ConversationRow = z.infer<typeof conversationRow>;

export const conversationListResponse = z.object({
  ok: z.literal(true),
  conversations: z.array(conversationRow),
  counts: z.object({ waiting: z.number().int(), people: z.number().int(), open: z.number().int() }),
  next: z.string().nullable(),
});
export type ConversationListResponse = z.infer<typeof conversationListResponse>;

/** POST /admin/conversations/read: one conversation, its messages newest first; it counts as read. Refusals: not_found. */
export const conversationReadRequest = withEnvelope({ branchId, conversationId: id, after: id.optional() });

export const staffConversation = conversationRow.extend({
  email: z.string().nullable(),
  /** Whom the studio knows this visitor as. */
  personId: z.string().nullable(),
  /** Whether the caller is who answers. */
  mine: z.boolean(),
  startedAt: z.string(),
  /** When the visitor has looked last. */
  seenAt: z.string(),
  messages: z.array(chatMessage),
});
export type StaffConversation = z.infer<typeof staffConversation>;

export const conversationReadResponse = z.object({ ok: z.literal(true), conversation: staffConversation });
export type ConversationReadResponse = z.infer<typeof conversationReadResponse>;

/**
 * POST /admin/conversations/change: 'take' answers in person (also from a colleague), 'hand-back' lets the assistant
 * answer again, 'close' ends it. Saying it again changes nothing. Refusals: not_found, not_changeable.
 */
export const conversationChangeRequest = withEnvelope({
  branchId,
  conversationId: id,
  become: z.enum(['take', 'hand-back', 'close']),
});

/**
 * POST /admin/conversations/reply: a message of the team; a conversation that nobody of the team has is taken with it. The
 * same id and text are one message. Refusals: bad_request, not_found, idempotency_mismatch, not_changeable while a colleague
 * answers.
 */
export const conversationReplyRequest = withEnvelope({
  branchId,
  conversationId: id,
  messageId: id,
  text: multiLineText()
    .min(1)
    .max(maxMessageLength * 4),
});
