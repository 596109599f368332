import {
  doItPattern,
  otherOnePattern,
  passOnPattern,
} from '@studio/content/assistant/vocabulary/reference-phrases';
import type { ConversationTurn, Question, Reply, ReplyMemory } from '../../integrations/assistant/port.ts';
import { buildReply } from './answers/build-reply.ts';
import { apologize, offerChoices } from './answers/offer-choices.ts';
import type { TopicModel } from './classifier/topic-model.ts';
import { normalizeMessage } from './parsing/normalize-message.ts';
import { assistantTopicsById, getTopic } from './topics.ts';

/** What a short answer such as "yes please" means: another topic's answer, or a reply of its own. */
export type Continuation = { topicId: string; lead?: string } | { reply: Reply };

/** Returns whether a message asks the assistant to carry out what it explained: "ok do it". */
export const asksToAct = (text: string): boolean => doItPattern.test(normalizeMessage(text));

/** Returns the last reply of the assistant, unless a person of the team has replied since. */
export function findLastReply({ earlier }: Pick<Question, 'earlier'>): ConversationTurn | null {
  const last = earlier.findLast(({ role }) => role !== 'user');
  return last?.role === 'assistant' ? { ...last, memory: dropUnknownTopics(last.memory) } : null;
}

/** Removes topics that an earlier version of the assistant knew and this one doesn't. */
function dropUnknownTopics(memory: ReplyMemory | null = null): ReplyMemory | null {
  if (!memory) return null;
  const keepKnown = (id: string | null) => (id !== null && assistantTopicsById.has(id) ? id : null);
  return {
    ...memory,
    topicId: keepKnown(memory.topicId),
    offer: keepKnown(memory.offer),
    choices: memory.choices.filter((id) => assistantTopicsById.has(id)),
  };
}

/** Number of the assistant's last replies in which classes can still be meant by "it" or "the second one". */
const maxRepliesBack = 4;

/**
 * Returns the ids of the classes that were shown last, unless that was too long ago: for "the other one", those of the
 * list before that the last reply left out.
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
 * Resolves a message that only makes sense after the last reply: yes or no to its offer, a request to repeat it, or a
 * complaint that it missed the point. Returns null for topics that don't depend on the last reply.
 */
export function continueConversation(
  topicId: string,
  question: Question,
  last: ConversationTurn | null,
  model: TopicModel,
): Continuation | null {
  const memory = last?.memory ?? null;
  if (topicId === 'affirm') return affirm(memory, last, question.text);
  if (topicId === 'deny' && memory?.offer)
    return { reply: getSmallTalk('No problem. Is there anything else?') };
  // A reply with personal data is looked up again, for the person who asks now.
  if (topicId === 'repeat' && last?.personal) return memory?.topicId ? { topicId: memory.topicId } : null;
  if (topicId === 'repeat' && last)
    return { reply: { ...buildReply(last.text), classIds: last.classIds ?? [], memory } };
  if (topicId === 'doubt' && last && memory?.topicId && !memory.isSmallTalk) return confirm(memory, last);
  if (topicId === 'confused' && last) return { reply: apologize(question, memory, model) };
  return null;
}

/** Stands by the last reply, looked up again if it was about the visitor's own data. */
function confirm(memory: ReplyMemory, last: ConversationTurn): Continuation | null {
  if (last.personal) return memory.topicId ? { topicId: memory.topicId } : null;
  const links = memory.offer ? {} : { offer: 'talk_to_human', suggestions: ['Yes, please'] };
  const question = memory.offer ? '' : ' If you’d like a person to check, shall I ask our team?';
  const reply = buildReply(`That’s what our information says. ${last.text}${question}`, links);
  const offer = memory.offer ?? 'talk_to_human';
  return { reply: { ...reply, classIds: last.classIds ?? [], memory: { ...memory, offer } } };
}

function affirm(
  memory: ReplyMemory | null,
  last: ConversationTurn | null,
  text: string,
): Continuation | null {
  if (memory?.offer) return { topicId: memory.offer };
  if (passOnPattern.test(text)) return { topicId: 'talk_to_human' };
  if (memory && memory.choices.length > 0)
    return { reply: offerChoices('Which one do you mean?', memory.choices) };
  if (last?.classIds && last.classIds.length > 0) return { topicId: 'book_now' };
  if (memory?.topicId && !memory.isSmallTalk && asksToAct(text))
    return { topicId: memory.topicId, lead: 'I can’t do that for you in this chat.' };
  if (memory?.topicId === 'tour_details' || memory?.topicId === 'tour') return { topicId: 'tour' };
  const next = memory?.topicId && !memory.isSmallTalk ? (getTopic(memory.topicId).followUps ?? []) : [];
  return next.length > 0
    ? { reply: offerChoices('What else would you like to know?', next.slice(0, 3)) }
    : null;
}

function getSmallTalk(text: string): Reply {
  return { ...buildReply(text), memory: { topicId: 'deny', offer: null, choices: [], isSmallTalk: true } };
}

/** Returns the topic that the visitor picks among the choices, such as "the second one"; null if they pick none. */
export function findChosenTopic(memory: ReplyMemory | null, index: number | null): string | null {
  return index === null ? null : (memory?.choices.at(index) ?? null);
}
