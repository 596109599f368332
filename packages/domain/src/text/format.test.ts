import { describe, expect, it } from 'vitest';
import { formatCount, formatList, formatRelativeDays, selectPlural } from './format.ts';

describe('formatCount', () => {
  it.each([
    [0, '0 places'],
    [1, '1 place'],
    [2, '2 places'],
    [1164, '1,164 places'],
  ])('formats %i with its noun', (count, text) => {
    expect(formatCount(count, 'place')).toBe(text);
  });

  it('takes a plural of its own', () => {
    expect(formatCount(2, 'class', 'classes')).toBe('2 classes');
    expect(selectPlural(0, 'is', 'are')).toBe('are');
  });
});

it('formats lists without a comma before the conjunction', () => {
  expect(formatList([])).toBe('');
  expect(formatList(['Mat'])).toBe('Mat');
  expect(formatList(['Mat', 'Yoga'], 'or')).toBe('Mat or Yoga');
  expect(formatList(['Mat', 'Yoga', 'Reformer'])).toBe('Mat, Yoga and Reformer');
});

it('names the days around today', () => {
  expect([-1, 0, 1, 3].map(formatRelativeDays)).toEqual(['yesterday', 'today', 'tomorrow', 'in 3 days']);
});
