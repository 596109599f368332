import { foldText } from '@studio/domain/search/fold-text';

/** A piece of a text, and whether the search found it. */
export interface TextSegment {
  /** Where it begins in the text; its key. */
  at: number;
  text: string;
  found: boolean;
}

/** Longest search that is read, in characters. */
export const maxQueryLength = 80;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ]*/gu;

/** The words of a search, as they are compared: without case, accents and apostrophes, each once. */
export function tokenizeQuery(query: string): string[] {
  return [...new Set(wordsOf(query.slice(0, maxQueryLength)))];
}

/**
 * How well a question and its answer fit a search; 0 when a word is in neither. A word fits as a whole or as the
 * beginning of a longer one: "late" is not in "Pilates". Whole words count most, then those of the question.
 */
export function rankQuestion(words: readonly string[], question: string, answer: string): number {
  const texts = [wordsOf(question), wordsOf(answer)];
  const ranks = words.map((word) => {
    const [inQuestion = 0, inAnswer = 0] = texts.map((text) => fit(word, text));
    return Math.max(inQuestion && inQuestion * 2, inAnswer && inAnswer * 2 - 1);
  });
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

/** The text in pieces, found and not found in turn; together they are the text. */
export function splitIntoSegments(text: string, words: readonly string[]): TextSegment[] {
  const marks = marked(text, words);
  const pieces: TextSegment[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marks[at] === marks[from]) continue;
    pieces.push({ at: from, text: text.slice(from, at), found: marks[from] ?? false });
    from = at;
  }
  return pieces;
}

/** 2: the word itself, 1: a word that begins with it, 0: neither. */
function fit(word: string, text: readonly string[]): number {
  if (text.includes(word)) return 2;
  return text.some((one) => one.startsWith(word)) ? 1 : 0;
}

/** For every character of the text whether the beginning of its word was searched for. */
function marked(text: string, words: readonly string[]): boolean[] {
  const marks = new Array<boolean>(text.length).fill(false);
  for (const match of text.matchAll(wordPattern)) {
    const folded = foldWord(match[0]);
    const lengths = words.filter((word) => folded.startsWith(word)).map((word) => word.length);
    if (lengths.length > 0)
      marks.fill(true, match.index, match.index + reach(match[0], Math.max(...lengths)));
  }
  return marks;
}

/** How much of a word its first `length` folded characters cover, with the accents and apostrophes in them. */
function reach(word: string, length: number): number {
  let covered = 0;
  let folded = '';
  for (const character of word) {
    const next = folded + foldWord(character);
    if (folded.length >= length && next !== folded) break;
    folded = next;
    covered += character.length;
  }
  return covered;
}

function wordsOf(text: string): string[] {
  return Array.from(text.matchAll(wordPattern), ([word]) => foldWord(word));
}

function foldWord(word: string): string {
  return foldText(word).replaceAll("'", '');
}
