import { describe, expect, it } from 'vitest';
import { buildSearchFilter, buildSearchQuery } from './search-query.ts';

describe('buildSearchQuery and buildSearchFilter', () => {
  it('match folded word prefixes', () => {
    expect(buildSearchQuery('Łuk')).toBe("'luk':*");
    expect(buildSearchQuery('amara OKA')).toBe("(('amara':* & 'oka':*) | 'amaraoka':*)");
    expect(buildSearchQuery("o'neill")).toBe("('oneill':* | ('o':* & 'neill':*))");
    expect(buildSearchQuery(' ’ ')).toBeNull();
  });

  it('filter nothing for empty text, and find nothing for text without a word', () => {
    expect(buildSearchFilter('  ')).toBeNull();
    expect(buildSearchFilter('’')).toBe('');
    expect(buildSearchFilter('ada')).toBe("'ada':*");
  });

  it('escape the query syntax', () => {
    expect(buildSearchQuery("a\\'")).toBe("'a':*");
    expect(buildSearchQuery('!a|b')).toBe("('ab':* | ('a':* & 'b':*))");
  });
});
