import { foldText } from './fold-text.ts';

/** Maximum length of a search entry in characters. The search ignores further characters. */
export const maxEntryLength = 40;
const maxChunks = 8;

/** Parsed search: the prefix of an entry, or several terms of which all or any must match. */
export type SearchTerm = string | { all: SearchTerm[] } | { any: SearchTerm[] };

/**
 * Returns the search entries of a text: for each word, the text from that word on, without spaces and apostrophes.
 * "Anne-Marie O’Neill" has the entries "annemarieoneill", "marieoneill", "oneill" and "neill". A search matches if it
 * is a prefix of an entry. The database function `search_entries` returns the same.
 */
export function buildSearchEntries(text: string): string[] {
  const words = splitWords(foldText(text));
  return words.map((_, from) => words.slice(from, from + maxEntryLength).join('')).map(truncate);
}

/** Parses a typed search; null when it has no letter or digit. */
export function parseSearch(typed: string): SearchTerm | null {
  const chunks = typed
    .trim()
    .split(/\s+/)
    .map((chunk) => splitWords(foldText(chunk)))
    .filter((words) => words.length > 0)
    .slice(0, maxChunks);
  const first = chunks[0];
  if (!first) return null;
  if (chunks.length === 1) return chunkTerm(first);
  // "o neill" may also be spelled as one word.
  return { any: [{ all: chunks.map(chunkTerm) }, truncate(chunks.flat().join(''))] };
}

/** Returns whether a search matches a text. */
export function matchesSearch(term: SearchTerm, text: string): boolean {
  return matchesTerm(term, buildSearchEntries(text));
}

/**
 * Builds the term of words without a space between them. So "anne-marie" matches "Annemarie", and "okafor,amara"
 * matches each of its words.
 */
function chunkTerm(words: readonly string[]): SearchTerm {
  const whole = truncate(words.join(''));
  return words.length === 1 ? whole : { any: [whole, { all: words.map(truncate) }] };
}

function matchesTerm(term: SearchTerm, entries: readonly string[]): boolean {
  if (typeof term === 'string') return entries.some((entry) => entry.startsWith(term));
  return 'all' in term
    ? term.all.every((one) => matchesTerm(one, entries))
    : term.any.some((one) => matchesTerm(one, entries));
}

function splitWords(folded: string): string[] {
  return folded.split(/[ ']+/).filter(Boolean);
}

function truncate(entry: string): string {
  return Array.from(entry).slice(0, maxEntryLength).join('');
}
