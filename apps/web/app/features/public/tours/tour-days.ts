import type { TourSlotDto } from '@studio/contracts/tours';
import type { LocalDate } from '@studio/domain/time/local-date';

/** Day with free tour slots, and their number. */
export interface TourDay {
  date: LocalDate;
  free: number;
}

/** Slot of a day. `isTaken`: someone else has taken it since the page loaded. */
export interface TourTime {
  slot: TourSlotDto;
  isTaken: boolean;
}

/** Counts the free slots of each day. Returns the days in order. */
export function groupTourDays(slots: readonly TourSlotDto[]): TourDay[] {
  const free = new Map<LocalDate, number>();
  for (const { date } of slots) free.set(date, (free.get(date) ?? 0) + 1);
  return [...free]
    .map(([date, count]) => ({ date, free: count }))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/**
 * Returns a day's slots by start, including those that other people have taken since the page loaded. Returns an
 * empty list once no slot of the day is free.
 */
export function listTourTimes(
  date: LocalDate,
  slots: readonly TourSlotDto[],
  takenSlots: readonly TourSlotDto[] = [],
): TourTime[] {
  const ofDay = (list: readonly TourSlotDto[]) => list.filter((slot) => slot.date === date);
  const free = ofDay(slots).map((slot) => ({ slot, isTaken: false }));
  if (free.length === 0) return [];
  return [...free, ...ofDay(takenSlots).map((slot) => ({ slot, isTaken: true }))].sort((one, other) =>
    one.slot.start.localeCompare(other.slot.start),
  );
}
