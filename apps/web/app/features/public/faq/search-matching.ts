import { foldText } from '@studio/domain/search/fold-text';

/** Part of a text: either a match of the search, or the text between two matches. */
export interface TextSegment {
  /** Offset of the segment in the text; used as the React key. */
  at: number;
  text: string;
  found: boolean;
}

/** Maximum length of a search, in characters. Further characters are ignored. */
export const maxQueryLength = 80;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ʼ]*/gu;

/** Words that most questions contain, and that therefore find nothing in particular. */
const commonWords = new Set(
  'a an the i my me we you your it is are am be do does did can could will would should if how what where when which who why to of for in on at and or there have get need'.split(
    ' ',
  ),
);

/**
 * Splits a search into unique words, without case, accents or apostrophes. A plural becomes a singular. Common words
 * count only if there are no others.
 */
export function tokenizeQuery(query: string): string[] {
  const words = toTokens(query.slice(0, maxQueryLength));
  const specific = words.filter((word) => !commonWords.has(word));
  return [...new Set((specific.length > 0 ? specific : words).map(toSingular))];
}

/** Returns the singular of an English plural in -s or -es; other words unchanged. */
function toSingular(word: string): string {
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /^.{2,}[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Scores how well a question and its answer match; 0 if any word is missing from both. A word matches whole
 * words and prefixes: "late" doesn't match "Pilates". Whole words score highest, then matches in the
 * question.
 */
export function rankQuestion(tokens: readonly string[], question: string, answer: string): number {
  const texts = [toTokens(question), toTokens(answer)];
  const ranks = tokens.map((word) => {
    const [inQuestion = 0, inAnswer = 0] = texts.map((text) => scoreMatch(word, text));
    return Math.max(inQuestion && inQuestion * 2, inAnswer && inAnswer * 2 - 1);
  });
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

/** Splits the text into matched and unmatched segments. Joining them gives the original text. */
export function splitIntoSegments(text: string, tokens: readonly string[]): TextSegment[] {
  const marks = listMatchedCharacters(text, tokens);
  const segments: TextSegment[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marks[at] === marks[from]) continue;
    segments.push({ at: from, text: text.slice(from, at), found: marks[from] ?? false });
    from = at;
  }
  return segments;
}

/** Returns 2 for a whole word, 1 for a prefix, 0 for no match. */
function scoreMatch(word: string, text: readonly string[]): number {
  if (text.some((candidate) => candidate === word || toSingular(candidate) === word)) return 2;
  return text.some((candidate) => candidate.startsWith(word)) ? 1 : 0;
}

/** Returns for each character whether it belongs to a match. */
function listMatchedCharacters(text: string, tokens: readonly string[]): boolean[] {
  const marks = new Array<boolean>(text.length).fill(false);
  for (const match of text.matchAll(wordPattern)) {
    const folded = foldWord(match[0]);
    const lengths = tokens.filter((word) => folded.startsWith(word)).map((word) => word.length);
    if (lengths.length > 0)
      marks.fill(true, match.index, match.index + countCharactersOf(match[0], Math.max(...lengths)));
  }
  return marks;
}

/**
 * Returns how many characters of `word` make up the first `length` characters of its folded form, which has no
 * case, accents or apostrophes.
 */
function countCharactersOf(word: string, length: number): number {
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

function toTokens(text: string): string[] {
  return Array.from(text.matchAll(wordPattern), ([word]) => foldWord(word));
}

function foldWord(word: string): string {
  return foldText(word).replaceAll("'", '');
}
