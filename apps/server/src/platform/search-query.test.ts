import { describe, expect, it } from 'vitest';
import { buildSearchFilter, buildSearchQuery } from './search-query.ts';

describe('searchQuery', () => {
  it('asks for the beginning of every word, folded', () => {
    expect(buildSearchQuery('Łuk')).toBe("'luk':*");
    expect(buildSearchQuery('amara OKA')).toBe("(('amara':* & 'oka':*) | 'amaraoka':*)");
    expect(buildSearchQuery("o'neill")).toBe("('oneill':* | ('o':* & 'neill':*))");
    expect(buildSearchQuery(' ’ ')).toBeNull();
  });

  it('filters nothing for an empty box, and finds nothing without a word', () => {
    expect(buildSearchFilter('  ')).toBeNull();
    expect(buildSearchFilter('’')).toBe('');
    expect(buildSearchFilter('ada')).toBe("'ada':*");
  });

  it('lets nothing typed reach the syntax', () => {
    expect(buildSearchQuery("a\\'")).toBe("'a':*");
    expect(buildSearchQuery('!a|b')).toBe("('ab':* | ('a':* & 'b':*))");
  });
});
