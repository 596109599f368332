import type { ListBookingDaysResponse } from '@studio/contracts/member-bookings';
import { maxDayDots } from '@studio/domain/timetable/availability';

type Counts = ListBookingDaysResponse['days'][number]['counts'];

/** Returns the number of dots per kind: at most five in total, attended bookings first. */
export function countDayDots(counts: Counts | undefined): { attended: number; booked: number } {
  const attended = Math.min(maxDayDots, counts?.attended ?? 0);
  return { attended, booked: Math.min(maxDayDots - attended, counts?.booked ?? 0) };
}

/** Describes the counts of a day, such as "2 attended, 1 booked" or "no bookings". */
export function describeDayCounts(counts: Counts | undefined): string {
  const { attended = 0, booked = 0, cancelled = 0 } = counts ?? {};
  const labels = [
    attended > 0 ? `${attended} attended` : '',
    booked > 0 ? `${booked} booked` : '',
    cancelled > 0 ? `${cancelled} cancelled` : '',
  ].filter(Boolean);
  return labels.join(', ') || 'no bookings';
}
