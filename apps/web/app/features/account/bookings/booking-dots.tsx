import type { ListBookingDaysResponse } from '@studio/contracts/member-bookings';
import { countDayDots } from './count-day-dots.ts';

export type DayCounts = ListBookingDaysResponse['days'][number]['counts'];

/**
 * Shows up to five dots, attended bookings before upcoming ones. The dots on the chosen day have lighter
 * colours.
 */
export function BookingDots({ counts, chosen }: { counts: DayCounts | undefined; chosen: boolean }) {
  const { attended, booked } = countDayDots(counts);
  return (
    <span aria-hidden="true" className="flex h-[5px] gap-[3px]">
      {attended > 0 && (
        <span className={`dots ${chosen ? 'text-mist' : 'text-sage-deep'}`} style={{ '--dots': attended }} />
      )}
      {booked > 0 && (
        <span className={`dots ${chosen ? 'text-rose' : 'text-clay'}`} style={{ '--dots': booked }} />
      )}
    </span>
  );
}
