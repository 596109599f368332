import { maxMessageLength } from '@studio/domain/conversations/conversation';
import { z } from 'zod';
import { chatMessage, conversationStates } from './chat.ts';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { multiLineText } from './text-schemas.ts';

/**
 * Filters of the conversations. OPEN: all except closed ones. TEAM: the visitor asked for a team member, or a team
 * member is answering.
 */
export const conversationFilters = ['TEAM', 'OPEN', 'CLOSED'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

/** POST /admin/conversations/list: returns waiting visitors first, then by last message, newest first, 30 at a time. */
export const listConversationsRequest = withEnvelope({
  branchId,
  filter: z.enum(conversationFilters).default('OPEN'),
  after: z.string().max(120).optional(),
});

export const conversationSummary = z.object({
  id: z.string(),
  state: z.enum(conversationStates),
  /** Name of the member; else the email address that the visitor entered, or that of the member; null when unknown. */
  name: z.string().nullable(),
  /**
   * Beginning of the last message, whose author is `lastRole`. While the visitor waits, it's the visitor's own last
   * message.
   */
  excerpt: z.string(),
  lastRole: z.enum(['user', 'assistant', 'team', 'note']),
  lastMessageAt: z.string(),
  /** Number of the visitor's messages that no team member has read. */
  unread: z.number().int(),
  /** First name of the team member who is answering. */
  teamMember: z.string().nullable(),
  /** Whether the visitor polled within the last 30 seconds. */
  isOnline: z.boolean(),
  /**
   * Time since which the visitor has waited for a team member; null if the visitor hasn't asked for one, or a team
   * member is answering.
   */
  waitingSince: z.string().nullable(),
});
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const listConversationsResponse = z.object({
  ok: z.literal(true),
  conversations: z.array(conversationSummary),
  counts: z.object({ waiting: z.number().int(), team: z.number().int(), open: z.number().int() }),
  next: z.string().nullable(),
});
export type ListConversationsResponse = z.infer<typeof listConversationsResponse>;

/**
 * POST /admin/conversations/read: returns one conversation, messages newest first, and marks it as read. Errors:
 * not_found.
 */
export const readConversationRequest = withEnvelope({ branchId, conversationId: id, after: id.optional() });

export const staffConversation = conversationSummary.extend({
  email: z.string().nullable(),
  /** Id of the visitor's client profile in the staff tools; null when the visitor isn't a known client. */
  personId: z.string().nullable(),
  /** Whether the caller is the team member who is answering. */
  isMine: z.boolean(),
  startedAt: z.string(),
  /** Time of the visitor's last poll. */
  seenAt: z.string(),
  messages: z.array(chatMessage),
});
export type StaffConversation = z.infer<typeof staffConversation>;

export const readConversationResponse = z.object({ ok: z.literal(true), conversation: staffConversation });
export type ReadConversationResponse = z.infer<typeof readConversationResponse>;

/**
 * POST /admin/conversations/change: 'take' assigns the conversation to the caller (even from a colleague), 'hand-back'
 * returns it to the assistant, 'close' closes it. Repeating a call changes nothing. Idempotent. Errors: not_found, not_changeable.
 */
export const changeConversationRequest = withEnvelope({
  branchId,
  conversationId: id,
  action: z.enum(['take', 'hand-back', 'close']),
});

/**
 * POST /admin/conversations/reply: sends a message as the team, and takes a conversation that no team member has.
 * Repeating the same id and text sends one message. Idempotent. Errors: bad_request, not_found, idempotency_mismatch,
 * not_changeable (a colleague is answering).
 */
export const replyToConversationRequest = withEnvelope({
  branchId,
  conversationId: id,
  messageId: id,
  text: multiLineText()
    .min(1)
    .max(maxMessageLength * 4),
});
