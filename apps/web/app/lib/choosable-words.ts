import type { ChoosableClass } from '@studio/contracts/staff-bookings';
import { londonTime } from '@studio/domain/time/london';

/** A class as a row that staff choose from. */
export function classRow(klass: ChoosableClass) {
  const { classId, title, startsAt, instructor, room, left, waiting, capacity } = klass;
  return {
    value: classId,
    label: `${londonTime(new Date(startsAt))}  ${title}`,
    detail: `${instructor} · ${room}${klass.hasBegun ? ' · has begun' : ''}`,
    aside: placesOf({ left, waiting, capacity }),
    disabled: left < 1,
  };
}

/** "Full", "2 of 10 left", "1 of 10 left, 3 waiting". */
export function placesOf({
  left,
  waiting,
  capacity,
}: Pick<ChoosableClass, 'left' | 'waiting' | 'capacity'>): string {
  const free = left < 1 ? 'Full' : `${left} of ${capacity} left`;
  return waiting > 0 ? `${free}, ${waiting} waiting` : free;
}
