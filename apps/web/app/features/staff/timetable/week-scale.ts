import type { WeekCell } from '@studio/contracts/staff-timetable';

export const hourHeightPx = 84;

/** Hours that a week shows: at least 7 to 20, and those of all its classes. */
export interface HourSpan {
  from: number;
  to: number;
}

export function getHourSpan(cells: readonly Pick<WeekCell, 'time' | 'durationMin'>[]): HourSpan {
  const starts = cells.map(({ time }) => getStartMinute(time));
  const ends = cells.map(({ time, durationMin }) => getStartMinute(time) + durationMin);
  return {
    from: Math.min(7, ...starts.map((minute) => Math.floor(minute / 60))),
    to: Math.max(20, ...ends.map((minute) => Math.ceil(minute / 60))),
  };
}

export function getStartMinute(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Returns the offset of a minute of the day from the first hour, in px. */
export function toTopOffset(minute: number, { from }: HourSpan): number {
  return ((minute - from * 60) / 60) * hourHeightPx;
}
