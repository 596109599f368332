import { expect, it } from 'vitest';
import { beginnings } from './beginnings.ts';

it.each([
  ['', null],
  [' \t&|!():*<->\'"', null],
  ['Anna', 'anna:*'],
  ['anna.obi@Guests.example', 'anna:* & obi:* & guests:* & example:*'],
  ["O'Neill & (bed | mat) !x:*", 'o:* & neill:* & bed:* & mat:* & x:*'],
  ['李小龍 2', '李小龍:* & 2:*'],
])('%j is asked as %j', (typed, query) => {
  expect(beginnings(typed)).toBe(query);
});
