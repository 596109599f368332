import type { SelectableClass } from '@studio/contracts/staff-bookings';
import { toLondonTime } from '@studio/domain/time/london';
import { formatWaitingCount } from './format-waiting-count.ts';

export function toClassOptionRow(klass: SelectableClass) {
  const { classId, title, startsAt, instructor, room, left } = klass;
  return {
    value: classId,
    label: `${toLondonTime(new Date(startsAt))}  ${title}`,
    detail: `${instructor} · ${room}${klass.hasBegun ? ' · started' : ''}`,
    aside: describePlacesLeft(klass),
    disabled: left < 1,
  };
}

/**
 * Describes the free places of a class for staff, such as "Full", "2 of 10 left" or "1 of 10 left, 3
 * waiting".
 */
export function describePlacesLeft(
  klass: Pick<SelectableClass, 'left' | 'waiting' | 'waitingUnconfirmed' | 'capacity'>,
): string {
  const { left, capacity } = klass;
  const free = left < 1 ? 'Full' : `${left} of ${capacity} left`;
  const waiting = formatWaitingCount(klass);
  return waiting ? `${free}, ${waiting}` : free;
}
