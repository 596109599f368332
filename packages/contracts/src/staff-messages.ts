import { contactTopics, validateContactField } from '@studio/domain/enquiries/contact-details';
import { newsletterSources } from '@studio/domain/newsletter/subscription-request';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { multiLineText, singleLineText } from './text.ts';

export const messageStatuses = ['NEW', 'HANDLED', 'SPAM'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What is typed into a search box: the beginnings of words, all of which have to be there. */
const search = singleLineText().max(120).default('');

/** POST /admin/counts: what waits to be read, for the rail of the tools. */
export const unreadCountsRequest = withEnvelope({ branchId });
export const unreadCountsResponse = z.object({
  ok: z.literal(true),
  messages: z.number().int(),
  reviews: z.number().int(),
  /** Visitors of the chat who wait for somebody, or for an answer of whoever has taken them. */
  conversations: z.number().int(),
});
export type UnreadCountsResponse = z.infer<typeof unreadCountsResponse>;

/** POST /admin/messages/list: messages of one status, newest first, 30 at a time. */
export const messageListRequest = withEnvelope({
  branchId,
  status: z.enum(messageStatuses).default('NEW'),
  topic: z.enum(contactTopics).nullish(),
  search,
  after: z.string().max(120).optional(),
});

export const messageRow = z.object({
  id: z.string(),
  status: z.enum(messageStatuses),
  topic: z.enum(contactTopics),
  name: z.string(),
  subject: z.string(),
  /** How the message begins. */
  begins: z.string(),
  createdAt: z.string(),
  replied: z.boolean(),
});
export type MessageListRow = z.infer<typeof messageRow>;

export const messageListResponse = z.object({
  ok: z.literal(true),
  messages: z.array(messageRow),
  counts: z.record(z.enum(messageStatuses), z.number().int()),
  next: z.string().nullable(),
});
export type MessageListResponse = z.infer<typeof messageListResponse>;

/** POST /admin/messages/read: one message, whole. Refusals: not_found. */
export const messageReadRequest = withEnvelope({ branchId, messageId: id });

export const staffMessage = z.object({
  id: z.string(),
  status: z.enum(messageStatuses),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  /** Who it is about, of those who teach. */
  instructorName: z.string().nullable(),
  /** Whom the studio knows by this address. */
  personId: z.string().nullable(),
  handled: z.object({ at: z.string(), by: z.string() }).nullable(),
  replies: z.array(z.object({ id: z.string(), text: z.string(), sentAt: z.string(), by: z.string() })),
});
export type StaffMessage = z.infer<typeof staffMessage>;

export const messageReadResponse = z.object({ ok: z.literal(true), message: staffMessage });
export type MessageReadResponse = z.infer<typeof messageReadResponse>;

/**
 * POST /admin/messages/settle: says what became of a message. 'handle' and 'spam' can be undone with 'reopen'. Saying it
 * again changes nothing. Refusals: not_found.
 */
export const messageStatusRequest = withEnvelope({
  branchId,
  messageId: id,
  become: z.enum(['handle', 'reopen', 'spam']),
});

/**
 * POST /admin/messages/reply: answers a message by mail, with the original quoted, and marks it as handled. The same key
 * and body are one reply. Refusals: bad_request with the field, not_found, not_changeable for spam, idempotency_mismatch.
 */
export const messageReplyRequest = withEnvelope({
  branchId,
  messageId: id,
  text: multiLineText()
    .max(8000, 'Too long.')
    .superRefine((text, context) => {
      const message = validateContactField('message', text);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  /** A random uuid of whoever writes it. */
  idempotencyKey: id,
});

export const subscriberStates = ['CONFIRMED', 'PENDING'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** POST /admin/messages/list-of-news: who is on the newsletter's list, or on the way there, newest first, 50 at a time. */
export const subscribersRequest = withEnvelope({
  branchId,
  state: z.enum(subscriberStates).default('CONFIRMED'),
  search,
  after: z.string().max(120).optional(),
});

export const subscriberRow = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(subscriberStates),
  source: z.enum(newsletterSources).nullable(),
  /** When they confirmed; of those who have not, when they asked. */
  since: z.string(),
});
export type SubscriberListRow = z.infer<typeof subscriberRow>;

export const subscribersResponse = z.object({
  ok: z.literal(true),
  subscribers: z.array(subscriberRow),
  next: z.string().nullable(),
  /** People by state, and those who are confirmed by where they asked. Who has left is a number only. */
  counts: z.object({
    CONFIRMED: z.number().int(),
    PENDING: z.number().int(),
    UNSUBSCRIBED: z.number().int(),
    sources: z.record(z.enum(newsletterSources), z.number().int()),
  }),
});
export type SubscribersResponse = z.infer<typeof subscribersResponse>;

/** POST /admin/messages/list-of-news/remove: takes somebody off the list and forgets their address. Refusals: not_found. */
export const subscriberRemoveRequest = withEnvelope({ branchId, subscriberId: id });
export const staffOkResponse = z.object({ ok: z.literal(true) });

/** POST /admin/messages/list-of-news/export: the confirmed addresses as CSV, and of nobody else. */
export const subscribersExportRequest = withEnvelope({ branchId });
export const subscribersExportResponse = z.object({
  ok: z.literal(true),
  fileName: z.string(),
  csv: z.string(),
  count: z.number().int(),
});
export type SubscribersExportResponse = z.infer<typeof subscribersExportResponse>;
