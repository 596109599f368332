import { expect, it } from 'vitest';
import { formatMinutesInWords } from './format-minutes-in-words.ts';

it('spells minutes in words', () => {
  expect([1, 9, 19, 20, 50, 55, 99].map(formatMinutesInWords)).toEqual([
    'One minute',
    'Nine minutes',
    'Nineteen minutes',
    'Twenty minutes',
    'Fifty minutes',
    'Fifty-five minutes',
    'Ninety-nine minutes',
  ]);
  expect(formatMinutesInWords(120)).toBe('120 minutes');
});
