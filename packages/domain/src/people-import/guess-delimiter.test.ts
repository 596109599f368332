import { expect, it } from 'vitest';
import { guessDelimiter } from './guess-delimiter.ts';

it.each([
  ['a,b,c\n1,2,3', ','],
  ['Name;Email;Note\nA;a@example.com;x, y, z, and more, words', ';'],
  ['Name\tEmail\nOkafor, Amara\ta@example.com', '\t'],
  ['Name,Note\nA,"one; two; three; four; five"\nB,"x\ny;z"', ','],
  ['Email\na@example.com', ','],
])('detects in %j the delimiter %j', (text, delimiter) => {
  expect(guessDelimiter(text)).toBe(delimiter);
});
