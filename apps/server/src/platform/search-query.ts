import { parseSearch, type SearchTerm } from '@studio/domain/search/word-search';

/** What was typed into a search box, as a `tsquery` of beginnings of words; null when it holds no letter or digit. */
export function buildSearchQuery(typed: string): string | null {
  const term = parseSearch(typed);
  return term && queryOf(term);
}

/** The same as a filter: null for an empty box, which filters nothing; a `tsquery` that finds nothing for one without words. */
export function buildSearchFilter(typed: string): string | null {
  return typed.trim() === '' ? null : (buildSearchQuery(typed) ?? '');
}

/** Folding leaves neither quotes nor backslashes in a word, so nothing typed reaches the syntax of the query. */
function queryOf(term: SearchTerm): string {
  if (typeof term === 'string') return `'${term}':*`;
  const [parts, operator] = 'all' in term ? [term.all, ' & '] : [term.any, ' | '];
  return `(${parts.map(queryOf).join(operator)})`;
}
