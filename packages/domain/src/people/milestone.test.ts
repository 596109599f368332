import { expect, it } from 'vitest';
import { formatMilestone, getMilestone } from './milestone.ts';

it('marks the 1st, the 50th, the 100th and every further hundredth class', () => {
  const marked = Array.from({ length: 401 }, (_, before) => getMilestone(before, { isImported: false }));
  expect(marked.filter((milestone) => milestone !== null)).toEqual([1, 50, 100, 200, 300, 400]);
  expect(marked[49]).toBe(50);
});

it('marks no class of an imported client, whose earlier classes are unknown', () => {
  expect([0, 49, 99].map((before) => getMilestone(before, { isImported: true }))).toEqual([null, null, null]);
});

it('names a milestone', () => {
  expect([1, 50, 300].map(formatMilestone)).toEqual(['First visit', '50th class', '300th class']);
});
