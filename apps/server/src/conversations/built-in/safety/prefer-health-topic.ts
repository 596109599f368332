import {
  classChoiceTopicIds,
  healthTopicIds,
  smallTalkTopicIds,
  topicIdsFollowingFromHealth,
  topicIdsLeadingToClasses,
  underSixteenTopicIds,
  urgentTopicIds,
} from '@studio/content/assistant/topic-groups';
import * as phrases from '@studio/content/assistant/vocabulary/health-phrases';
import type { HealthConcern } from '@studio/content/assistant/vocabulary/health-words';
import type { TopicChoice } from '../choose-topic.ts';
import { rankTopics, type TopicModel } from '../classifier/topic-model.ts';
import {
  findHealthConcern,
  hasMedicalApproval,
  isIll,
  parseHealthConcern,
} from '../parsing/health-concerns.ts';
import { mentionsClasses } from '../parsing/mentioned-names.ts';
import { normalizeMessage } from '../parsing/normalize-message.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { mentionsPregnancy } from '../parsing/pregnancy.ts';

/** Health concerns with which a general answer about classes is kept: a plain injury, and null for no concern. */
const concernsWithoutAdvice: ReadonlySet<HealthConcern | null> = new Set<HealthConcern | null>([
  null,
  'injury',
]);

/**
 * Returns the topic of the studio's advice if a message is about someone's health or comes from someone under 16. If
 * another part of the message clearly asks something else, returns the topic of that part. Keeps urgent topics.
 */
export function preferHealthTopic(
  choice: TopicChoice,
  message: ParsedMessage,
  model: TopicModel | null = null,
): TopicChoice {
  const { normalized } = message;
  const topicId = choice.kind === 'topic' ? choice.topicId : null;
  if (topicId !== null && urgentTopicIds.has(topicId)) return choice;
  const other = model && findOtherQuestion(message, model);
  if (other) return toTopic(other);
  if (topicId !== null && healthTopicIds.has(topicId))
    return preferRefund(choice, message) ?? correctHealthTopic(topicId, choice, message);
  if (topicId !== null && ignoresPregnancy(topicId, normalized)) return toTopic('pregnancy');
  if (isUnderSixteen(normalized) && !underSixteenTopicIds.has(topicId ?? '')) return toTopic('age_limits');
  const concern = parseHealthConcern(normalized);
  if (topicId === null)
    return phrases.bookingAndMoneyPattern.test(normalized)
      ? choice
      : chooseForUnclearMessage(choice, concern, message);
  return needsAdviceFirst(topicId, concern, message) ? toTopic('serious_condition') : choice;
}

const clauseEndPattern = /[.,;:!?\n]+|\b(?:so|because|bcos|cos|and|but)\b/i;
/** Minimum probability of the topic of a part that is answered instead of the whole message. */
const clearPartThreshold = 0.6;

/**
 * Returns the topic of a part of the message that asks about something other than the health problem in another part:
 * "broke my wrist so I can't type, when are you open?" Null if no part does.
 */
function findOtherQuestion({ question, normalized }: ParsedMessage, model: TopicModel): string | null {
  if (parseHealthConcern(normalized) === null) return null;
  const parts = question.text
    .split(clauseEndPattern)
    .filter((part) => !phrases.healthPattern.test(normalizeMessage(part)));
  const best = parts
    .filter((part) => isQuestion(normalizeMessage(part)) && !parseHealthConcern(normalizeMessage(part)))
    .flatMap((part) => rankTopics(model, part).slice(0, 1))
    .filter(({ topicId }) => !isNoSeparateQuestion(topicId))
    .sort((one, other) => other.probability - one.probability)[0];
  return best && best.probability >= clearPartThreshold ? best.topicId : null;
}

/** Returns whether a part of a message asks something, as a question or in a few keywords such as "opening hrs". */
function isQuestion(part: string): boolean {
  const { length } = part.split(' ').filter(Boolean);
  return length >= 2 && (length <= 3 || phrases.questionStartPattern.test(part));
}

/**
 * Returns whether a topic doesn't count as a question separate from the health problem: small talk, danger, health, class
 * suggestions, and topics that often follow from a health problem.
 */
function isNoSeparateQuestion(topicId: string): boolean {
  return [
    topicIdsLeadingToClasses,
    healthTopicIds,
    smallTalkTopicIds,
    urgentTopicIds,
    topicIdsFollowingFromHealth,
  ].some((ids) => ids.has(topicId));
}

/** Returns whether a topic would answer a pregnant person as if they weren't. */
function ignoresPregnancy(topicId: string, normalized: string): boolean {
  return (
    (classChoiceTopicIds.has(topicId) || smallTalkTopicIds.has(topicId)) && mentionsPregnancy(normalized)
  );
}

function needsAdviceFirst(
  topicId: string,
  concern: HealthConcern | null,
  { current }: ParsedMessage,
): boolean {
  // "Got a pacemaker, we want to do the bowls" is about health, even if it resembles an enquiry.
  const isEnquiry = topicId === 'business_press' && mentionsClasses(current.names);
  return (classChoiceTopicIds.has(topicId) || isEnquiry) && !concernsWithoutAdvice.has(concern);
}

/** Returns the topic of the refund rule for a visitor who asks for a refund, whatever the reason; otherwise null. */
function preferRefund(choice: TopicChoice, { normalized }: ParsedMessage): TopicChoice | null {
  if (choice.kind !== 'topic' || !phrases.refundPattern.test(normalized)) return null;
  return toTopic(choice.fallbacks.find((id) => /refund|return|cancel/.test(id)) ?? 'refund_request');
}

/** Chooses the studio's advice for a message without a clear topic that is about health. */
function chooseForUnclearMessage(
  choice: TopicChoice,
  concern: HealthConcern | null,
  message: ParsedMessage,
): TopicChoice {
  if (isIll(message.normalized)) return toTopic('ill_contagious');
  if (concern === null && phrases.backAsDirectionPattern.test(message.normalized))
    return removeHealthTopics(choice);
  const likely =
    choice.kind === 'choices' ? findLikelyHealthTopic(choice.topicIds, concern, message) : undefined;
  if (likely) return correctHealthTopic(likely, toTopic(likely), message);
  return findHealthConcern(message) ? toTopic('injury_condition') : choice;
}

/**
 * Returns the first health topic among choices. If the message names no health problem, considers only the best choice.
 */
function findLikelyHealthTopic(
  topicIds: readonly string[],
  concern: HealthConcern | null,
  { normalized }: ParsedMessage,
): string | undefined {
  const isNamed = concern !== null || mentionsPregnancy(normalized);
  return topicIds.find((id, index) => healthTopicIds.has(id) && (index === 0 || isNamed));
}

/**
 * Corrects topics that are easily confused: an operation isn't a birth, and a condition isn't an accident in a class.
 */
function correctHealthTopic(
  topicId: string,
  choice: TopicChoice,
  { normalized, current }: ParsedMessage,
): TopicChoice {
  const concern = parseHealthConcern(normalized);
  if (mentionsPregnancy(normalized)) return choice;
  if (topicId === 'ill_contagious' && !phrases.contagiousPattern.test(normalized))
    return toTopic(concern === 'injury' ? 'injury_condition' : 'serious_condition');
  if (topicId === 'ill_contagious' && phrases.pastIllnessPattern.test(normalized) && !isIll(normalized))
    return toTopic('injury_condition');
  if (!concern)
    return current.when.days && namesNoHealthProblem(normalized) ? replaceHealthTopic(choice) : choice;
  if (topicId === 'pregnancy' && concern === 'fertility') return toTopic('serious_condition');
  if (topicId === 'postnatal' && !phrases.birthPattern.test(normalized)) return toTopic('serious_condition');
  return topicId === 'injured_in_class' && !phrases.inClassPattern.test(normalized)
    ? toTopic('injury_condition')
    : choice;
}

/**
 * Returns whether a message, such as "when can I do reformer on friday?", names no health problem that needs advice, or
 * says that a doctor has agreed.
 */
function namesNoHealthProblem(normalized: string): boolean {
  return (
    !phrases.healthPattern.test(normalized) ||
    phrases.backAsDirectionPattern.test(normalized) ||
    hasMedicalApproval(normalized)
  );
}

/** Returns the most probable topic that isn't about health, or else a search for classes. */
function replaceHealthTopic(choice: TopicChoice): TopicChoice {
  const other = choice.kind === 'topic' ? choice.fallbacks.find((id) => !healthTopicIds.has(id)) : undefined;
  return toTopic(other ?? 'classes_find');
}

/** Removes health topics from the choices of a message that names no health problem. */
function removeHealthTopics(choice: TopicChoice): TopicChoice {
  if (choice.kind !== 'choices') return choice;
  const topicIds = choice.topicIds.filter((id) => !healthTopicIds.has(id));
  const [only] = topicIds;
  return only !== undefined && topicIds.length === 1 ? toTopic(only) : { ...choice, topicIds };
}

function isUnderSixteen(normalized: string): boolean {
  return phrases.ownChildAgePattern.test(normalized) && phrases.takingPartPattern.test(normalized);
}

function toTopic(topicId: string): TopicChoice {
  return { kind: 'topic', topicId, fallbacks: [] };
}
