import { expect, it } from 'vitest';
import { suggestPack } from './suggest-pack.ts';

const choices = {
  products: [{ id: 'reformer-10', name: 'Reformer Pack of 10' }],
  activities: [
    { id: 'reformer', label: 'Reformer' },
    { id: 'mat', label: 'Mat Pilates' },
    { id: 'yoga', label: 'Yoga' },
  ],
};

it.each([
  ['REFORMER  Pack of 10', 'reformer-10', 'Reformer Pack of 10', ['reformer']],
  ['Yoga credits', null, 'Yoga credits', ['yoga']],
  ['Mat & Yoga 5', null, 'Mat & Yoga 5', ['mat', 'yoga']],
  ['Sessions left', null, 'Imported sessions', ['reformer', 'mat', 'yoga']],
  ['Founders 20', null, 'Founders 20', ['reformer', 'mat', 'yoga']],
])('suggests a pack for "suggests a pack for "%s""', (key, productId, name, covers) => {
  expect(suggestPack(key, choices)).toEqual({ productId, name, covers, validDays: null });
});
