import { foldText } from './fold-text.ts';

/** Longest beginning of a word that is compared, in characters. */
export const maxEntryLength = 40;
const mostChunks = 8;

/** What was typed to find someone: the beginning of an entry, or several of which all or any have to fit. */
export type SearchTerm = string | { all: SearchTerm[] } | { any: SearchTerm[] };

/**
 * Everything that a text can be found by: from each word on, without spaces and apostrophes. "Anne-Marie O’Neill" is
 * found by the beginnings of "annemarieoneill", "marieoneill", "oneill" and "neill". The function `search_entries` of
 * the database gives the same.
 */
export function buildSearchEntries(text: string): string[] {
  const words = wordsIn(foldText(text));
  return words.map((_, from) => words.slice(from, from + maxEntryLength).join('')).map(cut);
}

/** Reads what was typed; null when it holds no letter or digit. */
export function parseSearch(typed: string): SearchTerm | null {
  const chunks = typed
    .trim()
    .split(/\s+/)
    .map((chunk) => wordsIn(foldText(chunk)))
    .filter((words) => words.length > 0)
    .slice(0, mostChunks);
  const first = chunks[0];
  if (!first) return null;
  if (chunks.length === 1) return chunkTerm(first);
  // "o neill" may be spelled as one word, too.
  return { any: [{ all: chunks.map(chunkTerm) }, cut(chunks.flat().join(''))] };
}

/** Whether a text is found by what was typed. */
export function matchesSearch(term: SearchTerm, text: string): boolean {
  return fits(term, buildSearchEntries(text));
}

/** "anne-marie" finds "Annemarie", and "okafor,amara" each of its words. */
function chunkTerm(words: readonly string[]): SearchTerm {
  const whole = cut(words.join(''));
  return words.length === 1 ? whole : { any: [whole, { all: words.map(cut) }] };
}

function fits(term: SearchTerm, entries: readonly string[]): boolean {
  if (typeof term === 'string') return entries.some((entry) => entry.startsWith(term));
  return 'all' in term
    ? term.all.every((one) => fits(one, entries))
    : term.any.some((one) => fits(one, entries));
}

function wordsIn(folded: string): string[] {
  return folded.split(/[ ']+/).filter(Boolean);
}

function cut(entry: string): string {
  return Array.from(entry).slice(0, maxEntryLength).join('');
}
