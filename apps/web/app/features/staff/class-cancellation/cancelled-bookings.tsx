import type { CancelledBooking } from '@studio/contracts/staff-cancel-class';
import { useId } from 'react';
import { Link } from 'react-router';
import { describeBookingRefund } from './cancellation-text.ts';

/** Lists who had booked a cancelled class, and what happened to each payment. */
export function CancelledBookings({ bookings }: { bookings: readonly CancelledBooking[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h3 id={headingId} className="text-row">
        Cancelled bookings
      </h3>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {bookings.map((booking) => (
          <li key={booking.bookingId} className="py-2.5">
            {booking.personId ? (
              <Link to={`/admin/people/${booking.personId}`} className="hover:text-clay-deep hover:underline">
                {booking.name}
              </Link>
            ) : (
              booking.name
            )}
            <span className="numeric block text-small text-stone">
              {booking.wasLateCancelled && 'Late cancelled. '}
              {describeBookingRefund(booking)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
