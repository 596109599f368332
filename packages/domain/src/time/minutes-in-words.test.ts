import { expect, it } from 'vitest';
import { minutesInWords } from './minutes-in-words.ts';

it('spells minutes as a heading has them', () => {
  expect([1, 9, 19, 20, 50, 55, 99].map(minutesInWords)).toEqual([
    'One minute',
    'Nine minutes',
    'Nineteen minutes',
    'Twenty minutes',
    'Fifty minutes',
    'Fifty-five minutes',
    'Ninety-nine minutes',
  ]);
  expect(minutesInWords(120)).toBe('120 minutes');
});
