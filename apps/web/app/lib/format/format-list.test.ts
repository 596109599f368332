import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';

it('joins items with commas and "and"', () => {
  expect(formatList([])).toBe('');
  expect(formatList(['Mat'])).toBe('Mat');
  expect(formatList(['Mat', 'Yoga'])).toBe('Mat and Yoga');
  expect(formatList(['Mat', 'Yoga', 'Reformer'])).toBe('Mat, Yoga and Reformer');
});
