import { describe, expect, it } from 'vitest';
import { searchFilter, searchQuery } from './search-query.ts';

describe('searchQuery', () => {
  it('asks for the beginning of every word, folded', () => {
    expect(searchQuery('Łuk')).toBe("'luk':*");
    expect(searchQuery('amara OKA')).toBe("(('amara':* & 'oka':*) | 'amaraoka':*)");
    expect(searchQuery("o'neill")).toBe("('oneill':* | ('o':* & 'neill':*))");
    expect(searchQuery(' ’ ')).toBeNull();
  });

  it('filters nothing for an empty box, and finds nothing without a word', () => {
    expect(searchFilter('  ')).toBeNull();
    expect(searchFilter('’')).toBe('');
    expect(searchFilter('ada')).toBe("'ada':*");
  });

  it('lets nothing typed reach the syntax', () => {
    expect(searchQuery("a\\'")).toBe("'a':*");
    expect(searchQuery('!a|b')).toBe("('ab':* | ('a':* & 'b':*))");
  });
});
