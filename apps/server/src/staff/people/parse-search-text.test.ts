import { describe, expect, it } from 'vitest';
import { parseSearchText } from './parse-search-text.ts';

describe('what somebody typed to find a person', () => {
  it('is every word or its beginning, also of an address', () => {
    expect(parseSearchText('Amara Oka').words).toBe("(('amara':* & 'oka':*) | 'amaraoka':*)");
    expect(parseSearchText('amara.okafor@example').words).toBe(
      "('amaraokaforexample':* | ('amara':* & 'okafor':* & 'example':*))",
    );
    expect(parseSearchText(" O'Hara ").words).toBe("('ohara':* | ('o':* & 'hara':*))");
    expect(parseSearchText('  ').words).toBeNull();
  });

  it('finds a number by its beginning or end, however it is written', () => {
    for (const typed of ['07700 900123', '+44 7700 900123', '0044 7700 900123', '7700900123'])
      expect(parseSearchText(typed).phoneEnd).toBe('3210090077');
    expect(parseSearchText('0123').phoneEnd).toBeNull();
    expect(parseSearchText('900123')).toMatchObject({
      phoneEnd: '321009',
      words: "'900123':* | '44900123':*",
    });
  });

  it('may be a booking code, read forgivingly', () => {
    expect(parseSearchText('7kq4 m2xd').code).toBe('7KQ4M2XD');
    expect(parseSearchText('7KQ4-M2XO').code).toBe('7KQ4M2X0');
    expect(parseSearchText('Johnathan').code).toBeNull();
    expect(parseSearchText('7KQ4').code).toBeNull();
  });

  it('cannot say anything to the database', () => {
    expect(parseSearchText("a'; DROP TABLE people; -- & | !").words).toBe(
      "(('a':* & 'drop':* & 'table':* & 'people':*) | 'adroptablepeople':*)",
    );
  });
});
