import { contactProblem, contactTopics } from '@studio/domain/enquiries/contact-details';
import { listSources } from '@studio/domain/newsletter/asking';
import { z } from 'zod';
import { call } from './envelope.ts';
import { branchId, id } from './fields.ts';
import { lineText, proseText } from './text.ts';

export const messageStatuses = ['NEW', 'HANDLED', 'SPAM'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** What is typed into a search box: the beginnings of words, all of which have to be there. */
const search = lineText().max(120).default('');

/** POST /admin/counts: what waits to be read, for the rail of the tools. */
export const staffCountsRequest = call({ branchId });
export const staffCountsAnswer = z.object({
  ok: z.literal(true),
  messages: z.number().int(),
  reviews: z.number().int(),
  /** Visitors of the chat who wait for somebody, or for an answer of whoever has taken them. */
  conversations: z.number().int(),
});
export type StaffCountsAnswer = z.infer<typeof staffCountsAnswer>;

/** POST /admin/messages/list: messages of one status, newest first, 30 at a time. */
export const messageListRequest = call({
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

export const messageListAnswer = z.object({
  ok: z.literal(true),
  messages: z.array(messageRow),
  counts: z.record(z.enum(messageStatuses), z.number().int()),
  next: z.string().nullable(),
});
export type MessageListAnswer = z.infer<typeof messageListAnswer>;

/** POST /admin/messages/read: one message, whole. Refusals: not_found. */
export const messageReadRequest = call({ branchId, messageId: id });

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

export const messageReadAnswer = z.object({ ok: z.literal(true), message: staffMessage });
export type MessageReadAnswer = z.infer<typeof messageReadAnswer>;

/**
 * POST /admin/messages/settle: says what became of a message. 'handle' and 'spam' can be undone with 'reopen'. Saying it
 * again changes nothing. Refusals: not_found.
 */
export const messageSettleRequest = call({
  branchId,
  messageId: id,
  become: z.enum(['handle', 'reopen', 'spam']),
});

/**
 * POST /admin/messages/reply: answers a message by mail, with the original quoted, and marks it as handled. The same key
 * and body are one reply. Refusals: bad_request with the field, not_found, not_changeable for spam, idempotency_mismatch.
 */
export const messageReplyRequest = call({
  branchId,
  messageId: id,
  text: proseText()
    .max(8000, 'Too long.')
    .superRefine((text, context) => {
      const message = contactProblem('message', text);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  /** A random uuid of whoever writes it. */
  idempotencyKey: id,
});

export const subscriberStates = ['CONFIRMED', 'PENDING'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** POST /admin/messages/list-of-news: who is on the newsletter's list, or on the way there, newest first, 50 at a time. */
export const subscribersRequest = call({
  branchId,
  state: z.enum(subscriberStates).default('CONFIRMED'),
  search,
  after: z.string().max(120).optional(),
});

export const subscriberRow = z.object({
  id: z.string(),
  email: z.string(),
  state: z.enum(subscriberStates),
  source: z.enum(listSources).nullable(),
  /** When they confirmed; of those who have not, when they asked. */
  since: z.string(),
});
export type SubscriberListRow = z.infer<typeof subscriberRow>;

export const subscribersAnswer = z.object({
  ok: z.literal(true),
  subscribers: z.array(subscriberRow),
  next: z.string().nullable(),
  /** People by state, and those who are confirmed by where they asked. Who has left is a number only. */
  counts: z.object({
    CONFIRMED: z.number().int(),
    PENDING: z.number().int(),
    UNSUBSCRIBED: z.number().int(),
    sources: z.record(z.enum(listSources), z.number().int()),
  }),
});
export type SubscribersAnswer = z.infer<typeof subscribersAnswer>;

/** POST /admin/messages/list-of-news/remove: takes somebody off the list and forgets their address. Refusals: not_found. */
export const subscriberRemoveRequest = call({ branchId, subscriberId: id });
export const staffDoneAnswer = z.object({ ok: z.literal(true) });

/** POST /admin/messages/list-of-news/export: the confirmed addresses as CSV, and of nobody else. */
export const subscribersExportRequest = call({ branchId });
export const subscribersExportAnswer = z.object({
  ok: z.literal(true),
  fileName: z.string(),
  csv: z.string(),
  count: z.number().int(),
});
export type SubscribersExportAnswer = z.infer<typeof subscribersExportAnswer>;
