import { addDays, type LocalDate } from '@studio/domain/time/local-date';

/** The studio's clock shows six in the morning of this Monday, so all classes of the day are upcoming. */
export const monday: LocalDate = '2026-11-23';
export const tuesday = addDays(monday, 1);
export const wednesday = addDays(monday, 2);
export const thursday = addDays(monday, 3);
export const friday = addDays(monday, 4);
export const saturday = addDays(monday, 5);
export const sunday = addDays(monday, 6);
export const nextMonday = addDays(monday, 7);

/** Returns this many consecutive dates. */
export function listDates(from: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
