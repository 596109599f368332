import { abbreviations, domainWords, lookAlikeWords } from '@studio/content/assistant/vocabulary/spelling';
import { splitIntoWords } from '@studio/domain/conversations/find-mentions';
import { findNearestWord, getTypoDistance } from '@studio/domain/conversations/typo-distance';

/**
 * Normalises a message: lower case, abbreviations expanded, typos in domain words corrected, words separated by single
 * spaces. A colon between digits becomes "to" ("1:1" is "1 to 1"); all other punctuation is dropped.
 */
export function normalizeMessage(text: string): string {
  return splitIntoWords(text.replace(/(\d):(\d)/g, '$1 to $2'))
    .map((word) => abbreviations[word] ?? correctWord(word))
    .join(' ');
}

export function isSpelledCorrectly(word: string): boolean {
  return domainWords.has(word) || lookAlikeWords.has(word);
}

function correctWord(word: string): string {
  if (word.length < 4 || isSpelledCorrectly(word) || /\d/.test(word)) return word;
  const nearest = findNearestWord(word, domainWords);
  // Two typos are accepted in long words only: "tracking" isn't "teaching".
  const isCloseMatch = nearest !== null && (word.length > 8 || getTypoDistance(word, nearest) < 2);
  return isCloseMatch ? nearest : word;
}
