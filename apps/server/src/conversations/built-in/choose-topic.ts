import type { TopicSlot } from '@studio/content/assistant/assistant-topic';
import type { FiledExample, ReplyMemory } from '../../integrations/assistant/port.ts';
import { rankTopics, type TopicModel, type TopicScore } from './classifier/topic-model.ts';
import { findFiledTopic } from './find-filed-topic.ts';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import { normalizeMessage } from './parsing/normalize-message.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';
import { findTrimester } from './parsing/pregnancy.ts';
import { findRuledTopic } from './rule-topics.ts';
import { findFocus } from './split-questions.ts';
import {
  assistantTopicsById,
  getTopic,
  healthTopicIds,
  shownClassTopicIds,
  talkTopicIds,
  topicIdsByQuestion,
  urgentTopicIds,
} from './topics.ts';

/**
 * What a message is about: one topic, with others in case it has nothing to say; a few that the visitor has to choose
 * from; or none that the assistant knows.
 */
export type TopicChoice =
  | { kind: 'topic'; topicId: string; fallbacks: readonly string[] }
  | { kind: 'choices'; topicIds: readonly string[] }
  | { kind: 'unknown' };

/** Probability from which a topic is answered without asking, and its least distance from the second one. */
const certain = 0.34;
const leastLead = 0.1;
/** Probability from which a topic is answered if no other one is nearly as probable, and that distance. */
const sufficient = 0.25;
const sufficientLead = 0.2;
/** Probability from which a topic is offered as a choice. */
const possible = 0.1;
const maxChoices = 3;

/** Share of the score that comes from the message alone; the rest comes from it joined with the one before. */
const aloneShare = 0.65;
/** The same share for messages of a few words, which say little by themselves. */
const shortAloneShare = 0.5;
/** Probability from which even a short message is clear without the one before. */
const clearAlone = 0.5;
/** Matches messages that ask a question of their own, such as "and what does she teach". */
const asksOwnQuestion = /^(?:(?:and|but|so|ok|okay) )*(?:how|what|when|where|who|which|is|are|do|does|can)\b/;
/** Factors for topics that the previous reply makes likely. */
const followUpFactor = 1.5;
const openTopicFactor = 1.2;
/** Factor for topics that the conversation makes unlikely. */
const unlikelyFactor = 0.3;

/**
 * Chooses the topic of a message by its button, by the examples that staff have filed (handbook: chat 14), or by the
 * trained examples and the conversation so far (handbook: chat 11).
 */
export function chooseTopic(
  message: ParsedMessage,
  memory: ReplyMemory | null,
  model: TopicModel,
  filed: readonly FiledExample[],
): TopicChoice {
  const { text } = message.question;
  const urgent = findUrgentTopic(message, model);
  // No example may take the place of help, because messages in danger can resemble harmless ones.
  const filedTopic = urgent ? null : findFiledTopic(text, filed, model);
  const exact = topicIdsByQuestion.get(normalizeMessage(text)) ?? filedTopic;
  if (exact) return { kind: 'topic', topicId: exact, fallbacks: [] };
  const open = memory?.topicId ? assistantTopicsById.get(memory.topicId) : undefined;
  if (
    open &&
    message.isFragment &&
    (hasWantedSlot(message, open.slots ?? []) || excludesFrom(message, open.slots ?? []))
  )
    return { kind: 'topic', topicId: open.id, fallbacks: [] };
  if (urgent) return { kind: 'topic', topicId: urgent, fallbacks: [] };
  const ruled = findRuledTopic(message, memory);
  if (ruled) return { kind: 'topic', topicId: ruled, fallbacks: [] };
  return decide(scoreTopics(message, memory, model), message, memory);
}

/** Probability from which a topic of people in danger is answered, whatever else is more probable. */
const urgentProbability = 0.3;

/** Returns the topic of a person in danger whose words the fixed signs of emergencies don't include; otherwise null. */
function findUrgentTopic({ question }: ParsedMessage, model: TopicModel): string | null {
  const urgent = rankTopics(model, question.text).filter(({ topicId }) => urgentTopicIds.has(topicId));
  const sum = urgent.reduce((total, { probability }) => total + probability, 0);
  return sum >= urgentProbability ? (urgent[0]?.topicId ?? null) : null;
}

/** Returns the topics by their probability in this conversation, the most probable first. */
export function scoreTopics(
  message: ParsedMessage,
  memory: ReplyMemory | null,
  model: TopicModel,
): TopicScore[] {
  const { question, before, isFollowUp, normalized, shown, rephrased } = message;
  const alone = rankWithFocus(question.text, model);
  const open = memory?.topicId ? assistantTopicsById.get(memory.topicId) : undefined;
  if (!before) return alone;
  const isShort = normalized.split(' ').length <= 5;
  const joined =
    isFollowUp || isShort ? toMap(rankTopics(model, `${before.question.text} ${question.text}`)) : null;
  const named = rephrased === null ? null : toMap(rankTopics(model, rephrased));
  const isClear = (alone[0]?.probability ?? 0) >= clearAlone;
  const saysLittle = isShort && isFollowUp && !isClear && !asksOwnQuestion.test(normalized);
  const share = joined === null && named === null ? 1 : saysLittle ? shortAloneShare : aloneShare;
  const scores = alone.map(({ topicId, probability }) => {
    const contexts = [joined, named].flatMap((one) => one?.get(topicId) ?? []);
    const inContext = contexts.reduce((total, one) => total + one, 0) / Math.max(1, contexts.length);
    const mixed = share * probability + (1 - share) * inContext;
    const isExpected =
      isOfferReply(topicId, memory) ||
      (open?.followUps?.includes(topicId) ?? false) ||
      (shown.length > 0 && isFollowUp && shownClassTopicIds.has(topicId));
    // "How long does it take?" is about a class only if one has been mentioned.
    const lacksClass =
      isFollowUp && shown.length === 0 && !mentionsClasses(message.names) && topicId === 'class_length';
    const factor = lacksClass
      ? unlikelyFactor
      : isExpected
        ? followUpFactor
        : topicId === open?.id
          ? openTopicFactor
          : 1;
    return { topicId, probability: mixed * factor };
  });
  const sum = scores.reduce((total, { probability }) => total + probability, 0);
  return scores
    .map(({ topicId, probability }) => ({ topicId, probability: probability / sum }))
    .sort((one, other) => other.probability - one.probability);
}

function toMap(scores: readonly TopicScore[]): ReadonlyMap<string, number> {
  return new Map(scores.map(({ topicId, probability }) => [topicId, probability]));
}

/** Returns the topics of a message. In a long one, the last question or clause counts as much as the whole. */
function rankWithFocus(text: string, model: TopicModel): TopicScore[] {
  const whole = rankTopics(model, text);
  const focus = findFocus(text);
  // What a message says about the visitor's health counts wherever it stands.
  const isAboutHealth = whole
    .slice(0, 3)
    .some(({ topicId, probability }) => healthTopicIds.has(topicId) && probability >= possible);
  if (!focus || isAboutHealth) return whole;
  const focused = new Map(rankTopics(model, focus).map(({ topicId, probability }) => [topicId, probability]));
  return whole
    .map(({ topicId, probability }) => ({
      topicId,
      probability: (probability + (focused.get(topicId) ?? 0)) / 2,
    }))
    .sort((one, other) => other.probability - one.probability);
}

/** Returns whether a topic accepts or declines the pending offer. */
function isOfferReply(topicId: string, memory: ReplyMemory | null): boolean {
  return (
    memory?.offer !== null &&
    memory?.offer !== undefined &&
    ['affirm', 'deny', memory.offer].includes(topicId)
  );
}

function decide(
  ranked: readonly TopicScore[],
  message: ParsedMessage,
  memory: ReplyMemory | null,
): TopicChoice {
  const scores = mergeSameAnswers(ranked);
  const [best, second] = scores;
  if (!best || !second) return { kind: 'unknown' };
  const likely = scores.filter(
    ({ topicId, probability }) => probability >= possible && !talkTopicIds.has(topicId),
  );
  const fallbacks = likely.map(({ topicId }) => topicId).filter((topicId) => topicId !== best.topicId);
  const lead = best.probability - second.probability;
  if (isUnlikelyTalk(best, message)) return { kind: 'topic', topicId: 'classes_find', fallbacks };
  if (best.probability >= certain && (lead >= leastLead || talkTopicIds.has(best.topicId)))
    return { kind: 'topic', topicId: best.topicId, fallbacks };
  // A message that names a class and a day or a time is a search, unless it may be about something else entirely.
  const isAboutHealth = likely.some(({ topicId }) => healthTopicIds.has(topicId));
  if (namesClassAndTime(message) && isProbablySearch(scores) && !isAboutHealth)
    return { kind: 'topic', topicId: 'classes_find', fallbacks };
  const offered = findOfferedChoice(ranked, message, memory);
  if (offered) return { kind: 'topic', topicId: offered, fallbacks };
  const continued = findContinuedTopic(likely, message, memory);
  if (continued) return { kind: 'topic', topicId: continued, fallbacks };
  const choices = likely.slice(0, maxChoices).map(({ topicId }) => topicId);
  if (choices.includes('talk_to_human')) return { kind: 'topic', topicId: 'talk_to_human', fallbacks };
  if (choices.length > 1 && choices.every(handsOver))
    return { kind: 'topic', topicId: best.topicId, fallbacks };
  if (choices.length > 1) return { kind: 'choices', topicIds: choices };
  return best.probability >= certain || (best.probability >= sufficient && lead >= sufficientLead)
    ? { kind: 'topic', topicId: best.topicId, fallbacks }
    : { kind: 'unknown' };
}

/** Returns whether a topic goes to the team, so that it doesn't matter which of several it is. */
function handsOver(topicId: string): boolean {
  const { answer } = getTopic(topicId);
  return 'handOver' in answer && answer.handOver === true;
}

/** Greatest number of words of an unclear message that is taken to continue the topic of the last reply. */
const continuationWords = 6;
/** Share of the best topic's probability that the topic of the last reply needs to be continued. */
const leastContinuedShare = 0.8;

/**
 * Returns the topic that an unclear message continues: a question about the classes shown, or the topic of the last
 * reply if it is among the likely ones and the message is short.
 */
function findContinuedTopic(
  likely: readonly TopicScore[],
  message: ParsedMessage,
  memory: ReplyMemory | null,
): string | null {
  const { shown, isFollowUp, reference, normalized } = message;
  const [best] = likely;
  const topic = memory?.topicId ? getTopic(memory.topicId) : null;
  const isDetail = normalized.split(' ').length <= continuationWords && !asksOwnQuestion.test(normalized);
  if (topic && isDetail && hasWantedSlot(message, topic.slots ?? [])) return topic.id;
  if (findTrimester(message) !== null) return null;
  const asksAboutShown = shown.length > 0 && isFollowUp && reference !== null;
  if (best && asksAboutShown && shownClassTopicIds.has(best.topicId)) return best.topicId;
  if (!best || !memory?.topicId || normalized.split(' ').length > continuationWords) return null;
  const open = likely.find(({ topicId }) => topicId === memory.topicId);
  return open && open.probability >= leastContinuedShare * best.probability ? open.topicId : null;
}

/** Probability from which one of the choices that the last reply offered is taken. */
const leastChoice = 0.04;

/** Returns the most probable of the topics between which the last reply asked to choose; null if none is probable. */
function findOfferedChoice(
  scores: readonly TopicScore[],
  { normalized }: ParsedMessage,
  memory: ReplyMemory | null,
): string | null {
  if (!memory || memory.choices.length === 0 || normalized.split(' ').length > 2 * continuationWords)
    return null;
  const best = scores.find(({ topicId }) => memory.choices.includes(topicId));
  return best && best.probability >= leastChoice ? best.topicId : null;
}

/** Adds up the probabilities of topics with the same answer, so that no one has to choose between them. */
function mergeSameAnswers(scores: readonly TopicScore[]): TopicScore[] {
  const merged = new Map<string, TopicScore>();
  for (const { topicId, probability } of scores) {
    const answer = JSON.stringify(getTopic(topicId).answer);
    const first = merged.get(answer);
    merged.set(answer, {
      topicId: first?.topicId ?? topicId,
      probability: (first?.probability ?? 0) + probability,
    });
  }
  return [...merged.values()].sort((one, other) => other.probability - one.probability);
}

/** Topics of searches for classes, which share an answer. */
const searchTopicIds = new Set([
  'classes_find',
  'class_next',
  'class_spaces',
  'instructor_schedule',
  'book_now',
]);

/** Returns whether the topics of searches are together at least as probable as the best other topic. */
function isProbablySearch(scores: readonly TopicScore[]): boolean {
  const searches = scores.filter(({ topicId }) => searchTopicIds.has(topicId));
  const sum = searches.reduce((total, { probability }) => total + probability, 0);
  const other = scores.find(({ topicId }) => !searchTopicIds.has(topicId));
  return sum >= (other?.probability ?? 0) || (other?.probability ?? 0) < possible;
}

/** Returns whether a message that seems to be small talk or out of scope names a class and a time after all. */
function isUnlikelyTalk({ topicId }: TopicScore, { own, normalized }: ParsedMessage): boolean {
  const isAside = ['out_of_scope', 'small_talk', 'language', 'greeting', 'confused', 'goodbye'].includes(
    topicId,
  );
  const looksForClass = /\b(?:class|classes|sessions?|anything|spaces?|places?)\b/.test(normalized);
  return (
    isAside &&
    looksForClass &&
    mentionsClasses(own.names) &&
    (own.when.days !== null || own.when.times !== null)
  );
}

function namesClassAndTime({ own, normalized }: ParsedMessage): boolean {
  const namesClass = mentionsClasses(own.names) || /\b(class|classes|session|anything)\b/.test(normalized);
  return namesClass && (own.when.days !== null || own.when.times !== null);
}

function hasWantedSlot({ own, places }: ParsedMessage, wanted: readonly TopicSlot[]): boolean {
  const { names, when } = own;
  const present: readonly (readonly [TopicSlot, boolean])[] = [
    ['day', when.days !== null],
    ['time', when.times !== null],
    [
      'activity',
      names.activity.length + names.subType.length + names.classType.length + names.tag.length > 0,
    ],
    ['level', names.level.length > 0],
    ['instructor', names.instructor.length > 0],
    ['people', places !== null],
    ['product', names.product.length > 0],
    ['booking', when.days !== null || when.times !== null],
  ];
  return present.some(([slot, isPresent]) => isPresent && wanted.includes(slot));
}

/** Returns whether a message only excludes details that a topic can take, such as "anyone but Noor". */
function excludesFrom(
  { without, withoutInstructors, withoutWeekdays }: ParsedMessage,
  wanted: readonly TopicSlot[],
): boolean {
  return (
    (withoutWeekdays.length > 0 && wanted.includes('day')) ||
    (withoutInstructors.length > 0 && wanted.includes('instructor')) ||
    (without.length > 0 && wanted.includes('activity'))
  );
}
