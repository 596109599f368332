import type { SummaryAnswer } from '@studio/contracts/timetable';
import type { Services } from '../platform/services.ts';
import { dayRange } from './day-range.ts';
import type { RangeWish } from './facets.ts';
import { countDays } from './store.ts';

/** Classes per day that have not begun, and the closed days. Refuses with bad_request. */
export async function summary(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, filters, ...days }: RangeWish,
): Promise<SummaryAnswer> {
  const now = clock.now();
  const range = dayRange(days, now);
  const rows = await countDays(database, branchId, range, filters, now);
  return {
    ok: true,
    days: Object.fromEntries(rows.flatMap(({ date, classes }) => (classes > 0 ? [[date, classes]] : []))),
    range,
    closures: rows.flatMap(({ date, name }) => (name === null ? [] : [{ date, name }])),
  };
}
