import {
  emergencyLookAlikes,
  emergencyMisspellings,
  emergencyWords,
} from '@studio/content/assistant/vocabulary/emergency-spellings';
import { getTypoDistance } from '@studio/domain/conversations/typo-distance';

/** Returns the correction of a misspelt emergency word, and any other word unchanged. */
export function correctEmergencyWord(word: string): string {
  const known = emergencyMisspellings[word];
  if (known !== undefined) return known;
  // Short words resemble too many others.
  if (word.length < 5 || emergencyLookAlikes.has(word) || emergencyWords.includes(word)) return word;
  const maxTypos = word.length >= 10 ? 2 : 1;
  return (
    emergencyWords.find(
      (one) =>
        one[0] === word[0] &&
        Math.abs(one.length - word.length) <= maxTypos &&
        getTypoDistance(word, one, maxTypos) <= maxTypos,
    ) ?? word
  );
}
