import { addDays, type LocalDate } from '@studio/domain/time/local-date';

/** The studio's clock stands at six in the morning of this Monday: every class of the day is still to come. */
export const monday: LocalDate = '2026-11-23';
export const tuesday = addDays(monday, 1);
export const wednesday = addDays(monday, 2);
export const thursday = addDays(monday, 3);
export const friday = addDays(monday, 4);
export const saturday = addDays(monday, 5);
export const sunday = addDays(monday, 6);
export const nextMonday = addDays(monday, 7);

/** So many days, from one on. */
export function listDates(from: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
