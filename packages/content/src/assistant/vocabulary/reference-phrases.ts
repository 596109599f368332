/** Matches "the other one": an entry of the previous list that isn't the one shown last. */
export const otherOnePattern = /\b(?:the )?other (?:one|class|option)\b/;

/** Matches the first or last class of a day that was named before, rather than of the classes that were shown. */
export const firstOrLastOfDayPattern =
  /\b(?:first|last|earliest|latest) (?:one|class|session)?\s*(?:(?:of|on|in) )?(?:that|the|this|same) (?:same )?day\b/;

/** Matches a question about the first class of a day, after which "and the last?" refers to the same day. */
export const firstOfDayPattern = /\b(?:first|earliest)\b/;
/** Matches a short question about the last class of a day: "and the last?" */
export const lastOfDayPattern =
  /^(?:(?:and|what|whats|which|is|when|whens|the|about) )*(?:last|latest)(?: (?:one|class|session))?$/;

/** Nouns for an entry of the previous list, as part of other patterns. */
export const referenceNoun = '(?:ones?|packs?|memberships?|class|classes|option)';

/** Matches a reference by the position in the previous list: "the second one", "the latter". */
export const ordinalPattern = new RegExp(
  String.raw`\b(?:first|second|third|fourth|last|latter|former|middle|top|1st|2nd|3rd|4th|earlier|earliest|later|latest)(?: ${referenceNoun})?\b`,
);

/** Matches "the one after that": the next entry of the previous list. */
export const oneAfterPattern =
  /\b(?:the )?(?:one after(?: that)?|next one(?: after(?: that)?)?|following one)\b/;

/** Matches a reference to some entries of the previous list: "one of them", "the yoga ones". */
export const someOfThemPattern =
  /\b(?:(?:any|one|some|which|none|is one) of (?:them|those|these)|the other|(?:\S+ )?ones?)\b/;

/** Matches a reference to all entries of the previous list: "both", "all of them", "those". */
export const pluralReferencePattern =
  /\b(?:(?:both|all|any|which|either)(?: of (?:them|those|these))|both|they|them|those|these|which ones?|show me)\b/;

/** Matches a reference to one entry of the previous list: "that one", "the class", "it". */
export const singularReferencePattern =
  /\b(?:this one|that one|the one|this class|that class|the class|it|that|this|show me)\b/;

/** Matches words that compare the previous entry with another thing: "is it better?" */
export const comparisonPattern = /\b(?:differen\w+|better|same|compare\w*|vs|versus|or)\b/;

/** Matches words that add nothing to a reference, such as "ok" and "please" in "ok the second one please". */
export const fillerPattern =
  /\b(?:ok|okay|and|the|please|pls|what|how|about|or|hm+|um+|then|instead|maybe|yes|yeah|no|sure|so|that|class|let us say|i mean|i meant|prefer|book|take|i will take|go for)\b/g;

/** Matches a reference to an instructor who was named before: "she", "the teacher". */
export const instructorReferencePattern = /\b(?:she|he|her|him|his|hers|the (?:teacher|instructor))\b/;

/** Matches a reference by the time of a class: "the 6 pm one". */
export const timePattern =
  /\b(?:(?:at|the) )*\d{1,2}(?: (?:to )?\d\d)?(?: ?(?:am|pm|oclock|o clock))?(?: ones?| class)?\b/;

/** Matches a request for classes later on the same day: "anything later?" */
export const laterPattern = /^(?:\S+ ){0,4}later(?: (?:on|ones?|classes|then|that day))?$/;

/** Matches a request for classes earlier on the same day: "anything earlier?" */
export const soonerPattern = /^(?:\S+ ){0,4}earlier(?: (?:on|ones?|classes|then|that day))?$/;

/**
 * Comparisons with the value that they compare. A superlative may stand alone ("the cheapest"); a comparative needs a
 * noun ("the cheaper one").
 */
export const comparisons: readonly {
  words: RegExp;
  by: 'pence' | 'minutes' | 'effort' | 'people';
  direction: 1 | -1;
}[] = [
  {
    words:
      /\b(?:the )?(?:ones?|class) with (?:the )?(?:fewer|less|fewest|least|smaller|smallest) (?:people|persons|places|beds|mats|group|class)\b/,
    by: 'people',
    direction: 1,
  },
  compareBy('pence', 1, 'cheapest|smallest', 'cheap|cheaper|smaller|little'),
  compareBy('pence', -1, 'biggest|largest|dearest', 'big|bigger|larger|dearer|expensive'),
  compareBy('minutes', -1, 'longest', 'longer'),
  compareBy('minutes', 1, 'shortest', 'shorter'),
  compareBy('effort', 1, 'easiest|gentlest|slowest|calmest', 'easy|easier|gentle|gentler|slow|slower|calmer'),
  compareBy('effort', -1, 'hardest|toughest|fastest', 'hard|harder|tougher|faster'),
];

function compareBy(
  by: 'pence' | 'minutes' | 'effort',
  direction: 1 | -1,
  superlatives: string,
  others: string,
) {
  const anything = '(?:anything|something|any) ';
  const alone = `(?: ${referenceNoun}| of (?:them|those|these)|(?= then| please|$))`;
  const words = new RegExp(
    String.raw`\b(?:(?:${superlatives})${alone}|(?:${others}) ${referenceNoun}|${anything}(?:${others})$)\b(?: of (?:them|those|these))?`,
  );
  return { words, by, direction };
}
