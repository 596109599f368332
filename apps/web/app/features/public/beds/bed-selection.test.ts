import type { MapBed } from '@studio/contracts/beds';
import { expect, it } from 'vitest';
import { chooseBed, markOwnBeds, sortByChoice } from './bed-selection.ts';

/** Returns a row of beds: "o" own, "f" free, "t" taken. */
const row = (states: string): MapBed[] =>
  [...states].map((letter, index) => ({
    number: index + 1,
    label: `Bed ${index + 1}`,
    note: null,
    row: 1,
    column: index + 1,
    state: letter === 'o' ? 'own' : letter === 'f' ? 'free' : 'taken',
  }));
const states = (beds: readonly MapBed[]) => beds.map(({ state }) => state.charAt(0)).join('');

it('replaces the only bed of a single place', () => {
  expect(chooseBed(row('offf'), { bed: 3, touched: [], places: 1 })).toEqual([3]);
});

it('replaces the bed that was chosen longest ago', () => {
  expect(chooseBed(row('oofff'), { bed: 5, touched: [], places: 2 })).toEqual([2, 5]);
  expect(chooseBed(row('foffo'), { bed: 4, touched: [5], places: 2 })).toEqual([5, 4]);
  expect(chooseBed(row('foffo'), { bed: 4, touched: [5, 2], places: 2 })).toEqual([2, 4]);
});

it('sorts beds that were never touched before the others', () => {
  expect(sortByChoice(row('ooo'), [1])).toEqual([2, 3, 1]);
  expect(sortByChoice(row('ooo'), [3, 1, 3])).toEqual([2, 1, 3]);
});

it('gives a free bed to each place that has none', () => {
  expect(chooseBed(row('ftff'), { bed: 3, touched: [], places: 2 })).toEqual([3, 1]);
  expect(chooseBed(row('ottt'), { bed: 1, touched: [], places: 2 })).toEqual([1]);
});

it('frees the replaced beds on the map and leaves taken ones', () => {
  expect(states(markOwnBeds(row('ootff'), [2, 5]))).toBe('fotfo');
});
