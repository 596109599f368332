import { expect, it } from 'vitest';
import { countClassesBefore, formatMilestone, getMilestone } from './milestone.ts';

it('marks the 1st, the 50th, the 100th and every further hundredth class', () => {
  const marked = Array.from({ length: 401 }, (_, before) => getMilestone(before));
  expect(marked.filter((milestone) => milestone !== null)).toEqual([1, 50, 100, 200, 300, 400]);
  expect(marked[49]).toBe(50);
});

it('marks no class of an imported client whose earlier classes are unknown', () => {
  const before = [0, 49, 99].map((here) => countClassesBefore({ here, earlier: null, isImported: true }));
  expect(before.map(getMilestone)).toEqual([null, null, null]);
});

it('counts the classes in an earlier system', () => {
  const before = [2, 42].map((here) => countClassesBefore({ here, earlier: 57, isImported: true }));
  expect(before.map(getMilestone)).toEqual([null, 100]);
  expect(countClassesBefore({ here: 3, earlier: null, isImported: false })).toBe(3);
});

it('names a milestone', () => {
  expect([1, 50, 300].map(formatMilestone)).toEqual(['First visit', '50th class', '300th class']);
});
