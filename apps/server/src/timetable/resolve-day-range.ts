import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { AppError } from '../platform/app-error.ts';
import type { DayRange } from './count-classes.ts';

/**
 * Returns the London days from `daysFrom` to `daysTo` days after today, both included. Throws AppError bad_request if
 * `daysTo` is before `daysFrom`.
 */
export function resolveDayRange(
  { daysFrom, daysTo }: { daysFrom: number; daysTo: number },
  now: Date,
): DayRange {
  if (daysTo < daysFrom) {
    throw new AppError('bad_request', 'daysTo: Must not be before daysFrom', { field: 'daysTo' });
  }
  const today = toLondonDate(now);
  return { from: addDays(today, daysFrom), to: addDays(today, daysTo) };
}
