import { replyOutcomes } from '@studio/domain/conversations/reply-outcome';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, id, localDate } from './shared-fields.ts';
import { codeText } from './text-schemas.ts';

const topicId = codeText().min(1).max(60);

/** Number of replies with an outcome, and their share of all replies of the week in whole percent. */
const rate = z.object({ count: z.number().int(), percent: z.number().int() });

export const assistantWeek = z.object({
  /** Monday of the week. */
  week: localDate,
  replies: z.number().int(),
  rates: z.record(z.enum(replyOutcomes), rate),
});
export type AssistantWeek = z.infer<typeof assistantWeek>;

/** Subject that the assistant knows, with its question in a visitor's words. */
export const assistantTopicChoice = z.object({
  id: z.string(),
  question: z.string(),
  /** Whether staff can save examples of it. False for small talk and emergencies. */
  canHaveExamples: z.boolean(),
});
export type AssistantTopicChoice = z.infer<typeof assistantTopicChoice>;

/**
 * POST /admin/assistant/overview: returns how the assistant replied in each of the last 8 weeks, this week first, and
 * the topics by question.
 */
export const getAssistantOverviewRequest = withEnvelope({ branchId });
export const getAssistantOverviewResponse = z.object({
  ok: z.literal(true),
  weeks: z.array(assistantWeek),
  topics: z.array(assistantTopicChoice),
});
export type GetAssistantOverviewResponse = z.infer<typeof getAssistantOverviewResponse>;

/**
 * POST /admin/assistant/answer: returns what the assistant now answers to a topic's question from a visitor who isn't
 * logged in. Errors: bad_request (unknown topic).
 */
export const getTopicAnswerRequest = withEnvelope({ branchId, topicId });
export const getTopicAnswerResponse = z.object({ ok: z.literal(true), answer: z.string() });
export type GetTopicAnswerResponse = z.infer<typeof getTopicAnswerResponse>;

/**
 * POST /admin/assistant/messages: returns messages of the last 30 days that the assistant couldn't answer by itself and
 * that staff haven't reviewed, newest first, 30 at a time. Omits those that saved examples cover, so a page can be
 * shorter than that.
 */
export const listUnansweredMessagesRequest = withEnvelope({
  branchId,
  after: z.string().max(120).optional(),
});

export const unansweredMessage = z.object({
  conversationId: z.string(),
  messageId: z.string(),
  /** The visitor's words without email addresses, phone numbers and codes. */
  text: z.string(),
  writtenAt: z.string(),
  outcome: z.enum(replyOutcomes).exclude(['ANSWERED']),
  /** Topic to which the message probably belongs; null if the assistant has no idea. */
  likelyTopicId: z.string().nullable(),
  /** Whether the message can become an example: it contains words, and isn't too long. */
  canBeExample: z.boolean(),
});
export type UnansweredMessage = z.infer<typeof unansweredMessage>;

export const listUnansweredMessagesResponse = z.object({
  ok: z.literal(true),
  messages: z.array(unansweredMessage),
  next: z.string().nullable(),
});
export type ListUnansweredMessagesResponse = z.infer<typeof listUnansweredMessagesResponse>;

/**
 * POST /admin/assistant/examples/save: saves a message as an example of a topic. The assistant uses the example from its
 * next reply. Idempotent. Errors: bad_request (a topic that takes no examples, or a message that can't be an example),
 * not_found.
 */
export const saveAssistantExampleRequest = withEnvelope({
  branchId,
  conversationId: id,
  messageId: id,
  topicId,
});

/**
 * POST /admin/assistant/review: dismisses a message, or reopens a dismissed or saved one. Reopening removes its
 * example, unless another message is saved as the same one. Idempotent. Errors: not_found, not_changeable (dismissing a
 * message that is an example).
 */
export const reviewAssistantMessageRequest = withEnvelope({
  branchId,
  conversationId: id,
  messageId: id,
  action: z.enum(['dismiss', 'reopen']),
});
export type AssistantMessageReviewAction = z.infer<typeof reviewAssistantMessageRequest>['action'];

/** POST /admin/assistant/examples: returns the examples that staff have saved, newest first, 30 at a time. */
export const listAssistantExamplesRequest = withEnvelope({ branchId, after: z.string().max(120).optional() });

export const assistantExample = z.object({
  id: z.string(),
  topicId: z.string(),
  text: z.string(),
  savedAt: z.string(),
  savedBy: z.string(),
});
export type AssistantExample = z.infer<typeof assistantExample>;

export const listAssistantExamplesResponse = z.object({
  ok: z.literal(true),
  examples: z.array(assistantExample),
  next: z.string().nullable(),
});
export type ListAssistantExamplesResponse = z.infer<typeof listAssistantExamplesResponse>;

/** POST /admin/assistant/examples/remove: deletes an example. Idempotent. */
export const removeAssistantExampleRequest = withEnvelope({ branchId, exampleId: id });

export const assistantChangeResponse = z.object({ ok: z.literal(true) });
