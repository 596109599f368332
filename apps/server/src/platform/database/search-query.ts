import { parseSearch, type SearchTerm } from '@studio/domain/search/word-search';

/** Returns search input as a `tsquery` of word prefixes; null if it has no letter or digit. */
export function buildSearchQuery(typed: string): string | null {
  const term = parseSearch(typed);
  return term && queryOf(term);
}

/**
 * Returns search input as a filter. Empty input gives null, which filters nothing. Input without words gives a
 * `tsquery` that matches nothing.
 */
export function buildSearchFilter(typed: string): string | null {
  return typed.trim() === '' ? null : (buildSearchQuery(typed) ?? '');
}

/**
 * Returns a search term in the syntax of `tsquery`. Parsing leaves no quotes or backslashes in a word, so user input
 * can't change the syntax.
 */
function queryOf(term: SearchTerm): string {
  if (typeof term === 'string') return `'${term}':*`;
  const [parts, operator] = 'all' in term ? [term.all, ' & '] : [term.any, ' | '];
  return `(${parts.map(queryOf).join(operator)})`;
}
