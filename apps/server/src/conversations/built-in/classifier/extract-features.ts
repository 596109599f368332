import { detailKinds, detailMasks } from '@studio/content/assistant/vocabulary/message-details';
import { normalizeMessage } from '../parsing/normalize-message.ts';

const minGram = 3;
const maxGram = 4;

/** Weight of each kind of feature before normalisation. */
const weights = { word: 1, pair: 0.7, start: 0.7, letters: 0.45, details: 1 } as const;

/**
 * Returns the features of a message with their weights: words, pairs of neighbouring words, the first two words, the
 * kinds of details, and sequences of 3 or 4 letters within words, which make misspelt words similar to correct ones.
 */
export function extractFeatures(text: string): Map<string, number> {
  const words = normalizeMessage(maskDetails(text)).split(' ').filter(Boolean);
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    features.set(feature, (features.get(feature) ?? 0) + weight);
  for (const [index, word] of words.entries()) {
    add(`w ${word}`, weights.word);
    const next = words[index + 1];
    if (next) add(`p ${word} ${next}`, weights.pair);
    const padded = ` ${word} `;
    for (let length = minGram; length <= maxGram; length++)
      for (let at = 0; at + length <= padded.length; at++)
        add(padded.slice(at, at + length), weights.letters);
  }
  add(`d ${listDetailKinds(words.join(' '))}`, weights.details);
  if (words.length > 0) add(`s ${words.slice(0, 2).join(' ')}`, weights.start);
  return features;
}

function listDetailKinds(text: string): string {
  return detailKinds
    .filter(([pattern]) => pattern.test(text))
    .map(([, kind]) => kind)
    .join(' ');
}

function maskDetails(text: string): string {
  return detailMasks.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text.toLowerCase());
}
