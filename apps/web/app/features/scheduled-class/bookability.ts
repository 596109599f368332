import { type ClassStatus, getClassStatus } from '@studio/domain/timetable/availability';
import type { ClassAvailability } from './scheduled-class-data.ts';

/** How a class stands: whether one can come, and if not, why. */
export type Bookability = ClassStatus | 'started' | 'over' | 'cancelled';

/** Judges a class as it was at `asOf`. `end` is its ISO instant. */
export function getBookability(
  { state, capacityLeft, asOf }: Pick<ClassAvailability, 'state' | 'capacityLeft' | 'asOf'>,
  end: string,
): Bookability {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'begun') return new Date(asOf) < new Date(end) ? 'started' : 'over';
  return getClassStatus(capacityLeft);
}

/** Whether a place can be had. */
export function isBookable(standing: Bookability): boolean {
  return standing === 'open' || standing === 'low';
}
