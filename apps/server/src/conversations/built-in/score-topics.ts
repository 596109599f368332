import {
  healthTopicIds,
  shownClassTopicIds,
  smallTalkTopicIds,
  urgentTopicIds,
} from '@studio/content/assistant/topic-groups';
import { topicGuards } from '@studio/content/assistant/topic-guards';
import type { DialogueState } from '../../integrations/assistant/port.ts';
import { rankTopics, type TopicModel, type TopicScore } from './classifier/topic-model.ts';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';
import { findLastClause } from './split-questions.ts';
import { assistantTopicsById, getTopic } from './topics.ts';

/** Minimum probability of a topic that is offered to the visitor as a choice. */
export const minChoiceProbability = 0.1;

/**
 * Share of the score that comes from the message alone. The rest comes from the message joined with the previous one,
 * and from the message with names in place of its references.
 */
const aloneShare = 0.65;
/** The same share for messages of a few words, which say little by themselves. */
const shortAloneShare = 0.5;
/** Probability from which even a short message is clear without the previous one. */
const clearAloneThreshold = 0.5;
/** Matches messages that ask a question of their own, such as "and what does she teach". */
export const ownQuestionPattern =
  /^(?:(?:and|but|so|ok|okay) )*(?:how|what|when|where|who|which|is|are|do|does|can)\b/;
/** Factors for topics that the previous reply makes likely. */
const followUpFactor = 1.5;
const openTopicFactor = 1.2;
/** Factor for topics that the conversation makes unlikely. */
const unlikelyFactor = 0.3;

/** Maximum number of words of a message that only says yes or no. */
const maxConsentWords = 8;
const consentTopicIds: ReadonlySet<string> = new Set(['affirm', 'deny']);

/** Returns the topics by their probability in this conversation, the most probable first. */
export function scoreTopics(
  message: ParsedMessage,
  dialogueState: DialogueState | null,
  model: TopicModel,
): TopicScore[] {
  const { question, previous, isFollowUp, normalized, rephrased } = message;
  const said = `${previous?.normalized ?? ''} ${normalized} ${question.text.toLowerCase()}`;
  const isLong = normalized.split(' ').length > maxConsentWords;
  const alone = rankWithLastClause(question.text, model).filter(
    ({ topicId }) => mayBeMeant(topicId, said) && !(isLong && consentTopicIds.has(topicId)),
  );
  if (!previous) return alone;
  const isShort = normalized.split(' ').length <= 5;
  const joined = isFollowUp || isShort ? [`${previous.question.text} ${question.text}`] : [];
  const contexts = [...joined, ...(rephrased === null ? [] : [rephrased])].map(
    (text) => new Map(rankTopics(model, text).map(({ topicId, probability }) => [topicId, probability])),
  );
  const isClear = (alone[0]?.probability ?? 0) >= clearAloneThreshold;
  const saysLittle = isShort && isFollowUp && !isClear && !ownQuestionPattern.test(normalized);
  const share = contexts.length === 0 ? 1 : saysLittle ? shortAloneShare : aloneShare;
  const scores = alone.map(({ topicId, probability }) => {
    const inContext = contexts.reduce((total, one) => total + (one.get(topicId) ?? 0), 0);
    const mixed = share * probability + ((1 - share) * inContext) / Math.max(1, contexts.length);
    return { topicId, probability: mixed * weighByConversation(topicId, message, dialogueState) };
  });
  const sum = scores.reduce((total, { probability }) => total + probability, 0);
  return scores
    .map(({ topicId, probability }) => ({ topicId, probability: probability / sum }))
    .sort((one, other) => other.probability - one.probability);
}

/** Returns whether a text has the words that a topic needs, if it needs any. */
function mayBeMeant(topicId: string, said: string): boolean {
  return topicGuards.every(({ topicIds, words }) => !topicIds.includes(topicId) || words.test(said));
}

/** Returns the factor by which the conversation makes a topic more or less likely. */
function weighByConversation(
  topicId: string,
  { isFollowUp, shownClasses, names, reference, normalized }: ParsedMessage,
  dialogueState: DialogueState | null,
): number {
  const open = dialogueState?.topicId ? assistantTopicsById.get(dialogueState.topicId) : undefined;
  // "How long is it?" needs a class, and "I don't want it" declines only an offer.
  const lacksClass =
    topicId === 'class_length' && isFollowUp && shownClasses.length === 0 && !mentionsClasses(names);
  if (
    lacksClass ||
    (topicId === 'deny' &&
      dialogueState &&
      !dialogueState.offer &&
      reference &&
      !/^(?:no|nah|nope)\b/.test(normalized))
  )
    return unlikelyFactor;
  const isExpected =
    isOfferReply(topicId, dialogueState) ||
    (open?.followUps?.includes(topicId) ?? false) ||
    (shownClasses.length > 0 && isFollowUp && shownClassTopicIds.has(topicId));
  if (isExpected) return followUpFactor;
  return topicId === open?.id ? openTopicFactor : 1;
}

/** Returns the topics of a message. In a long one, the last question or clause counts as much as the whole. */
function rankWithLastClause(text: string, model: TopicModel): TopicScore[] {
  const whole = rankTopics(model, text);
  const focus = findLastClause(text);
  // Details about the visitor's health count anywhere in the message, so the last clause has no extra weight.
  const isAboutHealth = whole
    .slice(0, 3)
    .some(({ topicId, probability }) => healthTopicIds.has(topicId) && probability >= minChoiceProbability);
  if (!focus || isAboutHealth) return whole;
  const focused = new Map(rankTopics(model, focus).map(({ topicId, probability }) => [topicId, probability]));
  return whole
    .map(({ topicId, probability }) => ({
      topicId,
      probability: (probability + (focused.get(topicId) ?? 0)) / 2,
    }))
    .sort((one, other) => other.probability - one.probability);
}

/** Numbers of words at the end of a long message that are classified separately. */
const partLengths = [4, 5, 6];
/** Probability from which the end of a message is clear. */
const clearPartThreshold = 0.6;

/** Returns the topic of the clearest end of a message, such as "is there a shower"; null if none is clear. */
export function findTopicOfClearEnding(text: string, model: TopicModel): string | null {
  const words = text.split(/\s+/).filter(Boolean);
  const parts = partLengths.flatMap((length) => (words.length > length + 1 ? [words.slice(-length)] : []));
  const [best] = parts
    .flatMap((part) => rankTopics(model, part.join(' ')).slice(0, 1))
    .filter(
      ({ topicId }) => ![smallTalkTopicIds, urgentTopicIds, healthTopicIds].some((ids) => ids.has(topicId)),
    )
    .sort((one, other) => other.probability - one.probability);
  return best && best.probability >= clearPartThreshold ? best.topicId : null;
}

/** Returns whether a topic accepts or declines the pending offer. */
function isOfferReply(topicId: string, dialogueState: DialogueState | null): boolean {
  return (
    dialogueState?.offer !== null &&
    dialogueState?.offer !== undefined &&
    ['affirm', 'deny', dialogueState.offer].includes(topicId)
  );
}

/** Adds up the probabilities of topics with the same answer, so that no one has to choose between them. */
export function mergeTopicsWithSameAnswer(scores: readonly TopicScore[]): TopicScore[] {
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
