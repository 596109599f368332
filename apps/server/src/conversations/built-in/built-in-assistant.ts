import { studioCancelTopicIds, urgentTopicIds } from '@studio/content/assistant/topic-groups';
import { complaintPattern } from '@studio/content/assistant/vocabulary/complaint-phrases';
import { bereavementPattern } from '@studio/content/assistant/vocabulary/request-phrases';
import type {
  Assistant,
  AssistantTools,
  ConversationTurn,
  FoundClass,
  Question,
  Reply,
  SavedExample,
} from '../../integrations/assistant/port.ts';
import { findTopicBySavedExample } from '../examples/find-topic-by-saved-example.ts';
import { adjustTopicToConversation } from './adjust-topic-to-conversation.ts';
import { answerTopic } from './answer-topic.ts';
import { addHealthAdvice } from './answers/add-health-advice.ts';
import { apologizeForComplaint, preferComplaint } from './answers/apologize-for-complaint.ts';
import { avoidRepetition } from './answers/avoid-repetition.ts';
import { explainReason } from './answers/explain-reason.ts';
import { hedgeReply, removeHedge } from './answers/hedge-reply.ts';
import { joinReplies } from './answers/join-replies.ts';
import { replyInLanguage } from './answers/languages/reply-in-language.ts';
import { offerChoices } from './answers/offer-choices.ts';
import {
  answerOwnersQuestion,
  isQuotation,
  quotePassage,
  unclearTopicThreshold,
} from './answers/quote-passage.ts';
import { offerTeamForQuestions, replyToUnknownTopic } from './answers/unknown-reply.ts';
import { chooseTopic, type TopicChoice } from './choose-topic.ts';
import type { TopicModel } from './classifier/topic-model.ts';
import {
  continueConversation,
  findChosenTopic,
  findLastReply,
  findShownClassIds,
} from './continue-conversation.ts';
import { findHealthConcern } from './parsing/health-concerns.ts';
import { mentionsClasses, mergeMentionedNames } from './parsing/mentioned-names.ts';
import { parseMessage } from './parsing/parse-message.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';
import { findTrimester, narrowToPrenatalClasses } from './parsing/pregnancy.ts';
import { preferHealthAdvice } from './prefer-health-advice.ts';
import { removeUnanswerableChoices } from './remove-unanswerable-choices.ts';
import { resolveReference } from './resolve-reference.ts';
import { findEmergency } from './safety/find-emergency.ts';
import { findForeignEmergency } from './safety/find-foreign-emergency.ts';
import { preferHealthTopic } from './safety/prefer-health-topic.ts';
import { removeFiguresOfSpeech } from './safety/remove-figures-of-speech.ts';
import { asksSomething, splitQuestions } from './split-questions.ts';
import { stayInContext } from './stay-in-context.ts';
import { getTopic } from './topics.ts';

/**
 * Creates the assistant that replies from the studio's data and texts, always and within milliseconds. It checks in
 * this order: emergencies, other languages, questions that the last reply left open, the topic by saved and trained
 * examples. Then it builds the answer of the topic (handbook: chat 11).
 */
export function createBuiltInAssistant(): Assistant {
  return {
    answer: async (question, tools, options = {}) => {
      const reply = await removeUnanswerableChoices(await replyTo(question, tools), tools);
      options.onText?.(reply.text);
      return reply;
    },
  };
}

/** Examples of topics: those in the content, as a trained model, and those that staff have saved. */
interface TopicExamples {
  model: TopicModel;
  savedExamples: readonly SavedExample[];
}

async function replyTo(asked: Question, tools: AssistantTools): Promise<Reply> {
  const studio = await tools.studio();
  const emergency = findEmergency(asked.text);
  const question = emergency ? asked : { ...asked, text: removeFiguresOfSpeech(asked.text) };
  const message = parseMessage(question, studio);
  if (emergency) return answerByTopicIds([emergency], message, tools);
  const language = findForeignEmergency(asked.text);
  if (language)
    return { ...(await answerByTopicIds(['emergency_now'], message, tools)), text: language.emergencyReply };
  // Loaded with the first message, because the weights take some megabytes.
  const { loadTopicModel } = await import('./classifier/load-topic-model.ts');
  const examples = { model: loadTopicModel(), savedExamples: await tools.savedExamples() };
  const matchesSavedExample =
    findTopicBySavedExample(question.text, examples.savedExamples, examples.model) !== null;
  const foreign = matchesSavedExample ? null : replyInLanguage(message);
  if (foreign) return foreign;
  const several = matchesSavedExample ? null : await answerSeveralQuestions(message, examples, tools);
  const last = findLastReply(question);
  return avoidRepetition(several ?? (await answerInContext(message, examples, tools)), last);
}

/** Answers one question in the context of the conversation. */
async function answerInContext(
  message: ParsedMessage,
  examples: TopicExamples,
  tools: AssistantTools,
): Promise<Reply> {
  const { question } = message;
  const written = await answerOwnersQuestion(message, tools);
  if (written) return written;
  const shownClasses = await loadShownClasses(message, tools);
  const resolved = narrowToPrenatalClasses(resolveReference({ ...message, shownClasses }, question.earlier));
  return answerSingleQuestion(resolved, findLastReply(question), examples, tools);
}

/** Returns the classes that were shown last and haven't started, in their order. */
async function loadShownClasses(
  { question, normalized }: ParsedMessage,
  tools: AssistantTools,
): Promise<FoundClass[]> {
  const ids = findShownClassIds(question, normalized);
  if (ids.length === 0) return [];
  const found = await tools.classesById(ids);
  const byId = new Map(found.map((one) => [one.classId, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Answers each question of a message that asks several, as if they came one after the other, so that "who teaches it?"
 * refers to the class of the question before. If someone is in danger, returns the reply to that question alone.
 * Returns null if the message asks only one question, none is clear, or it mentions a death.
 */
async function answerSeveralQuestions(
  { question, studio }: ParsedMessage,
  examples: TopicExamples,
  tools: AssistantTools,
): Promise<Reply | null> {
  const parts = splitQuestions(question.text);
  if (parts.length < 2 || bereavementPattern.test(question.text.toLowerCase())) return null;
  const earlier = [...question.earlier];
  const replies: Reply[] = [];
  const unclear: string[] = [];
  // Parts that ask nothing, such as the reason for the question after them.
  const background: string[] = [];
  for (const text of parts) {
    const message = addClassesOfPreviousQuestion(
      parseMessage({ ...question, text, earlier: [...earlier] }, studio),
    );
    const reply = await answerInContext(message, examples, tools);
    if (urgentTopicIds.has(reply.dialogueState?.topicId ?? '')) return reply;
    // A part that asks nothing gets no quotation, which would only distract from the answer.
    if (isUnclear(reply) && !(isQuotation(reply) && asksSomething(text)))
      (asksSomething(text) ? unclear : background).push(text);
    else if (!reply.dialogueState?.isSmallTalk) replies.push(removeHedge(reply));
    const { classIds, dialogueState = null } = reply;
    earlier.push({ role: 'user', text }, { role: 'assistant', text: reply.text, classIds, dialogueState });
  }
  if (replies.some(isCancelledByStudio))
    return answerByTopicIds(['cancelled_class_pack'], parseMessage(question, studio), tools);
  return combineReplies(replies, unclear, {
    isSignedIn: question.signedIn,
    hasBackground: background.length > 0,
  });
}

/** Returns whether a reply is about a class that the studio cancelled, to which the other rules don't apply. */
function isCancelledByStudio({ dialogueState }: Reply): boolean {
  return studioCancelTopicIds.has(dialogueState?.topicId ?? '');
}

/** Joins the replies to the questions of a message. Returns null if the message asks only one, or none is clear. */
function combineReplies(
  replies: readonly Reply[],
  unclear: readonly string[],
  { isSignedIn, hasBackground }: { isSignedIn: boolean; hasBackground: boolean },
): Reply | null {
  // The answer about the visitor's own sessions already says until when they are valid.
  const hasOwn = replies.some(({ dialogueState }) => dialogueState?.topicId === 'own_credits');
  const needed = replies.filter(
    ({ dialogueState }) => !(hasOwn && isSignedIn && dialogueState?.topicId === 'pack_validity'),
  );
  const [first] = needed;
  if (first && needed.length === 1 && unclear.length === 0 && hasBackground) return first;
  if (!first || needed.length + unclear.length < 2) return null;
  // After a handover, the team answers the unclear questions too.
  const isHandedOver = needed.some(({ handOver }) => handOver);
  return joinReplies(
    unclear.length > 0 && !isHandedOver ? [...needed, offerTeamForQuestions(unclear)] : needed,
  );
}

/** Maximum number of words of a further question that depends on the previous one: “price”. */
const maxBriefWords = 2;

/** Adds the classes of the previous question to a further question of the same message that names none. */
function addClassesOfPreviousQuestion(message: ParsedMessage): ParsedMessage {
  const { previous, names, isFollowUp } = message;
  const namesNone = !mentionsClasses(names) && names.product.length === 0;
  if (!previous || !namesNone || isFollowUp) return message;
  const isBrief = message.normalized.split(' ').length <= maxBriefWords;
  return { ...message, names: mergeMentionedNames(previous.names, names), isFollowUp: isBrief };
}

/** Returns whether a reply asks which topic the visitor means, or says that the assistant doesn’t know. */
function isUnclear({ dialogueState }: Reply): boolean {
  return (
    dialogueState?.topicId == null &&
    (dialogueState?.offer === 'talk_to_human' || (dialogueState?.choices.length ?? 0) > 0)
  );
}

async function answerSingleQuestion(
  message: ParsedMessage,
  last: ConversationTurn | null,
  { model, savedExamples }: TopicExamples,
  tools: AssistantTools,
): Promise<Reply> {
  const dialogueState = last?.dialogueState ?? null;
  const index = message.reference?.kind === 'position' ? message.reference.index : null;
  const chosen = findChosenTopic(dialogueState, index);
  if (chosen) return answerByTopicIds([chosen], message, tools);
  if (message.isBareReference && message.names.product.length === 0)
    return answerByTopicIds(
      [/\bbook\b/.test(message.normalized) ? 'book_now' : 'classes_find'],
      message,
      tools,
    );
  const reason = explainReason(message.normalized, last);
  if (reason) return reason;
  const preferred = adjustTopicToConversation(
    stayInContext(chooseTopic(message, dialogueState, model, savedExamples), message, dialogueState),
    message,
    dialogueState?.topicId ?? null,
  );
  const choice = preferComplaint(
    preferHealthAdvice(preferHealthTopic(preferred, message, model), message),
    message,
  );
  if (choice.kind !== 'topic') return answerUnclearMessage(choice, message, tools);
  const continuation = continueConversation(choice.topicId, message.question, last, model);
  if (continuation && 'reply' in continuation) return continuation.reply;
  const reply = await (continuation
    ? answerByTopicIds([continuation.topicId], message, tools)
    : answerByTopicIds([choice.topicId, ...choice.fallbacks], message, tools));
  if (choice.isUnsure && !continuation) return hedgeReply(reply);
  return continuation?.lead ? { ...reply, text: `${continuation.lead} ${reply.text}` } : reply;
}

/** Answers a message without one clear topic: about two likely ones, with choices, or by offering the team. */
async function answerUnclearMessage(
  choice: Exclude<TopicChoice, { kind: 'topic' }>,
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply> {
  // The visitor has mentioned a pregnancy, so the answer assumes it.
  if (findTrimester(message)) return answerByTopicIds(['pregnancy'], message, tools);
  if (complaintPattern.test(message.normalized) && !findHealthConcern(message))
    return answerByTopicIds(['complaint'], message, tools);
  if (choice.kind === 'unknown') return replyToUnknownTopic(message, tools);
  if (!choice.areAllLikely)
    return (
      (await quotePassage(message, tools, unclearTopicThreshold)) ??
      offerChoices(
        'I’m not sure I understood. Is it about one of these, or shall I ask our team?',
        choice.topicIds,
        'talk_to_human',
      )
    );
  return joinReplies(
    await Promise.all(choice.topicIds.map((topicId) => answerByTopicIds([topicId], message, tools))),
  );
}

/** Answers with the first of the topics that has something to say. */
async function answerByTopicIds(
  topicIds: readonly string[],
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply> {
  for (const topicId of topicIds) {
    const reply = await answerTopic(getTopic(topicId), message, tools);
    if (reply) return apologizeForComplaint(addHealthAdvice(reply, topicId, message), message);
  }
  return replyToUnknownTopic(message, tools);
}
