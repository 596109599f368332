import {
  healthTopicIds,
  namedProductTopicIds,
  searchTopicIds,
  shownClassTopicIds,
  smallTalkTopicIds,
  urgentTopicIds,
} from '@studio/content/assistant/topic-groups';
import { complaintPattern } from '@studio/content/assistant/vocabulary/complaint-phrases';
import { pastOrJokingPattern } from '@studio/content/assistant/vocabulary/figures-of-speech';
import { healthPattern } from '@studio/content/assistant/vocabulary/health-phrases';
import {
  buyingPattern,
  cancellingTopicIds,
  namedTimePattern,
  onlySorePattern,
} from '@studio/content/assistant/vocabulary/request-phrases';
import type { DialogueState, SavedExample } from '../../integrations/assistant/port.ts';
import { findTopicBySavedExample } from '../examples/find-topic-by-saved-example.ts';
import { rankTopics, type TopicModel, type TopicScore } from './classifier/topic-model.ts';
import { asksToAct } from './continue-conversation.ts';
import { findTopicByRule } from './find-topic-by-rule.ts';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import { normalizeMessage } from './parsing/normalize-message.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';
import { findTrimester } from './parsing/pregnancy.ts';
import {
  findTopicOfClearEnding,
  mergeTopicsWithSameAnswer,
  minChoiceProbability,
  ownQuestionPattern,
  scoreTopics,
} from './score-topics.ts';
import { excludesDetail, hasWantedSlot } from './topic-slots.ts';
import { assistantTopicsById, getTopic, topicIdsByQuestion } from './topics.ts';

/**
 * Topic of a message: one, with fallbacks in case its answer has nothing to say; a few between which the visitor has to
 * choose; or none that the assistant knows.
 */
export type TopicChoice =
  | { kind: 'topic'; topicId: string; fallbacks: readonly string[]; isUnsure?: boolean }
  | { kind: 'choices'; topicIds: readonly string[]; areAllLikely?: boolean }
  | { kind: 'unknown' };

/** Probability from which a topic is answered without asking, if it is ahead of the second one by the margin. */
const highThreshold = 0.3;
const marginAtHighThreshold = 0.1;
/** Lower probability from which a topic is answered, with the larger margin that it then needs. */
const lowThreshold = 0.25;
const marginAtLowThreshold = 0.2;
/** Probability below which the reply also says how to get another reply (`hedgeReply`). */
const sureThreshold = 0.4;
const maxChoices = 3;
/** Probability of each of two topics, and of both together, from which the assistant answers both instead of asking. */
const pairMemberThreshold = 0.25;
const pairSumThreshold = 0.55;

/**
 * Chooses the topic of a message. Tries in this order: the text of a button, a reply to the last answer, danger, the
 * examples that staff have saved (handbook: chat 14), fixed rules, and the trained examples with the conversation so far
 * (handbook: chat 11).
 */
export function chooseTopic(
  message: ParsedMessage,
  dialogueState: DialogueState | null,
  model: TopicModel,
  savedExamples: readonly SavedExample[],
): TopicChoice {
  const { text } = message.question;
  const urgent = findUrgentTopic(message, model);
  const button = topicIdsByQuestion.get(normalizeMessage(text));
  if (button) return { kind: 'topic', topicId: button, fallbacks: [] };
  if (dialogueState && asksToAct(text)) return { kind: 'topic', topicId: 'affirm', fallbacks: [] };
  if (namedTimePattern.test(message.normalized))
    return { kind: 'topic', topicId: 'classes_find', fallbacks: [] };
  const open = dialogueState?.topicId ? assistantTopicsById.get(dialogueState.topicId) : undefined;
  if (
    open &&
    message.isFragment &&
    !(healthTopicIds.has(open.id) && onlySorePattern.test(message.normalized)) &&
    (hasWantedSlot(message, open.slots ?? []) || excludesDetail(message, open.slots ?? []))
  )
    return { kind: 'topic', topicId: open.id, fallbacks: [] };
  if (urgent) return { kind: 'topic', topicId: urgent, fallbacks: [] };
  // An example such as "for two" mustn't answer a follow-up, whose meaning depends on the conversation.
  const savedTopic =
    dialogueState && message.isFollowUp ? null : findTopicBySavedExample(text, savedExamples, model);
  if (savedTopic) return { kind: 'topic', topicId: savedTopic, fallbacks: [] };
  const topicByRule = findTopicByRule(message, dialogueState);
  if (topicByRule) return { kind: 'topic', topicId: topicByRule, fallbacks: [] };
  return chooseByScores(scoreTopics(message, dialogueState, model), message, dialogueState, model);
}

/**
 * Sum of the probabilities of all topics about danger from which the most probable of them is answered, even if another
 * topic is more probable, up to `urgentOverrideFactor`.
 */
const urgentThreshold = 0.3;
/** The same for complaints, which use strong words. */
const urgentComplaintThreshold = 0.6;
/** Factor from which another topic is so much more probable that a message isn't about danger. */
const urgentOverrideFactor = 1.4;

/** Returns the topic of a message about danger that `findEmergency` doesn't recognise; otherwise null. */
function findUrgentTopic({ question, normalized }: ParsedMessage, model: TopicModel): string | null {
  const ranked = rankTopics(model, question.text);
  const urgent = ranked.filter(({ topicId }) => urgentTopicIds.has(topicId));
  const sum = urgent.reduce((total, { probability }) => total + probability, 0);
  const [best] = ranked;
  const isFarLess = best !== undefined && best.probability > sum * urgentOverrideFactor;
  // `findEmergency` has already judged past events and jokes by their context.
  if (urgent[0]?.topicId === 'emergency_now' && pastOrJokingPattern.test(question.text.toLowerCase()))
    return null;
  const threshold = complaintPattern.test(normalized) ? urgentComplaintThreshold : urgentThreshold;
  return sum >= threshold && !isFarLess ? (urgent[0]?.topicId ?? null) : null;
}

function chooseByScores(
  ranked: readonly TopicScore[],
  message: ParsedMessage,
  dialogueState: DialogueState | null,
  model: TopicModel,
): TopicChoice {
  const scores = mergeTopicsWithSameAnswer(ranked);
  const [best, second] = scores;
  if (!best || !second) return { kind: 'unknown' };
  const likely = scores.filter(
    ({ topicId, probability }) =>
      probability >= minChoiceProbability && !smallTalkTopicIds.has(topicId) && !urgentTopicIds.has(topicId),
  );
  const toTopic = (topicId: string): TopicChoice => {
    const fallbacks = likely.map((one) => one.topicId).filter((id) => id !== topicId);
    return { kind: 'topic', topicId, fallbacks, isUnsure: best.probability < sureThreshold };
  };
  const margin = best.probability - second.probability;
  if (isUnlikelySmallTalk(best, message)) return toTopic('classes_find');
  if (
    best.probability >= highThreshold &&
    (margin >= marginAtHighThreshold || smallTalkTopicIds.has(best.topicId))
  )
    return toTopic(best.topicId);
  const inContext = findInContext(ranked, scores, likely, message, dialogueState);
  if (inContext) return toTopic(inContext);
  const pair = scores.slice(0, 2);
  if (pair.every(({ topicId }) => cancellingTopicIds.has(topicId)) && best.probability >= lowThreshold)
    return toTopic(best.topicId);
  if (isClearPair(pair, message))
    return { kind: 'choices', topicIds: pair.map(({ topicId }) => topicId), areAllLikely: true };
  const offered = likely.filter(
    ({ topicId }) => !healthTopicIds.has(topicId) || healthPattern.test(message.normalized),
  );
  const choices = offered.slice(0, maxChoices).map(({ topicId }) => topicId);
  if (choices.includes('talk_to_human')) return toTopic('talk_to_human');
  if (choices.length > 1)
    return choices.every(isHandedToTeam) ? toTopic(best.topicId) : { kind: 'choices', topicIds: choices };
  return best.probability >= highThreshold ||
    (best.probability >= lowThreshold && margin >= marginAtLowThreshold)
    ? toTopic(best.topicId)
    : chooseByPart(message, model);
}

/** Chooses the topic of an unclear message by its ending, or by the kind of class that it names. */
function chooseByPart(message: ParsedMessage, model: TopicModel): TopicChoice {
  const part = message.isFollowUp ? null : findTopicOfClearEnding(message.question.text, model);
  const topicId = part ?? (namesClassOnly(message) ? 'class_describe' : null);
  return topicId === null ? { kind: 'unknown' } : { kind: 'topic', topicId, fallbacks: [] };
}

/**
 * Returns whether a message without a clear topic names a kind of class, so that the assistant can at least describe
 * it.
 */
function namesClassOnly({ current, normalized }: ParsedMessage): boolean {
  const { subType, classType, product, instructor } = current.names;
  return (
    subType.length + classType.length > 0 &&
    product.length + instructor.length === 0 &&
    !buyingPattern.test(normalized) &&
    !healthPattern.test(normalized)
  );
}

/** Returns the topic that the details of an unclear message or the last reply make clear; otherwise null. */
function findInContext(
  ranked: readonly TopicScore[],
  scores: readonly TopicScore[],
  likely: readonly TopicScore[],
  message: ParsedMessage,
  dialogueState: DialogueState | null,
): string | null {
  // A message that names a class and a day or a time is a search, unless it may be about something else entirely.
  const isAboutHealth = likely.some(({ topicId }) => healthTopicIds.has(topicId));
  if (namesClassAndTime(message) && isProbablySearch(scores) && !isAboutHealth) return 'classes_find';
  return (
    findOfferedChoice(ranked, message, dialogueState) ?? findContinuedTopic(likely, message, dialogueState)
  );
}

/** Returns whether a message is probably about two topics that can both be answered. */
function isClearPair(pair: readonly TopicScore[], { current }: ParsedMessage): boolean {
  const sum = pair.reduce((total, { probability }) => total + probability, 0);
  const namesClasses = mentionsClasses(current.names) || current.when.days !== null;
  return (
    sum >= pairSumThreshold &&
    pair.every(
      ({ topicId, probability }) =>
        probability >= pairMemberThreshold &&
        !smallTalkTopicIds.has(topicId) &&
        (namesClasses || !searchTopicIds.has(topicId)) &&
        !healthTopicIds.has(topicId) &&
        !urgentTopicIds.has(topicId) &&
        !isHandedToTeam(topicId),
    )
  );
}

/** Returns whether the team answers a topic. The visitor needn't choose between such topics. */
function isHandedToTeam(topicId: string): boolean {
  const { answer } = getTopic(topicId);
  return 'handOver' in answer && answer.handOver === true;
}

/** Maximum number of words of an unclear message that can continue the topic of the last reply. */
const maxContinuationWords = 6;
/** Minimum probability with which a message continues the topic of the last reply, as a share of the best topic's. */
const minContinuedShare = 0.8;

/**
 * Returns the topic that an unclear message continues: a question about the classes or products shown, or the topic of
 * the last reply if the message is short and names a detail of that topic, or if that topic is among the likely ones.
 */
function findContinuedTopic(
  likely: readonly TopicScore[],
  message: ParsedMessage,
  dialogueState: DialogueState | null,
): string | null {
  const { shownClasses, isFollowUp, reference, normalized, rephrased, names } = message;
  const [best] = likely;
  const topic = dialogueState?.topicId ? getTopic(dialogueState.topicId) : null;
  const isDetail =
    normalized.split(' ').length <= maxContinuationWords && !ownQuestionPattern.test(normalized);
  if (topic && isDetail && hasWantedSlot(message, topic.slots ?? [])) return topic.id;
  if (findTrimester(message) !== null) return null;
  const asksAboutShown = shownClasses.length > 0 && isFollowUp && reference !== null;
  if (best && asksAboutShown && shownClassTopicIds.has(best.topicId)) return best.topicId;
  if (best && rephrased && names.product.length > 0 && namedProductTopicIds.has(best.topicId))
    return best.topicId;
  if (!best || !dialogueState?.topicId || normalized.split(' ').length > maxContinuationWords) return null;
  const open = likely.find(({ topicId }) => topicId === dialogueState.topicId);
  return open && open.probability >= minContinuedShare * best.probability ? open.topicId : null;
}

/** Minimum probability of one of the choices that the last reply offered. */
const minOfferedChoiceProbability = 0.04;

/** Returns the most probable of the topics between which the last reply asked to choose; null if none is probable. */
function findOfferedChoice(
  scores: readonly TopicScore[],
  { normalized }: ParsedMessage,
  dialogueState: DialogueState | null,
): string | null {
  if (
    !dialogueState ||
    dialogueState.choices.length === 0 ||
    normalized.split(' ').length > 2 * maxContinuationWords
  )
    return null;
  const best = scores.find(({ topicId }) => dialogueState.choices.includes(topicId));
  return best && best.probability >= minOfferedChoiceProbability ? best.topicId : null;
}

/** Returns whether the topics of searches are together at least as probable as the best other topic. */
function isProbablySearch(scores: readonly TopicScore[]): boolean {
  const searches = scores.filter(({ topicId }) => searchTopicIds.has(topicId));
  const sum = searches.reduce((total, { probability }) => total + probability, 0);
  const other = scores.find(({ topicId }) => !searchTopicIds.has(topicId));
  return sum >= (other?.probability ?? 0) || (other?.probability ?? 0) < minChoiceProbability;
}

/** Returns whether a message that seems to be small talk or out of scope names a class and a time after all. */
function isUnlikelySmallTalk({ topicId }: TopicScore, { current, normalized }: ParsedMessage): boolean {
  const isAside = ['out_of_scope', 'small_talk', 'language', 'greeting', 'confused', 'goodbye'].includes(
    topicId,
  );
  const looksForClass = /\b(?:class|classes|sessions?|anything|spaces?|places?)\b/.test(normalized);
  return (
    isAside &&
    looksForClass &&
    mentionsClasses(current.names) &&
    (current.when.days !== null || current.when.times !== null)
  );
}

function namesClassAndTime({ current, normalized }: ParsedMessage): boolean {
  const namesClass =
    mentionsClasses(current.names) || /\b(class|classes|session|anything)\b/.test(normalized);
  return namesClass && (current.when.days !== null || current.when.times !== null);
}
