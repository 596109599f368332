import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import { listBankHolidays, type NamedDay } from '@studio/domain/timetable/bank-holidays';

const christmasFirst = '12-24';
const christmasDays = 5;

/**
 * Lists the days on which the studio is closed, by date: England's bank holidays, and five days from Christmas Eve, for
 * `years` years from `firstYear`. A bank holiday within these five days keeps its name.
 */
export function listClosures(firstYear: number, years: number): NamedDay[] {
  const named = new Map<LocalDate, string>();
  for (let year = firstYear; year < firstYear + years; year++) {
    for (let day = 0; day < christmasDays; day++) {
      named.set(addDays(`${year}-${christmasFirst}`, day), 'Christmas closure');
    }
    for (const { date, name } of listBankHolidays(year)) named.set(date, name);
  }
  return [...named].map(([date, name]) => ({ date, name })).sort((a, b) => a.date.localeCompare(b.date));
}
