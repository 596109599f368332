import {
  commonEnglishWords,
  wordsInSeveralLanguages,
} from '@studio/content/assistant/vocabulary/english-words';

export const commonEnglishWordSet = new Set(commonEnglishWords.split(' '));
/**
 * Matches words of at least two letters, by which a language can be recognised unless they're in
 * `wordsInSeveralLanguages`.
 */
const comparablePattern = /^[\p{L}]{2,}$/u;
const minKnownShare = 0.2;

/**
 * Returns whether a text is probably not English: it has at least `minWords` words, but too few of them are common
 * English words. Leaves out the words that `isIgnored` selects.
 */
export function isHardlyEnglish(
  text: readonly string[],
  isIgnored: (word: string) => boolean,
  minWords = 3,
): boolean {
  const candidates = text.filter(
    (word) =>
      comparablePattern.test(word) &&
      /[^b-df-hj-np-tv-z]/.test(word) &&
      !wordsInSeveralLanguages.has(word) &&
      !isIgnored(word),
  );
  const recognized = candidates.filter((word) => commonEnglishWordSet.has(word));
  return candidates.length >= minWords && recognized.length / candidates.length < minKnownShare;
}
