import {
  questionSeparator,
  statementStartPattern,
  tagQuestionPattern,
} from '@studio/content/assistant/vocabulary/question-phrases';

/** Maximum number of questions in one message that are answered one by one. */
const maxQuestions = 3;

/**
 * Splits a message into its questions. Returns the whole message if it has one question, or more than `maxQuestions`.
 */
export function splitQuestions(text: string): string[] {
  const parts = text
    .split(questionSeparator)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part) && !isStatement(part, text));
  return parts.length >= 2 && parts.length <= maxQuestions ? parts : [text];
}

/** Returns whether a part explains the question beside it, and asks nothing itself: "i have autism". */
function isStatement(part: string, text: string): boolean {
  const isAsked = text
    .slice(text.indexOf(part) + part.length)
    .trimStart()
    .startsWith('?');
  const asks = /\b(?:can|could|do|does|is|are|what|when|how|where|who|which|want to know|wondering)\b/i;
  return !isAsked && (statementStartPattern.test(part) || !asks.test(part)) && text.includes('?');
}

/** Minimum number of words of a message whose last question is classified separately, and of that question. */
const minLongMessageWords = 9;
const minFocusWords = 3;

/**
 * Returns the last question of a long message, or else its last clause: "sorry to bother you but what is a reformer".
 * Null if the message is short or has a single clause.
 */
export function findLastClause(text: string): string | null {
  if (countWords(text) < minLongMessageWords) return null;
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => countWords(sentence) >= minFocusWords);
  const asked = sentences.findLast((sentence) => sentence.trimEnd().endsWith('?'));
  const oneWord = /(?:^|[.!?]\s+)(\p{L}{5,}\?)/u.exec(text.replace(tagQuestionPattern, ' '))?.[1];
  if (!asked && oneWord) return oneWord;
  const question = asked ?? sentences.at(-1);
  const clauses = (question ?? text).split(/,|;|:|\s-\s|\b(?:but|so|because|since)\b/i);
  const clause = clauses.findLast((part) => countWords(part) >= minFocusWords)?.trim() ?? null;
  return clause === null || clause.length === text.trim().length ? null : clause;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}
