import type { Question, Reply, StudioDetails } from '../../integrations/assistant/port.ts';
import { parseMessage } from './parse-message.ts';
import { rankTopics } from './rank-topics.ts';

/** Minimum score that both halves need for the message to count as two questions. */
const minScore = 4;
const questionSeparator =
  /\?\s+(?=\S)|(?:\band|&|\+) (?=(?:what|when|how|where|who|is there|do you|can i|are there|does)\b)/i;

/**
 * Replies to two questions in one message. The second question is understood in the context of the first. Returns null
 * for a single question.
 */
export async function answerTwoQuestions(
  question: Question,
  studio: StudioDetails,
  answer: (question: Question) => Promise<Reply>,
): Promise<Reply | null> {
  const [first = '', second = '', ...others] = question.text
    .split(questionSeparator)
    .map((part) => part.trim());
  if (!second || others.length > 0) return null;
  const one = { ...question, text: first };
  const other = {
    ...question,
    text: second,
    earlier: [...question.earlier, { role: 'user' as const, text: first }],
  };
  const [top, next] = [rankTopics(parseMessage(one, studio))[0], rankTopics(parseMessage(other, studio))[0]];
  // A message of thanks next to a question doesn't count as a question.
  if ([top, next].some((one) => one?.subject.name === 'small talk')) return null;
  if (!top || !next || top.subject === next.subject || top.weight < minScore || next.weight < minScore)
    return null;
  const replies = [await answer(one), await answer(other)];
  const links = replies.flatMap((reply) => reply.links);
  return {
    text: replies.map(({ text }) => text).join('\n'),
    action: replies.find(({ action }) => action)?.action ?? null,
    classIds: [...new Set(replies.flatMap(({ classIds }) => classIds))].slice(0, 6),
    links: links.filter(({ to }, index) => links.findIndex((link) => link.to === to) === index).slice(0, 5),
    suggestions: replies.at(-1)?.suggestions ?? [],
    handOver: replies.some(({ handOver }) => handOver),
  };
}
