import type { TourHours } from '@studio/contracts/staff-hours';

/** Formats tour hours, such as "Mon to Fri 10:00 to 16:00, Sat 09:00 to 12:00". */
export function formatTourHours(hours: TourHours): string {
  const days = [
    ['Mon to Fri', hours.weekdays],
    ['Sat', hours.saturday],
    ['Sun', hours.sunday],
  ] as const;
  const openDays = days.flatMap(([day, open]) => (open ? [`${day} ${open.opens} to ${open.closes}`] : []));
  return openDays.length > 0 ? openDays.join(', ') : 'No tours are given';
}
