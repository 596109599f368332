import * as phrases from '@studio/content/assistant/vocabulary/question-phrases';

/** Maximum number of questions in one message that are answered one by one. */
const maxQuestions = 4;

/**
 * Splits a message into its questions (handbook: chat 11). Returns the whole message if there is one, or more than can
 * be answered.
 */
export function splitQuestions(text: string): string[] {
  const listed = splitList(text);
  const questions = text.replace(phrases.announcementPattern, '');
  const parts =
    listed.length > 1
      ? listed
      : questions
          .split(phrases.sentenceSeparator)
          .map((part) => part.trim())
          .filter((part) => /\p{L}{2}/u.test(part) && !isStatement(part, text))
          .flatMap(splitSentence);
  return parts.length >= 2 && parts.length <= maxQuestions ? parts : [text];
}

/** Splits "1) showers 2) parking" into its items. */
function splitList(text: string): string[] {
  const [first, ...items] = text.split(phrases.listNumberPattern);
  const isIntroduced = first !== undefined && phrases.announcementPattern.test(`${first}:`);
  const parts = isIntroduced || first?.trim() === '' ? items : [first ?? '', ...items];
  return items.length > 1 ? parts.map((part) => part.trim()).filter(Boolean) : [];
}

/** Splits a sentence before each further question. A part that asks nothing stays with the question after it. */
function splitSentence(sentence: string): string[] {
  const questions: string[] = [];
  let lead = '';
  for (const part of sentence.split(phrases.questionSeparator)) {
    const text = lead === '' ? part : `${lead}, ${part}`;
    const asks =
      phrases.askingPattern.test(part) || (questions.length > 0 && /^(?:what|how) about\b/i.test(part));
    if (asks) questions.push(text);
    lead = asks ? '' : text;
  }
  const last = questions.pop();
  if (last === undefined) return [lead];
  return [...questions, lead === '' ? last : `${last}, ${lead}`];
}

/** Returns whether a part of a message asks something, rather than only explaining another part. */
export function asksSomething(part: string): boolean {
  return (
    part.includes('?') ||
    phrases.askingPattern.test(part.trim()) ||
    (!phrases.statementStartPattern.test(part) && !/\b(?:got|used|have|had|was|were|been)\b/.test(part))
  );
}

/** Returns whether a part explains the question beside it, and asks nothing itself: "i have autism". */
function isStatement(part: string, text: string): boolean {
  const isAsked =
    part.endsWith('?') ||
    text
      .slice(text.indexOf(part) + part.length)
      .trimStart()
      .startsWith('?');
  const asks =
    /\b(?:can|could|do|does|is|are|(?:what|when|how|where|who)(?:[’']?s)?|which|want to know|wondering)\b/i;
  return !isAsked && (phrases.statementStartPattern.test(part) || !asks.test(part)) && text.includes('?');
}

/** Minimum number of words of a message whose last question or clause is classified separately, and of that part. */
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
  const oneWord = /(?:^|[.!?]\s+)(\p{L}{5,}\?)/u.exec(text.replace(phrases.tagQuestionPattern, ' '))?.[1];
  if (!asked && oneWord) return oneWord;
  const question = asked ?? sentences.at(-1);
  const clauses = (question ?? text).split(/,|;|:|\s-\s|\b(?:but|so|because|since)\b/i);
  const clause = clauses.findLast((part) => countWords(part) >= minFocusWords)?.trim() ?? null;
  return clause === null || clause.length === text.trim().length ? null : clause;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}
