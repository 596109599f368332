import { expect, it } from 'vitest';
import { allocateRefund } from './allocate-refund.ts';

const place = (bookingId: string, remainingPence: number, ended = false) => ({
  bookingId,
  remainingPence,
  ended,
});

it.each([
  ['one place', 500, [place('a', 2000)], [['a', 500]]],
  [
    'all of several',
    4000,
    [place('a', 2000), place('b', 2000)],
    [
      ['a', 2000],
      ['b', 2000],
    ],
  ],
  [
    'more than the first has left',
    2500,
    [place('a', 1500), place('b', 2000)],
    [
      ['a', 1500],
      ['b', 1000],
    ],
  ],
  ['the one that ended first', 2000, [place('a', 2000), place('b', 2000, true)], [['b', 2000]]],
  ['none that has nothing left', 2000, [place('a', 0), place('b', 2000)], [['b', 2000]]],
  [
    'more than all have left',
    2500,
    [place('a', 2000)],
    [
      ['a', 2000],
      [null, 500],
    ],
  ],
  ['no place', 700, [], [[null, 700]]],
] as const)('allocates a refund to %s', (_what, pence, places, parts) => {
  expect(allocateRefund(pence, places).map(({ bookingId, amountPence }) => [bookingId, amountPence])).toEqual(
    parts,
  );
});
