import { formatDayMedium } from '@studio/domain/time/format-london';
import { closeDays } from './timetable-api.ts';

/** Says what reopening a day restores, on the day’s dialog and on its cancelled classes. */
export const reopeningText =
  'Reopening restores classes that had no bookings. You can then restore the others one by one. Cancelled bookings stay cancelled.';

/** Days to close, whose classes with bookings must be cancelled with them. */
export interface DaysToClose {
  date: string;
  /** Last day; equal to `date` for one day. */
  lastDate: string;
  /** Reason, which visitors see. */
  name: string;
  withBookings: readonly string[];
  /** Number of classes without bookings, which closing cancels. */
  emptyClasses: number;
}

/** Closing of days together with the cancellation of their classes. */
export interface DayClosing {
  /** Days, such as "on Sunday 6 December". */
  period: string;
  /** Number of classes without bookings, which closing the days cancels too. */
  emptyClasses: number;
  /** Closes the days. Resolves to the ids of their classes with bookings. */
  close: () => Promise<readonly string[]>;
}

export function toDayClosing({ date, lastDate, name, emptyClasses }: DaysToClose): DayClosing {
  return {
    period: formatPeriod(date, lastDate),
    emptyClasses,
    close: async () =>
      (await closeDays({ date, lastDate, name }, false)).withBookings.map(({ classId }) => classId),
  };
}

/** Formats days, such as "on Sunday 6 December" or "from Thursday 24 December to Sunday 3 January". */
export function formatPeriod(date: string, lastDate: string): string {
  return date === lastDate
    ? `on ${formatDayMedium(date)}`
    : `from ${formatDayMedium(date)} to ${formatDayMedium(lastDate)}`;
}
