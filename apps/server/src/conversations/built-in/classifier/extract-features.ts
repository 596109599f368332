import { normalizeMessage } from '../parsing/normalize-message.ts';

/** Matches details that vary within a topic, each with the word that stands for them. */
const details: readonly (readonly [RegExp, string])[] = [
  [/\S+@\S+/g, ' someaddress '],
  [/\b1 ?(?:[:2-]|to|on|-to-|-on-) ?1s?\b|\bone[ -](?:to|on)[ -]ones?\b/g, ' onetoone '],
  [/\b(?:2|two) ?(?:for|4|-for-) ?(?:1|one)\b|\bbogof\b/g, ' twoforone '],
  [/[£$€] ?\d+(?:[.,]\d\d)?|\b\d+ ?(?:quid|pounds)\b/g, ' someprice '],
  [
    /\b\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b|\b\d{1,2}[:.]\d\d\b|\b(?:half|quarter) (?:past |to )?\w+\b/g,
    ' sometime ',
  ],
  [/\b(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?\b(?! (?:salutation))/g, ' someday '],
  [
    /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w* \d{1,2}\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b|\b\d{1,2}(?:st|nd|rd|th)\b/g,
    ' somedate ',
  ],
  [/\b\d+\b/g, ' somenumber '],
];

const minGram = 3;
const maxGram = 4;

/** Kinds of details whose presence, and combination, says what a message is about. */
const detailKinds: readonly (readonly [RegExp, string])[] = [
  [/\b(someday|somedate|today|tomorrow|tonight|week|weekend|weekends|weekday)\b/, 'day'],
  [/\b(sometime|mornings?|afternoons?|evenings?|lunch\w*|early|late|after work|noon)\b/, 'time'],
  [
    /\b(reformers?|yoga|mat|pilates|vinyasa|yin|foundations?|dynamic|sound|prenatal|restorative|class\w*)\b/,
    'class',
  ],
  [/\bsomenumber\b/, 'number'],
  [/\bsomeprice\b/, 'price'],
];

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
  return details.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text.toLowerCase());
}
