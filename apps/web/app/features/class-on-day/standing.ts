import { type ClassStatus, classStatus } from '@studio/domain/timetable/availability';
import type { ClassNow } from './class-on-day-data.ts';

/** How a class stands: whether one can come, and if not, why. */
export type Standing = ClassStatus | 'started' | 'over' | 'cancelled';

/** Judges a class as it was at `asOf`. `end` is its ISO instant. */
export function standingOf(
  { state, capacityLeft, asOf }: Pick<ClassNow, 'state' | 'capacityLeft' | 'asOf'>,
  end: string,
): Standing {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'begun') return new Date(asOf) < new Date(end) ? 'started' : 'over';
  return classStatus(capacityLeft);
}

/** Whether a place can be had. */
export function bookable(standing: Standing): boolean {
  return standing === 'open' || standing === 'low';
}
