import type { SelectableClass } from '@studio/contracts/staff-bookings';
import { toLondonTime } from '@studio/domain/time/london';
import { formatWaitingCount } from './format-waiting-count.ts';

export function toClassOptionRow(klass: SelectableClass) {
  const { classId, title, startsAt, instructor, room, placesLeft } = klass;
  return {
    value: classId,
    label: `${toLondonTime(new Date(startsAt))}  ${title}`,
    detail: `${instructor} · ${room}${klass.hasStarted ? ' · started' : ''}`,
    aside: describePlacesLeft(klass),
    disabled: placesLeft < 1,
  };
}

/**
 * Describes the free places of a class for staff, such as "Full", "2 of 10 left" or "1 of 10 left, 3
 * waiting".
 */
export function describePlacesLeft(
  klass: Pick<SelectableClass, 'placesLeft' | 'waiting' | 'waitingUnconfirmed' | 'capacity'>,
): string {
  const { placesLeft, capacity } = klass;
  const free = placesLeft < 1 ? 'Full' : `${placesLeft} of ${capacity} left`;
  const waiting = formatWaitingCount(klass);
  return waiting ? `${free}, ${waiting}` : free;
}
