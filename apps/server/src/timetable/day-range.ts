import { addDays } from '@studio/domain/time/local-date';
import { londonDate } from '@studio/domain/time/london';
import { Refused } from '../platform/refused.ts';
import type { DayRange } from './store.ts';

/** The London days from `daysFrom` to `daysTo` days after today, both included. Refuses a range that runs backwards. */
export function dayRange({ daysFrom, daysTo }: { daysFrom: number; daysTo: number }, now: Date): DayRange {
  if (daysTo < daysFrom) {
    throw new Refused('bad_request', 'daysTo: Must not be before daysFrom', { field: 'daysTo' });
  }
  const today = londonDate(now);
  return { from: addDays(today, daysFrom), to: addDays(today, daysTo) };
}
