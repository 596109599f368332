import type { SummaryAnswer } from '@studio/contracts/timetable';
import type { Services } from '../platform/services.ts';
import { dayRange } from './day-range.ts';
import { earliest, type PassingAnswer, type RangeWish } from './kept-answers.ts';
import { countDays } from './store.ts';

/** Classes per day that have not begun, and the closed days. Refuses with bad_request. */
export async function summary(
  { database }: Pick<Services, 'database'>,
  { branchId, filters, ...days }: RangeWish,
  now: Date,
): Promise<PassingAnswer<SummaryAnswer>> {
  const range = dayRange(days, now);
  const rows = await countDays(database, branchId, range, filters, now);
  const answer: SummaryAnswer = {
    ok: true,
    days: Object.fromEntries(rows.flatMap(({ date, classes }) => (classes > 0 ? [[date, classes]] : []))),
    range,
    closures: rows.flatMap(({ date, name }) => (name === null ? [] : [{ date, name }])),
  };
  return { answer, next: earliest(rows) };
}
