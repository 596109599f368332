import type { ListedBooking } from '@studio/contracts/member-bookings';
import { formatRelativeDays } from '@studio/domain/text/format';
import { daysBetween, type LocalDate } from '@studio/domain/time/local-date';

export interface DayGroup<Item> {
  date: LocalDate;
  items: readonly Item[];
}

/** Groups items by London day, in their order. */
export function groupByDay<Item extends { dateStart: string }>(list: readonly Item[]): DayGroup<Item>[] {
  const groups = new Map<LocalDate, Item[]>();
  for (const item of list) {
    const date = item.dateStart.slice(0, 10);
    groups.set(date, [...(groups.get(date) ?? []), item]);
  }
  return [...groups].map(([date, items]) => ({ date, items }));
}

/** Removes duplicate bookings. Keeps the last occurrence, because its page was loaded last. */
export function deduplicateBookings(bookings: readonly ListedBooking[]): ListedBooking[] {
  const last = new Map(bookings.map(({ bookingId }, index) => [bookingId, index]));
  return bookings.filter(({ bookingId }, index) => last.get(bookingId) === index);
}

/** Returns text such as "today", "tomorrow" or "in 4 days". A past date counts as today. */
export function formatDaysAway(date: LocalDate, today: LocalDate): string {
  return formatRelativeDays(Math.max(0, daysBetween(today, date)));
}
