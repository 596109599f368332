import { type AvailabilityStatus, getAvailabilityStatus } from '@studio/domain/timetable/availability';
import type { ClassAvailability } from './scheduled-class-data.ts';

/** Whether a class can be booked, and if not, why. */
export type Bookability = AvailabilityStatus | 'started' | 'over' | 'cancelled';

/** Returns the status of a class as of `asOf`. `end` is an ISO instant. */
export function getBookability(
  { state, capacityLeft, asOf }: Pick<ClassAvailability, 'state' | 'capacityLeft' | 'asOf'>,
  end: string,
): Bookability {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'begun') return new Date(asOf) < new Date(end) ? 'started' : 'over';
  return getAvailabilityStatus(capacityLeft);
}

export function isBookable(bookability: Bookability): boolean {
  return bookability === 'open' || bookability === 'low';
}
