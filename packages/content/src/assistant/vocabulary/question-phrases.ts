/**
 * Matches the boundary between two questions: after a question mark or a line break, and before "and what", "also how"
 * and similar words.
 */
export const questionSeparator =
  /[?\n]+\s*(?=\S)|[.!;,]?\s+(?:and|n|&|\+|also|plus|oh and)\s+(?=(?:also\s+)?(?:what|when|how|where|who|which|whats|whens|wheres|hows|is there|are there|is it|do you|do i|can i|can you|could i|does|will|should)\b)/i;

export const statementStartPattern =
  /^(?:oh |and |also |so |but |because |cos |as )?(?:i|i[’']?m|i[’']?ve|i[’']?d|im|ive|id|my|we|we[’']?re|it|its|it[’']s|she|he|they|the|this|that|there|surely|asking|just|only|sorry|thanks|thank|hope|hoping|because|cos)\b/i;

/** Matches questions of one word that ask nothing by themselves. */
export const tagQuestionPattern =
  /\b(?:right|okay|please|thoughts|possible|advice|hello|sorry|really|anyone|ideas|correct|alright)\?/gi;
