import type { GetTimetableWeekResponse, WeekCell } from '@studio/contracts/staff-timetable';
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

/** Describes occupancy and status for screen readers, such as "8 of 10 booked, 1 held, needs cover". */
export function describeClassOccupancy(cell: WeekCell): string {
  const { booked, capacity, held, bedsOutOfService } = cell;
  const waiting = formatWaitingCount(cell);
  const state = getWeekCellState(cell);
  if (state === 'off') return 'off';
  return [
    booked >= capacity ? `full, ${booked} booked` : `${booked} of ${capacity} booked`,
    ...(held > 0 ? [`${held} held`] : []),
    ...(waiting ? [waiting] : []),
    ...(bedsOutOfService > 0 ? [`${bedsOutOfService} out of order`] : []),
    ...(state === 'past' ? ['begun or over'] : []),
    ...(state === 'low' ? ['30 % or less'] : []),
    ...(state === 'cover' ? ['needs cover'] : []),
  ].join(', ');
}

/**
 * Returns the accessible name of a class, such as "Friday 20 November, 18:00, Reformer Strength, Ines Duarte,
 * Studio 1, 8 of 10 booked".
 */
export function getClassCellLabel(cell: WeekCell, room: string): string {
  const { date, time, title, instructorName } = cell;
  return [formatDayMedium(date), time, title, instructorName, room, describeClassOccupancy(cell)].join(', ');
}

/** Describes how many bookings get an email about the change. */
export function describeNotifiedBookings(count: number): string {
  if (count === 0) return 'Nobody has to be told.';
  return count === 1 ? '1 booking is told by mail.' : `${count} bookings are told by mail.`;
}

/** Formats a number of classes, such as "1 class" or "5 classes". */
export function formatClassCount(count: number): string {
  return count === 1 ? '1 class' : `${count} classes`;
}
