import { chatActions, maxMessageLength } from '@studio/domain/conversations/conversation';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, customer, id, localDate, principalUserId, responseDate } from './fields.ts';
import { multiLineText } from './text.ts';

export const conversationStates = ['ASSISTANT', 'WAITING', 'TEAM', 'CLOSED'] as const;

/** Who has written a message: the visitor, the assistant, somebody of the team; 'note' is said by the studio itself. */
export const chatRoles = ['user', 'assistant', 'team', 'note'] as const;
export type ChatRole = (typeof chatRoles)[number];

/** A class beside an answer, with the places that are free at the moment of reading. */
export const chatClass = z.object({
  classId: z.string(),
  date: responseDate,
  /** 'HH:MM', London. */
  time: z.string(),
  title: z.string(),
  activityType: z.string(),
  difficulty: z.string(),
  instructorName: z.string(),
  studio: z.string(),
  durationMin: z.number().int(),
  capacity: z.number().int(),
  capacityLeft: z.number().int(),
  /** What a place costs anybody, in pounds. */
  price: z.number(),
  /** Path of the class's own page on this site. */
  to: z.string(),
});
export type ChatClass = z.infer<typeof chatClass>;

/** A button beside an answer: a path of this site. Also a telephone or mail address of the studio's own. */
export const chatLink = z.object({ label: z.string(), to: z.string() });
export type ChatLink = z.infer<typeof chatLink>;

/** One message, as it is shown (handbook: chat 4). Text is plain: never markup. */
export const chatMessage = z.object({
  id,
  role: z.enum(chatRoles),
  text: z.string(),
  /** ISO instant. */
  timestamp: z.string(),
  /** First name of whoever of the team has written it. */
  by: z.string().nullable(),
  action: z.enum(chatActions).nullable(),
  classes: z.array(chatClass),
  links: z.array(chatLink),
  /** What people may want to say next, to press instead of typing. */
  suggestions: z.array(z.string()),
  imageUrl: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** How a conversation stands. */
export const conversationStatus = z.object({
  state: z.enum(conversationStates),
  /** First name of whoever of the team answers now. */
  with: z.string().nullable(),
  /** Whether somebody of the team can be expected now; when not, the next time that they can. */
  open: z.boolean(),
  opensAt: z.string().nullable(),
  /** Where an answer goes when the visitor has left, with its middle hidden ('m…a@example.org'). */
  email: z.string().nullable(),
});
export type ConversationStatus = z.infer<typeof conversationStatus>;

/**
 * What the browser tells the chat of a booked tour, as JSON in the message (handbook: tours 7). It is
 * believed only as far as such a tour of this browser exists.
 */
export const tourBookedEvent = z.object({
  event: z.literal('booking-confirmed'),
  type: z.literal('studio tour'),
  bookingId: id,
  date: localDate,
  start: z.string().max(40),
  end: z.string().max(40),
  customer: customer.partial(),
});
export type TourBookedEvent = z.infer<typeof tourBookedEvent>;

/**
 * POST /chat: a message, and its answer (handbook: chat 1). The conversation is that of the clientId and
 * sessionId. The same messageId and text are one message and one answer. With `Accept: text/event-stream` the answer comes
 * as server-sent events: `text` with `{ text }` for each piece, then `done` with the whole answer, or `failed` with a
 * refusal. Refusals: bad_request (blank, or over 1,000 characters), rate_limited, idempotency_mismatch, server_error.
 */
export const chatRequest = withEnvelope({
  branchId,
  principalUserId,
  message: multiLineText().min(1).max(maxMessageLength),
  messageId: id.optional(),
  /** 'person': somebody of the team is asked for, whatever the text says. */
  want: z.enum(['person', 'assistant']).optional(),
});

export const chatResponse = z.object({
  ok: z.literal(true),
  /** Empty while a person of the team answers. */
  reply: z.string(),
  action: z.enum(chatActions).optional(),
  imageUrl: z.string().optional(),
  /** What the visitor wrote, as it is kept. */
  sent: chatMessage,
  /** The answer, as it is kept; null while a person of the team answers. */
  message: chatMessage.nullable(),
  conversation: conversationStatus,
});
export type ChatResponse = z.infer<typeof chatResponse>;

/**
 * POST /chat/conversation: the messages of this tab's conversation, newest first, at most 100, and how it stands. `after`
 * is the id of the newest message that the browser has: only later ones come. Asking with `looking` tells the team that the visitor is there.
 * `link`, out of the mail with an answer of the team, brings that conversation into this tab first; the tab's own is put
 * aside. Refusals: link_expired.
 */
export const conversationRequest = withEnvelope({
  branchId,
  principalUserId,
  after: id.optional(),
  link: z.object({ conversationId: id, key: z.string().max(60) }).optional(),
  /** Whether somebody sees what comes; a closed chat only wants to know whether there is anything. */
  looking: z.boolean().default(true),
});
export const conversationResponse = z.object({
  ok: z.literal(true),
  messages: z.array(chatMessage),
  conversation: conversationStatus,
});
export type ConversationResponse = z.infer<typeof conversationResponse>;

/** POST /chat/email: where an answer of the team goes when the visitor has left. Refusals: bad_request, not_found. */
export const chatEmailRequest = withEnvelope({ branchId, email: customer.shape.email });

/** POST /chat/end: this tab's conversation is over, and forgotten: its messages are deleted. */
export const chatEndRequest = withEnvelope({ branchId });
export const chatOkResponse = z.object({ ok: z.literal(true), conversation: conversationStatus });
export type ChatOkResponse = z.infer<typeof chatOkResponse>;
