import { paths } from '@studio/contracts/paths';
import type { ClassFilters, ClassSlot, GetAvailabilityResponse } from '@studio/contracts/timetable';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { Api } from '../api/api.ts';

/** Returns one day's classes that haven't started, by start time. Members get their own prices. Throws an ApiError. */
export async function loadDayClasses(
  api: Api,
  date: LocalDate,
  filters: ClassFilters = {},
  member: { principalUserId?: string } = {},
): Promise<ClassSlot[]> {
  const { slots } = await api.call<GetAvailabilityResponse>(paths.availability, { date, filters, ...member });
  return slots;
}
