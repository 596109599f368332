import { foldText } from '../search/fold-text.ts';
import { countTypos } from './typo-distance.ts';

/** Entity such as a class, and the lower-case phrases that people use for it. */
export interface NamedEntity {
  id: string;
  phrases: readonly string[];
}

/** Phrase in a text: the entity that it names, and its position in words. */
export interface Mention {
  id: string;
  from: number;
  wordCount: number;
}

/** Splits a text into lower-case words without punctuation, such as "Mei's yoga?" into mei and yoga. */
export function splitIntoWords(text: string): string[] {
  return foldText(text)
    .replace(/'(s\b)?/g, (_, s) => (s ? ' ' : ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Returns the entities that a text mentions, in the order of the text, with typos allowed in longer words.
 * `isSpelledCorrectly` says which words aren't typos. Where phrases overlap, the one with more words wins ("dynamic
 * reformer" isn't also "reformer"), then the one without typos, then the first.
 */
export function findMentions(
  text: string,
  things: readonly NamedEntity[],
  isSpelledCorrectly: (word: string) => boolean = () => false,
): Mention[] {
  const words = splitIntoWords(text);
  const found = things.flatMap(({ id, phrases }) =>
    phrases.flatMap((phrase) => mentionsOf(id, phrase.split(' '), words, isSpelledCorrectly)),
  );
  found.sort((one, other) => other.wordCount - one.wordCount || one.typos - other.typos);
  const taken = new Set<number>();
  const mentions: Mention[] = [];
  for (const { id, from, wordCount: length } of found) {
    const positions = Array.from({ length }, (_, index) => from + index);
    const sameSpan = mentions.some((one) => one.from === from && one.wordCount === length && one.id === id);
    if (sameSpan || positions.some((position) => taken.has(position))) continue;
    for (const position of positions) taken.add(position);
    mentions.push({ id, from, wordCount: length });
  }
  return mentions.sort((one, other) => one.from - other.from);
}

function mentionsOf(
  id: string,
  phrase: readonly string[],
  words: readonly string[],
  isSpelledCorrectly: (word: string) => boolean,
) {
  return words.flatMap((_, from) => {
    const typoCounts = phrase.map((word, index) => {
      const typed = words[from + index] ?? '';
      return typed !== word && isSpelledCorrectly(typed) ? null : countTypos(typed, word);
    });
    const sum = typoCounts.reduce<number | null>(
      (so, one) => (so === null || one === null ? null : so + one),
      0,
    );
    return sum === null ? [] : { id, from, wordCount: phrase.length, typos: sum };
  });
}
