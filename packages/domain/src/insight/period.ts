import { addDays, daysBetween, getMondayIndex, getStartOfMonth, type LocalDate } from '../time/local-date.ts';

/** Range of London days, both included. */
export interface Period {
  from: LocalDate;
  to: LocalDate;
}

/** Maximum number of days in a period. */
export const maxPeriodDays = 366;

export const periodPresets = [
  'last-7-days',
  'last-28-days',
  'this-month',
  'last-month',
  'last-12-weeks',
  'this-year',
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/**
 * Returns the days of a preset. 'last-7-days' and 'last-28-days' end yesterday, because today isn't complete.
 * 'last-month' and 'last-12-weeks' are complete calendar months and weeks, and 'this-…' periods end today.
 */
export function getPresetPeriod(preset: PeriodPreset, today: LocalDate): Period {
  const yesterday = addDays(today, -1);
  switch (preset) {
    case 'last-7-days':
      return { from: addDays(today, -7), to: yesterday };
    case 'last-28-days':
      return { from: addDays(today, -28), to: yesterday };
    case 'this-month':
      return { from: getStartOfMonth(today), to: today };
    case 'last-month':
      return { from: getStartOfMonth(today, -1), to: addDays(getStartOfMonth(today), -1) };
    case 'last-12-weeks': {
      const monday = addDays(today, -getMondayIndex(today));
      return { from: addDays(monday, -84), to: addDays(monday, -1) };
    }
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** Returns why a period can't be shown, or null when it can. */
export function validatePeriod({ from, to }: Period): string | null {
  if (to < from) return 'Choose an end date on or after the start date.';
  return countDays({ from, to }) > maxPeriodDays ? `Choose a period of up to ${maxPeriodDays} days.` : null;
}

export function countDays({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/**
 * Returns the earlier period with which to compare a period: for a whole month the month before it, otherwise as many
 * days directly before it.
 */
export function getPreviousPeriod({ from, to }: Period): Period {
  const isWholeMonth = from === getStartOfMonth(from) && to === addDays(getStartOfMonth(from, 1), -1);
  const before = addDays(from, -1);
  return isWholeMonth
    ? { from: getStartOfMonth(from, -1), to: before }
    : { from: addDays(from, -countDays({ from, to })), to: before };
}

/** Interval of a chart. Up to five weeks are charted by day, longer periods by week. */
export type ChartInterval = 'day' | 'week';

export function getChartInterval(period: Period): ChartInterval {
  return countDays(period) <= 35 ? 'day' : 'week';
}

/**
 * Returns the first day of the interval that contains a day. For intervals of a week, that is the Monday, or the start
 * of the period if that is later.
 */
export function getIntervalStart(date: LocalDate, step: ChartInterval, period: Period): LocalDate {
  if (step === 'day') return date;
  const daysIn = Math.min(getMondayIndex(date), daysBetween(period.from, date));
  return addDays(date, -daysIn);
}

/** Returns the first days of all intervals in order, including intervals without data. */
export function listIntervals(period: Period, step: ChartInterval = getChartInterval(period)): LocalDate[] {
  const steps: LocalDate[] = [];
  for (let date = period.from; date <= period.to; date = addDays(date, 1)) {
    const start = getIntervalStart(date, step, period);
    if (steps.at(-1) !== start) steps.push(start);
  }
  return steps;
}
