/**
 * Outcomes of a message to the built-in assistant. HANDED_OVER: the assistant passed the message to the team, although
 * the visitor hadn't asked for a person and wasn't in danger.
 */
export const replyOutcomes = ['ANSWERED', 'ASKED_TO_CLARIFY', 'NOT_UNDERSTOOD', 'HANDED_OVER'] as const;
export type ReplyOutcome = (typeof replyOutcomes)[number];

/** Days for which staff can review a message, at most the retention of conversations (handbook: chat 14). */
export const messageReviewDays = 30;

/** Maximum length in characters of a message that staff save as an example. */
export const maxExampleLength = 300;

/** Maximum number of examples that the assistant compares with a message: the newest ones. */
export const maxUsedExamples = 2000;
