import { foldText } from '../search/fold-text.ts';
import { countTypos } from './typo-distance.ts';

/** Something with a name, and the lower-case phrases that people use for it. */
export interface NamedThing {
  id: string;
  phrases: readonly string[];
}

/** A phrase found in a text: its subject and position, counted in words. */
export interface Mention {
  id: string;
  from: number;
  words: number;
}

/** Splits a text into lower-case words without punctuation: "Mei's yoga?" → mei, yoga. */
export function splitIntoWords(text: string): string[] {
  return foldText(text)
    .replace(/'(s\b)?/g, (_, s) => (s ? ' ' : ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/**
 * Returns the things that a text mentions, in text order, with typos allowed in longer words. `isRight` marks words
 * that aren't typos. Where phrases overlap, the one with more words wins ("dynamic reformer" isn't also "reformer"),
 * then the one without typos, then the first.
 */
export function findMentions(
  text: string,
  things: readonly NamedThing[],
  isRight: (word: string) => boolean = () => false,
): Mention[] {
  const words = splitIntoWords(text);
  const found = things.flatMap(({ id, phrases }) =>
    phrases.flatMap((phrase) => mentionsOf(id, phrase.split(' '), words, isRight)),
  );
  found.sort((one, other) => other.words - one.words || one.slips - other.slips);
  const taken = new Set<number>();
  const kept: Mention[] = [];
  for (const { id, from, words: length } of found) {
    const places = Array.from({ length }, (_, index) => from + index);
    const sameSpan = kept.some((one) => one.from === from && one.words === length && one.id === id);
    if (sameSpan || places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept.push({ id, from, words: length });
  }
  return kept.sort((one, other) => one.from - other.from);
}

function mentionsOf(
  id: string,
  phrase: readonly string[],
  words: readonly string[],
  isRight: (word: string) => boolean,
) {
  return words.flatMap((_, from) => {
    const slips = phrase.map((word, index) => {
      const typed = words[from + index] ?? '';
      return typed !== word && isRight(typed) ? null : countTypos(typed, word);
    });
    const sum = slips.reduce<number | null>((so, one) => (so === null || one === null ? null : so + one), 0);
    return sum === null ? [] : { id, from, words: phrase.length, slips: sum };
  });
}
