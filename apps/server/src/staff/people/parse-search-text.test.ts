import { describe, expect, it } from 'vitest';
import { parseSearchText } from './parse-search-text.ts';

describe('parseSearchText', () => {
  it('matches prefixes of every word, also of an email address', () => {
    expect(parseSearchText('Amara Oka').tsQuery).toBe("(('amara':* & 'oka':*) | 'amaraoka':*)");
    expect(parseSearchText('amara.okafor@example').tsQuery).toBe(
      "('amaraokaforexample':* | ('amara':* & 'okafor':* & 'example':*))",
    );
    expect(parseSearchText(" O'Hara ").tsQuery).toBe("('ohara':* | ('o':* & 'hara':*))");
    expect(parseSearchText('  ').tsQuery).toBeNull();
  });

  it('matches a phone number by its beginning or end, in any notation', () => {
    for (const typed of ['07700 900123', '+44 7700 900123', '0044 7700 900123', '7700900123'])
      expect(parseSearchText(typed).phoneEnd).toBe('3210090077');
    expect(parseSearchText('0123').phoneEnd).toBeNull();
    expect(parseSearchText('900123')).toMatchObject({
      phoneEnd: '321009',
      tsQuery: "'900123':* | '44900123':*",
    });
  });

  it('recognises a booking code, with tolerance for typos', () => {
    expect(parseSearchText('7kq4 m2xd').code).toBe('7KQ4M2XD');
    expect(parseSearchText('7KQ4-M2XO').code).toBe('7KQ4M2X0');
    expect(parseSearchText('Johnathan').code).toBeNull();
    expect(parseSearchText('7KQ4').code).toBeNull();
  });

  it('escapes the query syntax', () => {
    expect(parseSearchText("a'; DROP TABLE people; -- & | !").tsQuery).toBe(
      "(('a':* & 'drop':* & 'table':* & 'people':*) | 'adroptablepeople':*)",
    );
  });
});
