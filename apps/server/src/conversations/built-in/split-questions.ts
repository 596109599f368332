/** Maximum number of questions in one message that are answered one by one. */
const maxQuestions = 3;

/** Matches the places between two questions: after a question mark or a line, and before "and what", "also how" etc. */
const separator =
  /[?\n]+\s*(?=\S)|[.!;,]?\s+(?:and|&|\+|also|plus|oh and)\s+(?=(?:also\s+)?(?:what|when|how|where|who|which|whats|hows|is there|are there|is it|do you|do i|can i|can you|could i|does|will|should)\b)/i;

/** Splits a message into its questions. Returns the whole message if there is one, or more than can be answered. */
export function splitQuestions(text: string): string[] {
  const parts = text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return parts.length >= 2 && parts.length <= maxQuestions ? parts : [text];
}

/** Least number of words of a message whose last question is looked at by itself, and of that question. */
const longMessageWords = 9;
const minFocusWords = 3;

/**
 * Returns the last question of a long message, or else its last clause: "sorry to bother you but what is a reformer".
 * Null if the message is short or has a single clause.
 */
export function findFocus(text: string): string | null {
  if (countWords(text) < longMessageWords) return null;
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => countWords(sentence) >= minFocusWords);
  const question = sentences.findLast((sentence) => sentence.trimEnd().endsWith('?')) ?? sentences.at(-1);
  const clauses = (question ?? text).split(/,|;|:|\s-\s|\b(?:but|so|because|since)\b/i);
  const clause = clauses.findLast((part) => countWords(part) >= minFocusWords)?.trim() ?? null;
  return clause === null || clause.length === text.trim().length ? null : clause;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}
