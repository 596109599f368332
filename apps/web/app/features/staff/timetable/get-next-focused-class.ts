import type { WeekCell } from '@studio/contracts/staff-timetable';

type Cell = Pick<WeekCell, 'classId' | 'date' | 'roomId' | 'time'>;

/**
 * Returns the class to which a key moves the focus. Up and Down move within the lane, Home and End to its
 * ends. Left and Right move to the nearest day with classes in the same room, and there to the class nearest
 * in time. Returns null for other keys and at the edges.
 */
export function getNextFocusedClass<One extends Cell>(
  key: string,
  from: One,
  cells: readonly One[],
): One | null {
  const inRoom = cells.filter(({ roomId }) => roomId === from.roomId);
  const lane = inRoom.filter(({ date }) => date === from.date).sort(byTime);
  const at = lane.findIndex(({ classId }) => classId === from.classId);
  switch (key) {
    case 'ArrowDown':
      return lane[at + 1] ?? null;
    case 'ArrowUp':
      return lane[at - 1] ?? null;
    case 'Home':
      return lane[0] ?? null;
    case 'End':
      return lane.at(-1) ?? null;
    case 'ArrowRight':
      return nearest(
        from,
        inRoom,
        nextDay(inRoom, (date) => date > from.date, 1),
      );
    case 'ArrowLeft':
      return nearest(
        from,
        inRoom,
        nextDay(inRoom, (date) => date < from.date, -1),
      );
    default:
      return null;
  }
}

function nextDay(
  cells: readonly Cell[],
  isBeyond: (date: string) => boolean,
  step: 1 | -1,
): string | undefined {
  const days = [...new Set(cells.map(({ date }) => date).filter(isBeyond))].sort();
  return step === 1 ? days[0] : days.at(-1);
}

function nearest<One extends Cell>(from: Cell, cells: readonly One[], date: string | undefined): One | null {
  const distance = ({ time }: Cell) => Math.abs(minutes(time) - minutes(from.time));
  return (
    cells.filter((cell) => cell.date === date).sort((one, other) => distance(one) - distance(other))[0] ??
    null
  );
}

const byTime = (one: Cell, other: Cell) => one.time.localeCompare(other.time);
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
