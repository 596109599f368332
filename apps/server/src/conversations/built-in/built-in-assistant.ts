import { talkTopicIds } from '@studio/content/assistant/topic-groups';
import type {
  Assistant,
  AssistantTools,
  ConversationTurn,
  FoundClass,
  Question,
  Reply,
  SavedExample,
  StudioDetails,
} from '../../integrations/assistant/port.ts';
import { findTopicBySavedExample } from '../examples/find-topic-by-saved-example.ts';
import { answerTopic } from './answer-topic.ts';
import { chooseTopic, type TopicChoice } from './choose-topic.ts';
import type { TopicModel } from './classifier/topic-model.ts';
import {
  continueConversation,
  explainReason,
  findChosenTopic,
  findLastReply,
  findShownClassIds,
  offerChoices,
} from './continue-conversation.ts';
import { joinReplies } from './join-replies.ts';
import { replyInLanguage } from './languages/reply-in-language.ts';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import { parseMessage } from './parsing/parse-message.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';
import { findTrimester, mentionsPregnancy } from './parsing/pregnancy.ts';
import { resolveReference } from './resolve-reference.ts';
import { findEmergency } from './safety/find-emergency.ts';
import { addHealthAdvice, preferHealthTopic } from './safety/prefer-health-topic.ts';
import { removeFiguresOfSpeech } from './safety/remove-figures-of-speech.ts';
import { splitQuestions } from './split-questions.ts';
import { getTopic } from './topics.ts';
import { replyToUnknown } from './unknown-reply.ts';

/**
 * Creates the assistant that replies from the studio's data and texts: always available, in milliseconds, and without
 * inventing facts. In this order: emergencies, other languages, what the last reply left open, the topic by filed and
 * trained examples, and the topic's answer (handbook: chat 11).
 */
export function createBuiltInAssistant(): Assistant {
  return {
    answer: async (question, tools, options = {}) => {
      const reply = await replyTo(question, tools);
      options.onText?.(reply.text);
      return reply;
    },
  };
}

/** Examples of topics: those of the content as a model, and those that staff have filed. */
interface TopicExamples {
  model: TopicModel;
  filed: readonly SavedExample[];
}

async function replyTo(asked: Question, tools: AssistantTools): Promise<Reply> {
  const studio = await tools.studio();
  const emergency = findEmergency(asked.text);
  const question = emergency ? asked : { ...asked, text: removeFiguresOfSpeech(asked.text) };
  const message = parseMessage(question, studio);
  if (emergency) return answerById([emergency], message, tools);
  // Loaded with the first message, because the weights take some megabytes.
  const { loadTopicModel } = await import('./classifier/trained-topics.ts');
  const examples = { model: loadTopicModel(), filed: await tools.savedExamples() };
  const isFiled = findTopicBySavedExample(question.text, examples.filed, examples.model) !== null;
  const foreign = isFiled ? null : replyInLanguage(message);
  if (foreign) return foreign;
  const last = findLastReply(question);
  const shown = await loadShownClasses(message, tools);
  const several = isFiled ? null : await answerSeveral(question, studio, last, shown, examples, tools);
  return (
    several ?? answerOne(resolveReference({ ...message, shown }, question.earlier), last, examples, tools)
  );
}

/** Returns the classes that were shown last and haven't started, in their order. */
async function loadShownClasses({ question }: ParsedMessage, tools: AssistantTools): Promise<FoundClass[]> {
  const ids = findShownClassIds(question);
  if (ids.length === 0) return [];
  const found = await tools.classesById(ids);
  const byId = new Map(found.map((one) => [one.classId, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Answers each question of a message that asks several. Returns null if it asks one, or any of them isn't clear. */
async function answerSeveral(
  question: Question,
  studio: StudioDetails,
  last: ConversationTurn | null,
  shown: readonly FoundClass[],
  { model, filed }: TopicExamples,
  tools: AssistantTools,
): Promise<Reply | null> {
  const parts = splitQuestions(question.text);
  if (parts.length < 2) return null;
  const earlier = [...question.earlier];
  const asked: { message: ParsedMessage; choice: TopicChoice }[] = [];
  for (const text of parts) {
    const parsed = parseMessage({ ...question, text, earlier: [...earlier] }, studio);
    const message = resolveReference({ ...parsed, shown }, question.earlier);
    asked.push({
      message,
      choice: preferHealthTopic(chooseTopic(message, last?.memory ?? null, model, filed), message, model),
    });
    earlier.push({ role: 'user', text });
  }
  const clear = asked.flatMap(({ message, choice }) =>
    choice.kind === 'topic' && !talkTopicIds.has(choice.topicId)
      ? [{ message, topicId: choice.topicId }]
      : [],
  );
  const isTalk = ({ choice }: (typeof asked)[number]) =>
    choice.kind === 'topic' && talkTopicIds.has(choice.topicId);
  const topicIds = new Set(clear.map(({ topicId }) => topicId));
  // The visitor's own sessions include until when they are valid.
  if (question.signedIn && topicIds.has('own_credits')) topicIds.delete('pack_validity');
  if (topicIds.size < 2 || asked.some((one) => one.choice.kind !== 'topic' && !isTalk(one))) return null;
  const replies = [];
  for (const { message, topicId } of clear)
    if (topicIds.has(topicId)) replies.push(await answerById([topicId], message, tools));
  return joinReplies(replies);
}

async function answerOne(
  message: ParsedMessage,
  last: ConversationTurn | null,
  { model, filed }: TopicExamples,
  tools: AssistantTools,
): Promise<Reply> {
  const memory = last?.memory ?? null;
  const index = message.reference?.kind === 'position' ? message.reference.index : null;
  const chosen = findChosenTopic(memory, index);
  if (chosen) return answerById([chosen], message, tools);
  if (message.isBareReference && message.names.product.length === 0)
    return answerById(['classes_find'], message, tools);
  const reason = explainReason(message.normalized, last);
  if (reason) return reason;
  const choice = preferHealthTopic(
    preferMentioned(chooseTopic(message, memory, model, filed), message, memory?.topicId ?? null),
    message,
    model,
  );
  // Questions of someone who has mentioned a pregnancy are answered for a pregnant person.
  if (choice.kind !== 'topic' && findTrimester(message)) return answerById(['pregnancy'], message, tools);
  if (choice.kind === 'choices' && choice.areAllLikely)
    return joinReplies(
      await Promise.all(choice.topicIds.map((topicId) => answerById([topicId], message, tools))),
    );
  if (choice.kind === 'choices')
    return offerChoices('I’m not sure I understood. Is it about one of these?', choice.topicIds);
  if (choice.kind === 'unknown') return replyToUnknown(message, tools);
  const continuation = continueConversation(choice.topicId, message.question, last, model);
  if (continuation && 'reply' in continuation) return continuation.reply;
  return continuation
    ? answerById([continuation.topicId], message, tools)
    : answerById([choice.topicId, ...choice.fallbacks], message, tools);
}

const searchTopicIds = new Set(['classes_find', 'class_next', 'class_spaces']);

/**
 * Chooses the topic that fits the conversation better: the price of the classes that a follow-up means over the list of
 * all prices, and prenatal classes over all classes for someone who is pregnant.
 */
function preferMentioned(
  choice: TopicChoice,
  { isFollowUp, names, own, shown, normalized }: ParsedMessage,
  openTopicId: string | null,
): TopicChoice {
  if (choice.kind !== 'topic') return choice;
  const { topicId } = choice;
  const isForPregnancy = openTopicId === 'pregnancy' || mentionsPregnancy(normalized);
  if (isForPregnancy && searchTopicIds.has(topicId) && !mentionsClasses(own.names))
    return { ...choice, topicId: 'pregnancy' };
  const isAboutClasses = isFollowUp && (shown.length > 0 || mentionsClasses(names));
  // "Even with the pack?" after the price of a class asks what the pack covers.
  if (topicId === 'price_class' && isFollowUp && own.names.product.length > 0 && mentionsClasses(names))
    return { ...choice, topicId: 'covers_what' };
  return topicId === 'price_list' && isAboutClasses ? { ...choice, topicId: 'price_class' } : choice;
}

/** Answers with the first of the topics that has something to say. */
async function answerById(
  topicIds: readonly string[],
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply> {
  for (const topicId of topicIds) {
    const reply = await answerTopic(getTopic(topicId), message, tools);
    if (reply) return addHealthAdvice(reply, topicId, message);
  }
  return replyToUnknown(message, tools);
}
