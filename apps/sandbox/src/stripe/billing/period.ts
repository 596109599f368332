import type { Price } from '../objects/api-objects.ts';

const day = 86_400;

/**
 * Returns the end of the period that begins at `start`. Periods of months and years are counted from the anchor. All
 * times are in epoch seconds, and months are those of UTC.
 */
export function getPeriodEnd(
  anchor: number,
  start: number,
  recurring: NonNullable<Price['recurring']> | null,
): number {
  const { interval, interval_count: count } = recurring ?? { interval: 'month', interval_count: 1 };
  if (interval === 'day') return start + count * day;
  if (interval === 'week') return start + 7 * count * day;
  const months = interval === 'year' ? 12 * count : count;
  for (let step = 1; ; step += 1) {
    const end = addMonths(anchor, step * months);
    if (end > start) return end;
  }
}

/** Adds months and keeps the time of day. A day that the month doesn't have becomes the month's last day. */
export function addMonths(from: number, months: number): number {
  const date = new Date(from * 1000);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const dayOfMonth = Math.min(date.getUTCDate(), last.getUTCDate());
  const time = from - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) / 1000;
  return first / 1000 + (dayOfMonth - 1) * day + time;
}
