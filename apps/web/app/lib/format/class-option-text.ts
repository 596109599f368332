import type { SelectableClass } from '@studio/contracts/staff-bookings';
import { formatCount } from '@studio/domain/text/format';
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
 * Describes the free places of a class for staff, such as "Full", "2 places left" or "1 place left, 3 waiting".
 */
export function describePlacesLeft(
  klass: Pick<SelectableClass, 'placesLeft' | 'waiting' | 'waitingUnconfirmed'>,
): string {
  const { placesLeft } = klass;
  const free = placesLeft < 1 ? 'Full' : `${formatCount(placesLeft, 'place')} left`;
  const waiting = formatWaitingCount(klass);
  return waiting ? `${free}, ${waiting}` : free;
}
