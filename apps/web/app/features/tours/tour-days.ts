import type { TourSlotDto } from '@studio/contracts/tours';
import type { LocalDate } from '@studio/domain/time/local-date';

/** A day on which tours are given, and how many half hours of it are free. */
export interface TourDay {
  date: LocalDate;
  free: number;
}

/** A half hour of a day; `gone` when somebody else has taken it since the page asked. */
export interface TourTime {
  slot: TourSlotDto;
  gone: boolean;
}

/** The days of a list of slots, in order. */
export function groupTourDays(slots: readonly TourSlotDto[]): TourDay[] {
  const free = new Map<LocalDate, number>();
  for (const { date } of slots) free.set(date, (free.get(date) ?? 0) + 1);
  return [...free]
    .map(([date, count]) => ({ date, free: count }))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** The half hours of a day by start, those that are gone among them; none once nothing of the day is free. */
export function listTourTimes(
  date: LocalDate,
  slots: readonly TourSlotDto[],
  gone: readonly TourSlotDto[] = [],
): TourTime[] {
  const ofDay = (list: readonly TourSlotDto[]) => list.filter((slot) => slot.date === date);
  const free = ofDay(slots).map((slot) => ({ slot, gone: false }));
  if (free.length === 0) return [];
  return [...free, ...ofDay(gone).map((slot) => ({ slot, gone: true }))].sort((one, other) =>
    one.slot.start.localeCompare(other.slot.start),
  );
}
