import { splitIntoWords } from './find-mentions.ts';

/** Reference to a list that was shown: to an item's position (0 is first, −1 is last), or just "it". */
export type ListReference = { kind: 'position'; index: number } | { kind: 'it' };

const ordinals: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:first|1st|number (?:one|1)|top|earliest|earlier) (?:one|class|option)\b|\bthe (?:first|1st|former|earlier)\b(?! (?:time|class i|visit))|^(?:first|1st)$/,
    0,
  ],
  [
    /\b(?:second|2nd|number (?:two|2)|middle) (?:one|class|option)\b|\bthe (?:second|2nd)\b|^(?:second|2nd)$/,
    1,
  ],
  [/\b(?:third|3rd|number (?:three|3)) (?:one|class|option)\b|\bthe (?:third|3rd)\b/, 2],
  [/\b(?:fourth|4th|number (?:four|4)) (?:one|class|option)\b|\bthe (?:fourth|4th)\b/, 3],
  [/\b(?:last|latest|later) (?:one|class|option)\b|\bthe (?:last|latter)\b|^(?:last|latter)$/, -1],
];

const pronouns =
  /\b(?:it|that|this|that one|this one|that class|this class|they|them|those|these|she|he|her|him|(?:next|other|evening|morning|afternoon|early|earlier|late|later|same) one)\b/;
/** Matches the first words of a text that continues the previous message, such as "and" or "what about". */
const continuationStart =
  /^(?:(?:no |oh |wait |sorry |like )*i (?:mean|meant|ment)|yes|yeah|yep|yup|sure|please|go on|and|n|or|but|so|then|what about|whatabout|how about|hows about|ok and|okay and|also|same|instead|in that case|any others?|anything else|what else|what if|plus|with|only|just|maybe|actually|is there (?:one|another)|another|others)\b/;
const continuationEnd =
  /\b(?:later|earlier|after that|before that)\b|\b(?:instead|as well|too|then|there|either|else|another|same|other ones?|i mean)\s*$/;

/** Matches days. Their numbers and pronouns don't refer to a list: "friday the 4th", "the last one that day". */
const dayWords =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:the )?\d{1,2}(?:st|nd|rd|th)\b|\b(?:first|last|earliest|latest) (?:one |class )?(?:of |on |in )?(?:that|this|the|same) (?:same )?day\b/;

const sameDay = /\b(?:that|same) day\b/;

/** Parses the reference in a text; null when it contains none. */
export function parseReference(text: string): ListReference | null {
  const plain = splitIntoWords(text).join(' ').replace(dayWords, ' ');
  const match = ordinals.find(([pattern]) => pattern.test(plain));
  if (match) return { kind: 'position', index: match[1] };
  return pronouns.test(plain) ? { kind: 'it' } : null;
}

/**
 * Returns whether a text depends on the previous message: it begins or ends like a continuation, or contains a
 * reference.
 */
export function refersToEarlierMessage(text: string): boolean {
  const plain = splitIntoWords(text).join(' ');
  return (
    [continuationStart, continuationEnd, sameDay].some((pattern) => pattern.test(plain)) ||
    parseReference(text) !== null
  );
}
