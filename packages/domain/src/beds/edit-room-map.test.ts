import { expect, it } from 'vitest';
import { addBed, findRoomMapProblem, moveBed } from './edit-room-map.ts';
import { layOutBeds, type RoomBed } from './room-map.ts';

const cells = (beds: readonly RoomBed[]) => beds.map(({ number, row, column }) => [number, row, column]);

it('adds a bed behind the last one, with the smallest number that is free', () => {
  expect(cells(addBed([]))).toEqual([[1, 1, 1]]);
  expect(cells(addBed(layOutBeds(5)))).toContainEqual([6, 2, 1]);
  const withoutSecond = layOutBeds(4).filter(({ number }) => number !== 2);
  expect(cells(addBed(withoutSecond))).toContainEqual([2, 1, 5]);
});

it('moves a bed to a free cell, and swaps it with the bed of a taken one', () => {
  const beds = layOutBeds(3);
  expect(cells(moveBed(beds, 1, { row: 2, column: 1 }))).toEqual([
    [2, 1, 2],
    [3, 1, 3],
    [1, 2, 1],
  ]);
  expect(cells(moveBed(beds, 1, { row: 1, column: 3 }))).toEqual([
    [3, 1, 1],
    [2, 1, 2],
    [1, 1, 3],
  ]);
});

it('keeps the map if the cell is outside', () => {
  const beds = layOutBeds(3);
  expect(moveBed(beds, 1, { row: 0, column: 1 })).toEqual(beds);
  expect(moveBed(beds, 1, { row: 1, column: 21 })).toEqual(beds);
});

it('finds beds with the same number, cell or name', () => {
  const [one, two] = layOutBeds(2) as [RoomBed, RoomBed];
  expect(findRoomMapProblem([one, two])).toBeNull();
  expect(findRoomMapProblem([one, { ...two, number: 1 }])).toBe('same-number');
  expect(findRoomMapProblem([one, { ...two, column: 1 }])).toBe('same-cell');
  const [first, second] = [
    { ...one, name: 'Tower 1' },
    { ...two, name: 'tower 1' },
  ];
  expect(findRoomMapProblem([first, second])).toBe('same-name');
});
