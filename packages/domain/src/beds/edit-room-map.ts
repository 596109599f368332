import { bedsPerRow, type RoomBed } from './room-map.ts';

/** Maximum number of rows and of columns on a map. */
export const maxMapSize = 20;

/** Cell of a map. Rows and columns count from 1. */
export type MapCell = Pick<RoomBed, 'row' | 'column'>;

/** Returns the beds row by row, which is the order in which clients who don't choose get them (handbook: beds 3). */
export function sortBedsByPosition(beds: readonly RoomBed[]): RoomBed[] {
  return beds.toSorted((one, other) => one.row - other.row || one.column - other.column);
}

/** Returns the map with one more bed, behind the last one. It gets the smallest number that no bed has. */
export function addBed(beds: readonly RoomBed[]): RoomBed[] {
  const numbers = new Set(beds.map(({ number }) => number));
  const number = Array.from({ length: beds.length + 1 }, (_, index) => index + 1).find(
    (n) => !numbers.has(n),
  );
  const last = sortBedsByPosition(beds).at(-1);
  const width = Math.max(bedsPerRow, ...beds.map(({ column }) => column));
  const cell = !last
    ? { row: 1, column: 1 }
    : last.column < width
      ? { row: last.row, column: last.column + 1 }
      : { row: last.row + 1, column: 1 };
  return [...beds, { number: number ?? beds.length + 1, name: null, traits: [], ...cell }];
}

/** Returns the map with a bed in another cell. A bed in that cell swaps with it. Cells outside the map change nothing. */
export function moveBed(beds: readonly RoomBed[], number: number, { row, column }: MapCell): RoomBed[] {
  const from = beds.find((bed) => bed.number === number);
  const isInside = [row, column].every((index) => index >= 1 && index <= maxMapSize);
  if (!from || !isInside) return [...beds];
  const moved = beds.map((bed) => {
    if (bed.number === number) return { ...bed, row, column };
    return bed.row === row && bed.column === column ? { ...bed, row: from.row, column: from.column } : bed;
  });
  return sortBedsByPosition(moved);
}

/** Problem of a map: the number, the cell or the name of a bed is taken by another bed. */
export type RoomMapProblem = 'same-number' | 'same-cell' | 'same-name';

/** Returns what is wrong with a map; null if each bed has its own number, cell and name. */
export function findRoomMapProblem(beds: readonly RoomBed[]): RoomMapProblem | null {
  const isUnique = (values: readonly string[]) => new Set(values).size === values.length;
  if (!isUnique(beds.map(({ number }) => String(number)))) return 'same-number';
  if (!isUnique(beds.map(({ row, column }) => `${row},${column}`))) return 'same-cell';
  const names = beds.flatMap(({ name }) => (name === null ? [] : [name.toLowerCase()]));
  return isUnique(names) ? null : 'same-name';
}
