import type { HoldAnswer } from '@studio/contracts/bookings';
import { Link } from 'react-router';
import { timetableAddress } from './checkout-addresses.ts';
import { releaseHold } from './checkout-api.ts';
import { classDay } from './class-day.ts';

/** Back to the classes of the day; the places are given back in the background. */
export function LeaveCheckout({ hold, className = '' }: { hold: HoldAnswer; className?: string }) {
  return (
    <Link
      to={timetableAddress(classDay(hold.class))}
      onClick={() => releaseHold(hold.holdId)}
      className={`text-link inline-flex min-h-11 items-center text-[15px] font-medium ${className}`}
    >
      Choose another class
    </Link>
  );
}
