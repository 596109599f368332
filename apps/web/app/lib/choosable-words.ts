import type { ChoosableClass } from '@studio/contracts/staff-bookings';
import { londonTime } from '@studio/domain/time/london';
import { waitingText } from './waiting-list-text.ts';

/** A class as a row that staff choose from. */
export function classRow(klass: ChoosableClass) {
  const { classId, title, startsAt, instructor, room, left } = klass;
  return {
    value: classId,
    label: `${londonTime(new Date(startsAt))}  ${title}`,
    detail: `${instructor} · ${room}${klass.hasBegun ? ' · has begun' : ''}`,
    aside: placesOf(klass),
    disabled: left < 1,
  };
}

/** "Full", "2 of 10 left", "1 of 10 left, 3 waiting". */
export function placesOf(
  klass: Pick<ChoosableClass, 'left' | 'waiting' | 'waitingUnconfirmed' | 'capacity'>,
): string {
  const { left, capacity } = klass;
  const free = left < 1 ? 'Full' : `${left} of ${capacity} left`;
  const waiting = waitingText(klass);
  return waiting ? `${free}, ${waiting}` : free;
}
