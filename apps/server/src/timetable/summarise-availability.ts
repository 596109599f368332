import type { GetAvailabilitySummaryResponse } from '@studio/contracts/timetable';
import type { Services } from '../platform/services.ts';
import { countClassesByDay } from './count-classes.ts';
import { resolveDayRange } from './resolve-day-range.ts';
import { type DayRangeInput, type ExpiringResponse, findEarliestStart } from './response-cache.ts';

/** Returns the number of future classes per day, and the closed days. Throws AppError bad_request. */
export async function summariseAvailability(
  { database }: Pick<Services, 'database'>,
  { branchId, filters, ...days }: DayRangeInput,
  now: Date,
): Promise<ExpiringResponse<GetAvailabilitySummaryResponse>> {
  const range = resolveDayRange(days, now);
  const rows = await countClassesByDay(database, branchId, range, filters, now);
  const response: GetAvailabilitySummaryResponse = {
    ok: true,
    days: Object.fromEntries(rows.flatMap(({ date, classes }) => (classes > 0 ? [[date, classes]] : []))),
    range,
    closures: rows.flatMap(({ date, name }) => (name === null ? [] : [{ date, name }])),
  };
  return { response, next: findEarliestStart(rows) };
}
