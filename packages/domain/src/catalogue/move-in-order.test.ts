import { expect, it } from 'vitest';
import { moveInOrder } from './move-in-order.ts';

const at = (...positions: number[]) =>
  positions.map((position, nth) => ({ id: 'abcdef'.charAt(nth), position }));
const idsOf = (moved: ReturnType<typeof moveInOrder>) =>
  moved &&
  [...moved]
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id)
    .join('');

it('swaps an entry with its neighbour', () => {
  expect(idsOf(moveInOrder(at(3, 5, 9), 'b', -1))).toBe('bac');
  expect(idsOf(moveInOrder(at(3, 5, 9), 'b', 1))).toBe('acb');
});

it('separates entries with equal positions', () => {
  const moved = moveInOrder(at(0, 0, 0), 'c', -1);
  expect(idsOf(moved)).toBe('acb');
  expect(new Set(moved?.map(({ position }) => position)).size).toBe(3);
});

it('returns null past the ends and for an unknown entry', () => {
  expect(moveInOrder(at(1, 2), 'a', -1)).toBeNull();
  expect(moveInOrder(at(1, 2), 'b', 1)).toBeNull();
  expect(moveInOrder(at(1, 2), 'z', 1)).toBeNull();
});
