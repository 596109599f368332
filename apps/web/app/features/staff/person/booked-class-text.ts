import type { StaffBooking } from '@studio/contracts/staff-people';
import { formatMomentShort } from '@studio/domain/time/format-london';

/** Returns the title and start of a class, such as "Dynamic Reformer Pilates, Tue 24 Nov, 09:30". */
export function formatBookedClass({ title, startsAt }: StaffBooking): string {
  return `${title}, ${formatMomentShort(new Date(startsAt))}`;
}
