import { contactTopics, validateContactField } from '@studio/domain/enquiries/contact-details';
import { newsletterSources } from '@studio/domain/newsletter/subscription-request';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id } from './shared-fields.ts';
import { multiLineText, singleLineText } from './text-schemas.ts';

export const messageStatuses = ['NEW', 'HANDLED', 'SPAM'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** Search text. It matches when each of its words is a prefix of a word in the searched text. */
const search = singleLineText().max(120).default('');

/** POST /admin/counts: returns the unread counts for the navigation of the staff tools. */
export const getUnreadCountsRequest = withEnvelope({ branchId });
export const getUnreadCountsResponse = z.object({
  ok: z.literal(true),
  messages: z.number().int(),
  reviews: z.number().int(),
  /** Number of chat visitors who wait for a team member, or for a reply from the one who took the conversation. */
  conversations: z.number().int(),
});
export type GetUnreadCountsResponse = z.infer<typeof getUnreadCountsResponse>;

/** POST /admin/messages/list: returns messages of one status, newest first, 30 at a time. */
export const listMessagesRequest = withEnvelope({
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
  /** Beginning of the message. */
  excerpt: z.string(),
  createdAt: z.string(),
  replied: z.boolean(),
});
export type MessageListRow = z.infer<typeof messageRow>;

export const listMessagesResponse = z.object({
  ok: z.literal(true),
  messages: z.array(messageRow),
  counts: z.record(z.enum(messageStatuses), z.number().int()),
  next: z.string().nullable(),
});
export type ListMessagesResponse = z.infer<typeof listMessagesResponse>;

/** POST /admin/messages/read: returns one complete message. Errors: not_found. */
export const readMessageRequest = withEnvelope({ branchId, messageId: id });

export const staffMessage = z.object({
  id: z.string(),
  status: z.enum(messageStatuses),
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.string(),
  /** Name of the instructor that the message is about. */
  instructorName: z.string().nullable(),
  /** Id of the client with this email address; null when there is none. */
  personId: z.string().nullable(),
  handled: z.object({ at: z.string(), by: z.string() }).nullable(),
  replies: z.array(z.object({ id: z.string(), text: z.string(), sentAt: z.string(), by: z.string() })),
});
export type StaffMessage = z.infer<typeof staffMessage>;

export const readMessageResponse = z.object({ ok: z.literal(true), message: staffMessage });
export type ReadMessageResponse = z.infer<typeof readMessageResponse>;

/**
 * POST /admin/messages/settle: sets the status of a message. 'reopen' undoes 'handle' and 'spam'. Repeating a call
 * changes nothing. Idempotent. Errors: not_found.
 */
export const setMessageStatusRequest = withEnvelope({
  branchId,
  messageId: id,
  action: z.enum(['handle', 'reopen', 'spam']),
});

/**
 * POST /admin/messages/reply: emails a reply that quotes the original, and marks the message as handled. Repeating the
 * same key and body sends one reply. Idempotent. Errors: bad_request (with `field`), not_found, not_changeable (spam),
 * idempotency_mismatch.
 */
export const replyToMessageRequest = withEnvelope({
  branchId,
  messageId: id,
  text: multiLineText()
    .max(8000, 'Too long.')
    .superRefine((text, context) => {
      const message = validateContactField('message', text);
      if (message) context.addIssue({ code: 'custom', message });
    }),
  /** Random UUID that the author's browser generates. */
  idempotencyKey: id,
});

export const subscriberStates = ['CONFIRMED', 'PENDING'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/**
 * POST /admin/messages/subscribers: returns confirmed or pending newsletter subscribers, newest first, 50 at a time.
 */
export const listSubscribersRequest = withEnvelope({
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
  /** Time of confirmation, or for pending subscribers that of the request. */
  since: z.string(),
});
export type SubscriberListRow = z.infer<typeof subscriberRow>;

export const listSubscribersResponse = z.object({
  ok: z.literal(true),
  subscribers: z.array(subscriberRow),
  next: z.string().nullable(),
  /**
   * Number of people by status, and of confirmed subscribers by source. The list doesn't contain unsubscribed people.
   */
  counts: z.object({
    CONFIRMED: z.number().int(),
    PENDING: z.number().int(),
    UNSUBSCRIBED: z.number().int(),
    sources: z.record(z.enum(newsletterSources), z.number().int()),
  }),
});
export type ListSubscribersResponse = z.infer<typeof listSubscribersResponse>;

/** POST /admin/messages/subscribers/remove: unsubscribes a person and erases the email address. Errors: not_found. */
export const removeSubscriberRequest = withEnvelope({ branchId, subscriberId: id });
export const staffOkResponse = z.object({ ok: z.literal(true) });

/** POST /admin/messages/subscribers/export: returns the confirmed email addresses only, as CSV. */
export const exportSubscribersRequest = withEnvelope({ branchId });
export const exportSubscribersResponse = z.object({
  ok: z.literal(true),
  fileName: z.string(),
  csv: z.string(),
  count: z.number().int(),
});
export type ExportSubscribersResponse = z.infer<typeof exportSubscribersResponse>;
