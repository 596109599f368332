import { addDays, daysBetween, getMondayIndex, getStartOfMonth, type LocalDate } from '../time/local-date.ts';

/** London days, both included. */
export interface Period {
  from: LocalDate;
  to: LocalDate;
}

/** Days that one look may cover. */
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

/** The days of a preset. The last days end yesterday, since today is not over; months and years end today. */
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

/** Why days cannot be looked at; null when they can. */
export function periodError({ from, to }: Period): string | null {
  if (to < from) return 'The last day is before the first.';
  return countDays({ from, to }) > maxPeriodDays
    ? `At most ${maxPeriodDays} days can be shown at once.`
    : null;
}

/** How many days a period has. */
export function countDays({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** What a period is compared with: whole months with the month before, anything else with as many days just before it. */
export function getPreviousPeriod({ from, to }: Period): Period {
  const isWholeMonth = from === getStartOfMonth(from) && to === addDays(getStartOfMonth(from, 1), -1);
  const before = addDays(from, -1);
  return isWholeMonth
    ? { from: getStartOfMonth(from, -1), to: before }
    : { from: addDays(from, -countDays({ from, to })), to: before };
}

/** Days up to five weeks are shown one by one, longer periods by the week. */
export type PeriodStep = 'day' | 'week';

export function getPeriodStep(period: Period): PeriodStep {
  return countDays(period) <= 35 ? 'day' : 'week';
}

/** The first day of the step that a day lies in: itself, or the Monday of its week, but never before the period begins. */
export function getStepStart(date: LocalDate, step: PeriodStep, period: Period): LocalDate {
  if (step === 'day') return date;
  const daysIn = Math.min(getMondayIndex(date), daysBetween(period.from, date));
  return addDays(date, -daysIn);
}

/** The first days of all steps of a period, in their order: also of those in which nothing happened. */
export function listSteps(period: Period, step: PeriodStep = getPeriodStep(period)): LocalDate[] {
  const steps: LocalDate[] = [];
  for (let date = period.from; date <= period.to; date = addDays(date, 1)) {
    const start = getStepStart(date, step, period);
    if (steps.at(-1) !== start) steps.push(start);
  }
  return steps;
}
