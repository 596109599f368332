import { chatActions, maxMessageLength } from '@studio/domain/conversations/conversation';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, customer, id, localDate, principalUserId, responseDate } from './shared-fields.ts';
import { multiLineText } from './text-schemas.ts';

export const conversationStates = ['ASSISTANT', 'WAITING', 'TEAM', 'CLOSED'] as const;

/** Author of a message: the visitor, the assistant or a team member. A 'note' comes from the system. */
export const chatRoles = ['user', 'assistant', 'team', 'note'] as const;
export type ChatRole = (typeof chatRoles)[number];

/** Class shown with a reply, with the places that are free at the time of reading. */
export const chatClass = z.object({
  classId: z.string(),
  date: responseDate,
  /** Start as 'HH:MM' in London. */
  time: z.string(),
  title: z.string(),
  activityType: z.string(),
  difficulty: z.string(),
  instructorName: z.string(),
  studio: z.string(),
  durationMin: z.number().int(),
  capacity: z.number().int(),
  capacityLeft: z.number().int(),
  /** Price of one place without member discounts, in pounds. */
  price: z.number(),
  /** Path of the class's page on this site. */
  to: z.string(),
});
export type ChatClass = z.infer<typeof chatClass>;

/**
 * Button shown with a reply, whose target is a path on this site, or the studio's own phone number or email address.
 */
export const messageLink = z.object({ label: z.string(), to: z.string() });
export type MessageLink = z.infer<typeof messageLink>;

/** Message as pages show it (handbook: chat 4). The text is plain, never markup. */
export const chatMessage = z.object({
  id,
  role: z.enum(chatRoles),
  text: z.string(),
  /** Time of the message, as an ISO instant. */
  timestamp: z.string(),
  /** First name of the team member who wrote the message. */
  author: z.string().nullable(),
  action: z.enum(chatActions).nullable(),
  classes: z.array(chatClass),
  links: z.array(messageLink),
  /** Next messages that the page suggests to the visitor as buttons. */
  suggestions: z.array(z.string()),
  imageUrl: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** Current status of a conversation. */
export const conversationStatus = z.object({
  state: z.enum(conversationStates),
  /** First name of the team member who is answering. */
  teamMember: z.string().nullable(),
  /** Whether the team is available now. If not, `opensAt` is when it will be available. */
  isTeamAvailable: z.boolean(),
  opensAt: z.string().nullable(),
  /** Email address for replies after the visitor has left, masked as in 'm…a@example.org'. */
  email: z.string().nullable(),
});
export type ConversationStatus = z.infer<typeof conversationStatus>;

/**
 * Event that the browser sends as JSON in the message after a visitor has booked a tour (handbook: tours 7). The server
 * trusts it only if this browser has such a tour.
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
 * POST /chat: sends a message and returns the reply (handbook: chat 1). The clientId and sessionId identify the
 * conversation. Repeating a messageId with the same text creates no second message or reply. With `Accept:
 * text/event-stream` the reply comes as server-sent events. `text` carries `{ text }` for each chunk; then comes `done`
 * with the whole response, or `failed` with an error. Idempotent. Errors: bad_request (blank, or over 1,000 characters),
 * rate_limited, idempotency_mismatch, server_error.
 */
export const chatRequest = withEnvelope({
  branchId,
  principalUserId,
  message: multiLineText().min(1).max(maxMessageLength),
  messageId: id.optional(),
  /** 'person': the visitor asks for a team member, whatever the text says. */
  recipient: z.enum(['person', 'assistant']).optional(),
});

export const chatResponse = z.object({
  ok: z.literal(true),
  /** Reply of the assistant; empty when it gives none, such as while a team member answers. */
  reply: z.string(),
  action: z.enum(chatActions).optional(),
  imageUrl: z.string().optional(),
  /** Visitor's message as stored. */
  sent: chatMessage,
  /** Assistant's reply as stored; null when it gives none. */
  message: chatMessage.nullable(),
  conversation: conversationStatus,
});
export type ChatResponse = z.infer<typeof chatResponse>;

/**
 * POST /chat/conversation: returns the messages of this tab's conversation, newest first, at most 100, and its status.
 * `after` is the id of the newest message that the browser has; only later ones are returned. `isVisible` marks the
 * visitor as online for the team. `link`, from an email with a reply of the team, opens that conversation in this tab
 * and replaces the tab's own conversation. Errors: link_expired.
 */
export const conversationRequest = withEnvelope({
  branchId,
  principalUserId,
  after: id.optional(),
  link: z.object({ conversationId: id, key: z.string().max(60) }).optional(),
  /** Whether the visitor sees the messages. False when a closed chat only polls for new ones. */
  isVisible: z.boolean().default(true),
});
export const conversationResponse = z.object({
  ok: z.literal(true),
  messages: z.array(chatMessage),
  conversation: conversationStatus,
});
export type ConversationResponse = z.infer<typeof conversationResponse>;

/** POST /chat/email: saves the email address for replies after the visitor has left. Errors: bad_request, not_found. */
export const setChatEmailRequest = withEnvelope({ branchId, email: customer.shape.email });

/** POST /chat/end: ends this tab's conversation and deletes its messages. */
export const endChatRequest = withEnvelope({ branchId });
export const chatStatusResponse = z.object({ ok: z.literal(true), conversation: conversationStatus });
export type ChatStatusResponse = z.infer<typeof chatStatusResponse>;
