import type { HoldClassResponse } from '@studio/contracts/holds';
import { Link } from 'react-router';
import { buildTimetableUrl } from '../../../lib/storage/saved-timetable-search.ts';
import { releaseHold } from './checkout-api.ts';

/** Links back to the day's classes with the earlier filters, and releases the places in the background. */
export function LeaveCheckoutLink({ hold, className = '' }: { hold: HoldClassResponse; className?: string }) {
  return (
    <Link
      to={buildTimetableUrl(hold.class)}
      onClick={() => releaseHold(hold.holdId)}
      className={`text-link inline-flex min-h-11 items-center text-[15px] font-medium ${className}`}
    >
      Choose another class
    </Link>
  );
}
