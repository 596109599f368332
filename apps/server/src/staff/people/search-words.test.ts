import { describe, expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

describe('what somebody typed to find a person', () => {
  it('is every word or its beginning, also of an address', () => {
    expect(searchWords('Amara Oka').words).toBe("(('amara':* & 'oka':*) | 'amaraoka':*)");
    expect(searchWords('amara.okafor@example').words).toBe(
      "('amaraokaforexample':* | ('amara':* & 'okafor':* & 'example':*))",
    );
    expect(searchWords(" O'Hara ").words).toBe("('ohara':* | ('o':* & 'hara':*))");
    expect(searchWords('  ').words).toBeNull();
  });

  it('finds a number by its beginning or end, however it is written', () => {
    for (const typed of ['07700 900123', '+44 7700 900123', '0044 7700 900123', '7700900123'])
      expect(searchWords(typed).phoneEnd).toBe('3210090077');
    expect(searchWords('0123').phoneEnd).toBeNull();
    expect(searchWords('900123')).toMatchObject({ phoneEnd: '321009', words: "'900123':* | '44900123':*" });
  });

  it('may be a booking code, read forgivingly', () => {
    expect(searchWords('7kq4 m2xd').code).toBe('7KQ4M2XD');
    expect(searchWords('7KQ4-M2XO').code).toBe('7KQ4M2X0');
    expect(searchWords('Johnathan').code).toBeNull();
    expect(searchWords('7KQ4').code).toBeNull();
  });

  it('cannot say anything to the database', () => {
    expect(searchWords("a'; DROP TABLE people; -- & | !").words).toBe(
      "(('a':* & 'drop':* & 'table':* & 'people':*) | 'adroptablepeople':*)",
    );
  });
});
