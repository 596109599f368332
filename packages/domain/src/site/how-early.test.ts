import { expect, it } from 'vitest';
import { howEarly } from './how-early.ts';

it.each([
  [0, 'in good time'],
  [1, '1 minute early'],
  [15, '15 minutes early'],
])('%i minutes before a class are said as words', (minutes, words) => {
  expect(howEarly(minutes)).toBe(words);
});
