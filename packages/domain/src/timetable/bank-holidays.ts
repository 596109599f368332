import { addDays, getMondayIndex, type LocalDate } from '../time/local-date.ts';

/** Day with a name, such as "Boxing Day". */
export interface NamedDay {
  date: LocalDate;
  name: string;
}

/**
 * Returns the regular bank holidays of England in a year, by date (handbook: timetable 4), without days proclaimed for
 * a single year. A holiday at a weekend is listed twice: on its own day and on its substitute weekday.
 */
export function listBankHolidays(year: number): NamedDay[] {
  const easter = easterSunday(year);
  return [
    ...withSubstitute([{ date: `${year}-01-01`, name: 'New Year’s Day' }]),
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, 1), name: 'Easter Monday' },
    { date: firstMonday(year, '05'), name: 'Early May bank holiday' },
    { date: lastMonday(`${year}-05-31`), name: 'Spring bank holiday' },
    { date: lastMonday(`${year}-08-31`), name: 'Summer bank holiday' },
    ...withSubstitute([
      { date: `${year}-12-25`, name: 'Christmas Day' },
      { date: `${year}-12-26`, name: 'Boxing Day' },
    ]),
  ];
}

/** Adds a substitute day for each of these adjacent holidays at a weekend: the next weekday that isn't a holiday. */
function withSubstitute(days: readonly NamedDay[]): NamedDay[] {
  const taken = new Set(days.map((day) => day.date));
  const substitutes = days
    .filter((day) => isWeekend(day.date))
    .map((day) => {
      let date = day.date;
      while (isWeekend(date) || taken.has(date)) date = addDays(date, 1);
      taken.add(date);
      return { date, name: `${day.name} (substitute day)` };
    });
  return [...days, ...substitutes];
}

function isWeekend(date: LocalDate): boolean {
  return getMondayIndex(date) >= 5;
}

function firstMonday(year: number, month: string): LocalDate {
  const first = `${year}-${month}-01`;
  return addDays(first, (7 - getMondayIndex(first)) % 7);
}

function lastMonday(lastOfMonth: LocalDate): LocalDate {
  return addDays(lastOfMonth, -getMondayIndex(lastOfMonth));
}

/** Calculates Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): LocalDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const inCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * shift + 114;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${year}-${pad(Math.floor(days / 31))}-${pad((days % 31) + 1)}`;
}
