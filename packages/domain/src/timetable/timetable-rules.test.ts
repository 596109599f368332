import { describe, expect, it } from 'vitest';
import { listBankHolidays } from './bank-holidays.ts';
import { getWeekOfMonth, isOnDay } from './recurrence.ts';

/** Bank holidays as published for England and Wales, with holidays at weekends in addition to their substitutes. */
const published: Record<number, string[]> = {
  2025: ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26'],
  2026: ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-26', '12-28'],
  2027: ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-25', '12-26', '12-27', '12-28'],
  2028: ['01-01', '01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26'],
};

describe('English bank holidays', () => {
  it.each(Object.entries(published))('are listed for %s', (year, days) => {
    const found = listBankHolidays(Number(year)).map((day) => day.date);
    expect(found).toEqual(days.map((day) => `${year}-${day}`));
  });

  it('place the substitute of a Sunday Boxing Day after that of Christmas Day', () => {
    const names = Object.fromEntries(listBankHolidays(2027).map((day) => [day.date, day.name]));
    expect(names['2027-12-27']).toBe('Christmas Day (substitute day)');
    expect(names['2027-12-28']).toBe('Boxing Day (substitute day)');
  });
});

describe('weekly series', () => {
  it('matches only its weekday', () => {
    expect(isOnDay({ weekday: 1, weekOfMonth: null }, '2026-11-24')).toBe(true);
    expect(isOnDay({ weekday: 2, weekOfMonth: null }, '2026-11-24')).toBe(false);
  });

  it('matches once a month when it has a week of the month', () => {
    const firstSaturday = { weekday: 5, weekOfMonth: 1 };
    const saturdays = ['2026-11-28', '2026-12-05', '2026-12-12', '2027-01-02'];
    expect(saturdays.filter((date) => isOnDay(firstSaturday, date))).toEqual(['2026-12-05', '2027-01-02']);
    expect([
      getWeekOfMonth('2026-12-07'),
      getWeekOfMonth('2026-12-08'),
      getWeekOfMonth('2026-12-31'),
    ]).toEqual([1, 2, 5]);
  });
});
