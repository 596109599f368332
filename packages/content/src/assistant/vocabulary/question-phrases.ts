/** Matches the first words of a question: "do you", "is there", "what", "whether". */
const questionStart = String.raw`(?:(?:also|then) )*(?:what(?! if\b)(?:[’']?s)?|when(?! i\b)(?:[’']?s)?|how(?! come\b)(?:[’']?s)?|where(?:[’']?s)?|who(?:[’']?s)?|which|whether|is (?:\w+ (?:a|an|teaching|still|on)\b|it|there|this|that|he|she|the|your|my|\d\w*)|are (?:you|u|they|there|the|we|my|classes)|(?:do|did|have) (?:you|u|i|we|they)|does|(?:can|could|will|would|should) (?:i|we|you|u|my|he|she|it|they|there|the)|am i)\b`;

/** Matches the boundary between two questions of a message: after a question mark or a line break. */
export const sentenceSeparator = /[?\n]+\s*(?=\S)/;

/**
 * Matches the boundary between two questions of a sentence: before "and what", ", is there", "also how" and similar
 * words.
 */
export const questionSeparator = new RegExp(
  String.raw`(?:[.!;,]|\s[-–])?\s+(?:and|n|&|\+|also|plus|oh and)\s+(?=${questionStart})|(?:[.,;:]|\s[-–])\s+(?=${questionStart})`,
  'i',
);

/** Matches parts of a sentence that ask something. Other parts only introduce the question after them. */
export const askingPattern = new RegExp(
  String.raw`^(?:(?:hi|hiya|hello|hey|ok|okay|so|and|but|just|please|pls|right|cool|great|thanks|also|quick one)[,!.:]? )*(?:(?:what|how) about\b.* and )?(?!(?:what|how) about\b)(?:${questionStart}|(?:is|are|have|has|any|got)\b)|\b(?:to know|tell me|wondering|wonder|let me know) (?:if|whether|what|when|how|where|who|which)\b`,
  'i',
);

/** Matches the number in front of an item of a list: "1) showers 2) parking". */
export const listNumberPattern = /(?:^|\s)\(?[1-4][).:]\s+/g;

/** Matches words that announce several questions: "hi, two questions:". */
export const announcementPattern =
  /^[^?:]{0,40}\b(?:\d|two|three|four|few|couple(?: of)?|some) (?:quick |more |small )*(?:things|questions|qs|queries|q[’']?s)\b[^\p{L}\d]*/iu;

/**
 * Matches the first words of a statement. A part of a message that begins like this explains the question beside it: "i
 * have asthma".
 */
export const statementStartPattern =
  /^(?:oh |and |also |so |but |because |cos |as )?(?:i|i[’']?m|i[’']?ve|i[’']?d|im|ive|id|my|we|we[’']?re|it|its|it[’']s|she|he|they|the|this|that|there|surely|asking|just|only|sorry|thanks|thank|hope|hoping|because|cos)\b/i;

/** Matches questions of one word that ask nothing by themselves. */
export const tagQuestionPattern =
  /\b(?:right|okay|please|thoughts|possible|advice|hello|sorry|really|anyone|ideas|correct|alright)\?/gi;
