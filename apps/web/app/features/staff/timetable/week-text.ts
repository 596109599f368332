import type { GetTimetableWeekResponse, WeekCell } from '@studio/contracts/staff-timetable';
import { formatCount } from '@studio/domain/text/format';
import { formatDayMedium, formatMonth } from '@studio/domain/time/format-london';
import { getWeekCellState } from '@studio/domain/timetable/week-cell-state';
import { formatWaitingCount } from '../../../lib/format/format-waiting-count.ts';

/** Formats a week, such as "16 to 22 November" or "30 November to 6 December". */
export function formatWeek({ from, to }: Pick<GetTimetableWeekResponse, 'from' | 'to'>): string {
  const day = (date: string) => Number(date.slice(8));
  const month = (date: string) => formatMonth(date).split(' ')[0];
  const first = month(from) === month(to) ? `${day(from)}` : `${day(from)} ${month(from)}`;
  return `${first} to ${day(to)} ${month(to)}`;
}

/** Describes occupancy and status for screen readers, such as "8 of 10 booked, 1 held, cover needed". */
export function describeClassOccupancy(cell: WeekCell, now: Date): string {
  const { booked, capacity, held, bedsOutOfService } = cell;
  const waiting = formatWaitingCount(cell);
  const state = getWeekCellState(cell);
  if (state === 'cancelled') return 'cancelled';
  return [
    booked >= capacity ? `full, ${booked} booked` : `${booked} of ${capacity} booked`,
    ...(held > 0 ? [`${held} held`] : []),
    ...(waiting ? [waiting] : []),
    ...(bedsOutOfService > 0 ? [`${formatCount(bedsOutOfService, 'bed')} out of service`] : []),
    ...(state === 'past' ? [hasEnded(cell, now) ? 'ended' : 'in progress'] : []),
    ...(state === 'low' ? ['30% booked or less'] : []),
    ...(state === 'cover' ? ['cover needed'] : []),
  ].join(', ');
}

/**
 * Returns the accessible name of a class, such as "Friday 20 November, 18:00, Reformer Strength, Ines Duarte,
 * Studio 1, 8 of 10 booked".
 */
export function getClassCellLabel(cell: WeekCell, room: string, now: Date): string {
  const { date, time, title, instructorName } = cell;
  return [formatDayMedium(date), time, title, instructorName, room, describeClassOccupancy(cell, now)].join(
    ', ',
  );
}

function hasEnded({ start, durationMin }: WeekCell, now: Date): boolean {
  return Date.parse(start) + durationMin * 60_000 <= now.getTime();
}
