import type { HoldAnswer } from '@studio/contracts/bookings';
import { Link } from 'react-router';
import { timetableOf } from '../../lib/remembered-timetable.ts';
import { releaseHold } from './checkout-api.ts';

/** Back to the classes of the day, filtered as before; the places are released in the background. */
export function LeaveCheckout({ hold, className = '' }: { hold: HoldAnswer; className?: string }) {
  return (
    <Link
      to={timetableOf(hold.class)}
      onClick={() => releaseHold(hold.holdId)}
      className={`text-link inline-flex min-h-11 items-center text-[15px] font-medium ${className}`}
    >
      Choose another class
    </Link>
  );
}
