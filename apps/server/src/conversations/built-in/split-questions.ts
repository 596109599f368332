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
