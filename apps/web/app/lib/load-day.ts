import { paths } from '@studio/contracts/paths';
import type { AvailabilityAnswer, ClassFilters, ClassSlot } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { Api } from './api.ts';

/** The classes of one day that have not begun, by start. Throws an ApiError. */
export async function loadDay(api: Api, date: LocalDate, filters: ClassFilters = {}): Promise<ClassSlot[]> {
  const { slots } = await api.call<AvailabilityAnswer>(paths.availability, { date, filters });
  return slots;
}
