import { expect, it } from 'vitest';
import { parsePlaceCount } from './parse-place-count.ts';

it.each([
  ['two of us tomorrow', 2],
  ['room for 3 on saturday?', 3],
  ['me and 2 friends', 3],
  ['me and my friend', 2],
  ['can I bring my partner', 2],
  ['can I bring a friend', 2],
  ['4 places at 6pm', 4],
  ['is there a bed free', null],
  ['for two?', 2],
  ['and for 3 please', 3],
  ['for 6', null],
  ['book for 6pm', null],
  ['pack of 10', null],
  ['two reformer classes for 25', null],
  ['n for 2', 2],
])('%s means %s places', (text, places) => {
  expect(parsePlaceCount(text)).toBe(places);
});
