/**
 * How the built-in assistant dealt with a message. HANDED_OVER: it passed the message to the team, although the visitor
 * hadn't asked for a person and wasn't in danger.
 */
export const replyOutcomes = ['ANSWERED', 'ASKED_BACK', 'NOT_UNDERSTOOD', 'HANDED_OVER'] as const;
export type ReplyOutcome = (typeof replyOutcomes)[number];

/** Outcomes after which staff review the message. */
export type UnansweredOutcome = Exclude<ReplyOutcome, 'ANSWERED'>;

/** Topics of messages about danger. */
export const emergencyTopicIds: ReadonlySet<string> = new Set([
  'emergency_now',
  'fire_or_danger',
  'distress',
  'child_alone',
]);

/** Topics to which a hand-over is the right answer. */
const handOverTopicIds: ReadonlySet<string | null> = new Set([
  'talk_to_human',
  'phone_call_me',
  ...emergencyTopicIds,
]);

/** Returns the outcome of a reply from the topic that it answers and the topics that it offers as choices. */
export function getReplyOutcome({
  topicId,
  choices,
  handOver,
}: {
  topicId: string | null;
  choices: readonly string[];
  handOver: boolean;
}): ReplyOutcome {
  if (handOver && !handOverTopicIds.has(topicId)) return 'HANDED_OVER';
  if (topicId !== null) return 'ANSWERED';
  return choices.length > 0 ? 'ASKED_BACK' : 'NOT_UNDERSTOOD';
}

/** Days for which staff can review a message, at most the retention of conversations. */
export const reviewDays = 30;

/** Maximum length in characters of a message that staff file as an example. */
export const maxExampleLength = 300;

/** Maximum number of examples that the assistant compares with a message: the newest ones. */
export const maxUsedExamples = 2000;
