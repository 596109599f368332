import { expect, it } from 'vitest';
import { listed } from './listed.ts';

it('lists words as a sentence does', () => {
  expect(listed([])).toBe('');
  expect(listed(['Mat'])).toBe('Mat');
  expect(listed(['Mat', 'Yoga'])).toBe('Mat and Yoga');
  expect(listed(['Mat', 'Yoga', 'Reformer'])).toBe('Mat, Yoga and Reformer');
});
