import { formatDayMedium } from '@studio/domain/time/format-london';
import type { DayToClose } from './end-series-and-close-day-dialogs.tsx';
import { closeDay } from './timetable-api.ts';

/** Closing of a day together with the cancellation of its classes. */
export interface DayClosing {
  /** Day, such as "Sunday 6 December". */
  day: string;
  /** Number of classes without bookings, which closing the day cancels too. */
  emptyClasses: number;
  /** Closes the day. Resolves to the ids of its classes with bookings. */
  close: () => Promise<readonly string[]>;
}

export function toDayClosing({ date, name, emptyClasses }: DayToClose): DayClosing {
  return {
    day: formatDayMedium(date),
    emptyClasses,
    close: async () => (await closeDay(date, name, false)).withBookings.map(({ classId }) => classId),
  };
}
