import { addDays, type LocalDate } from '@studio/domain/time/local-date';

/** The studio's clock stands at six in the morning of this Monday: every class of the day is still to come. */
export const today: LocalDate = '2026-11-23';
export const tuesday = addDays(today, 1);
export const wednesday = addDays(today, 2);
export const thursday = addDays(today, 3);
export const friday = addDays(today, 4);
export const saturday = addDays(today, 5);
export const sunday = addDays(today, 6);
export const nextMonday = addDays(today, 7);

/** So many days, from one on. */
export function days(from: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
