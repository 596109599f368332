import { expect, it } from 'vitest';
import { getBedLabel, getBedNote } from './describe-bed.ts';

it('names a bed by its number and the kind of its room, or by its own name', () => {
  expect(getBedLabel({ number: 4, name: null }, 'beds')).toBe('Bed 4');
  expect(getBedLabel({ number: 2, name: null }, 'mats')).toBe('Mat 2');
  expect(getBedLabel({ number: 4, name: 'Tower 1' }, 'beds')).toBe('Tower 1');
});

it('lists the traits of a bed, and nothing for a bed without any', () => {
  expect(getBedNote({ traits: ['window', 'near-instructor'] })).toBe('by the window and near the instructor');
  expect(getBedNote({ traits: [] })).toBeNull();
});
