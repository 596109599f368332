import { doItPattern, passOnPattern } from '@studio/content/assistant/vocabulary/follow-up-phrases';
import { otherOnePattern } from '@studio/content/assistant/vocabulary/reference-phrases';
import type { ConversationTurn, DialogueState, Question, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './answers/build-reply.ts';
import { apologizeForMisunderstanding, offerChoices } from './answers/offer-choices.ts';
import type { TopicModel } from './classifier/topic-model.ts';
import { normalizeMessage } from './parsing/normalize-message.ts';
import { assistantTopicsById, getTopic } from './topics.ts';

/** Meaning of a short answer such as "yes please": the answer of another topic, or a finished reply. */
export type Continuation = { topicId: string; lead?: string } | { reply: Reply };

/** Returns whether a message asks the assistant to carry out what it explained: "ok do it". */
export const asksToAct = (text: string): boolean => doItPattern.test(normalizeMessage(text));

/** Returns the last reply of the assistant, unless a person of the team has replied since. */
export function findLastReply({ earlier }: Pick<Question, 'earlier'>): ConversationTurn | null {
  const last = earlier.findLast(({ role }) => role !== 'user');
  return last?.role === 'assistant'
    ? { ...last, dialogueState: dropUnknownTopics(last.dialogueState) }
    : null;
}

/** Removes topics that an earlier version of the assistant knew and this one doesn't. */
function dropUnknownTopics(dialogueState: DialogueState | null = null): DialogueState | null {
  if (!dialogueState) return null;
  const keepKnown = (id: string | null) => (id !== null && assistantTopicsById.has(id) ? id : null);
  return {
    ...dialogueState,
    topicId: keepKnown(dialogueState.topicId),
    offer: keepKnown(dialogueState.offer),
    choices: dialogueState.choices.filter((id) => assistantTopicsById.has(id)),
  };
}

/** Number of the assistant's latest replies to whose classes "it" or "the second one" can refer. */
const maxRepliesBack = 4;

/**
 * Returns the ids of the classes in the latest reply that showed any. For "the other one" after a reply with a single
 * class, returns the others of the list before that reply.
 */
export function findShownClassIds(
  { earlier }: Pick<Question, 'earlier'>,
  normalized = '',
): readonly string[] {
  const replies = earlier.filter(({ role }) => role === 'assistant').slice(-maxRepliesBack);
  const lists = replies.flatMap(({ classIds = [] }) => (classIds.length > 0 ? [classIds] : []));
  const last = lists.at(-1) ?? [];
  if (last.length !== 1 || !otherOnePattern.test(normalized)) return last;
  const others = lists.findLast((list) => list.length > 1)?.filter((id) => !last.includes(id)) ?? [];
  return others.length > 0 ? others : last;
}

/**
 * Resolves a message that only makes sense after the last reply: yes or no to its offer, a request to repeat it, doubt,
 * or a complaint that it missed the point. Returns null if the message doesn't depend on the last reply, or there is
 * nothing to resolve.
 */
export function continueConversation(
  topicId: string,
  question: Question,
  last: ConversationTurn | null,
  model: TopicModel,
): Continuation | null {
  const dialogueState = last?.dialogueState ?? null;
  if (topicId === 'affirm') return acceptOffer(dialogueState, last, question.text);
  if (topicId === 'deny' && dialogueState?.offer)
    return { reply: buildSmallTalkReply('No problem. Is there anything else?') };
  // A reply with personal data is looked up again, for the person who asks now.
  if (topicId === 'repeat' && last?.personal)
    return dialogueState?.topicId ? { topicId: dialogueState.topicId } : null;
  if (topicId === 'repeat' && last)
    return { reply: { ...buildReply(last.text), classIds: last.classIds ?? [], dialogueState } };
  if (topicId === 'doubt' && last && dialogueState?.topicId && !dialogueState.isSmallTalk)
    return repeatLastReply(dialogueState, last);
  if (topicId === 'confused' && last)
    return { reply: apologizeForMisunderstanding(question, dialogueState, model) };
  return null;
}

/**
 * Repeats the last reply, says that it comes from the studio's information, and offers the team. Looks the answer up
 * again if it was about the visitor's own data.
 */
function repeatLastReply(dialogueState: DialogueState, last: ConversationTurn): Continuation | null {
  if (last.personal) return dialogueState.topicId ? { topicId: dialogueState.topicId } : null;
  const links = dialogueState.offer ? {} : { offer: 'talk_to_human', suggestions: ['Yes, please'] };
  const question = dialogueState.offer ? '' : ' Would you like our team to check?';
  const reply = buildReply(`That’s what our information says. ${last.text}${question}`, links);
  const offer = dialogueState.offer ?? 'talk_to_human';
  return { reply: { ...reply, classIds: last.classIds ?? [], dialogueState: { ...dialogueState, offer } } };
}

function acceptOffer(
  dialogueState: DialogueState | null,
  last: ConversationTurn | null,
  text: string,
): Continuation | null {
  if (dialogueState?.offer) return { topicId: dialogueState.offer };
  const openAnswer = dialogueState?.topicId ? getTopic(dialogueState.topicId).answer : null;
  if (openAnswer && 'handOver' in openAnswer && openAnswer.handOver)
    return {
      reply: buildSmallTalkReply(
        'Our team has your message and will reply. Is there anything you’d like to add for them?',
      ),
    };
  if (passOnPattern.test(text)) return { topicId: 'talk_to_human' };
  if (dialogueState && dialogueState.choices.length > 0)
    return { reply: offerChoices('Which one do you mean?', dialogueState.choices) };
  if (last?.classIds && last.classIds.length > 0) return { topicId: 'book_now' };
  if (dialogueState?.topicId && !dialogueState.isSmallTalk && asksToAct(text))
    return { topicId: dialogueState.topicId, lead: 'I can’t do that for you in this chat.' };
  if (dialogueState?.topicId === 'tour_details' || dialogueState?.topicId === 'tour')
    return { topicId: 'tour' };
  const next =
    dialogueState?.topicId && !dialogueState.isSmallTalk
      ? (getTopic(dialogueState.topicId).followUps ?? [])
      : [];
  return next.length > 0
    ? { reply: offerChoices('What else would you like to know?', next.slice(0, 3)) }
    : null;
}

function buildSmallTalkReply(text: string): Reply {
  return {
    ...buildReply(text),
    dialogueState: { topicId: 'deny', offer: null, choices: [], isSmallTalk: true },
  };
}

/** Returns the topic that the visitor picks among the choices, such as "the second one"; null if they pick none. */
export function findChosenTopic(dialogueState: DialogueState | null, index: number | null): string | null {
  return index === null ? null : (dialogueState?.choices.at(index) ?? null);
}
