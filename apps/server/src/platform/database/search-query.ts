import { parseSearch, type SearchTerm } from '@studio/domain/search/word-search';

/** Returns search input as a `tsquery` of word prefixes. Null if it has no letter or digit. */
export function buildSearchQuery(typed: string): string | null {
  const term = parseSearch(typed);
  return term && queryOf(term);
}

/**
 * Returns search input as a filter: null for an empty input, which filters nothing.
 * Without words, the `tsquery` matches nothing.
 */
export function buildSearchFilter(typed: string): string | null {
  return typed.trim() === '' ? null : (buildSearchQuery(typed) ?? '');
}

/** Parsing leaves no quotes or backslashes in a word, so user input can't change the query's syntax. */
function queryOf(term: SearchTerm): string {
  if (typeof term === 'string') return `'${term}':*`;
  const [parts, operator] = 'all' in term ? [term.all, ' & '] : [term.any, ' | '];
  return `(${parts.map(queryOf).join(operator)})`;
}
