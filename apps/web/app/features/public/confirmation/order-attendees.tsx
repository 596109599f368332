import type { BookingResponse } from '@studio/contracts/bookings';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { Link } from 'react-router';

interface OrderAttendeesProps {
  response: BookingResponse;
  getBookingUrl: (place: BookingResponse['order'][number]) => string;
}

/** Links to the bookings of the other attendees in the order. Renders nothing for a single place. */
export function OrderAttendees({ response: { bookingId, order }, getBookingUrl }: OrderAttendeesProps) {
  if (order.length < 2) return null;
  return (
    <nav aria-label="Places in this booking" className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {order.map((place) => {
          const current = place.bookingId === bookingId;
          return (
            <li key={place.bookingId}>
              <Link
                to={getBookingUrl(place)}
                replace
                preventScrollReset
                aria-current={current ? 'page' : undefined}
                className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line px-5 text-[15px] font-medium hover:bg-linen/50 aria-[current]:border-forest aria-[current]:bg-forest aria-[current]:text-chalk"
              >
                {place.status === 'CANCELLED' ? <s>{place.attendeeName}</s> : place.attendeeName}
                {place.bed && <span className="font-normal">{place.bed.label}</span>}
                {place.status === 'CANCELLED' && <span className="sr-only">, cancelled</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Returns text such as "1 of 2, £40 in total"; null for a single place. */
export function describePlaceInOrder({ bookingId, booking, order }: BookingResponse): string | null {
  if (order.length < 2) return null;
  const number = order.findIndex((place) => place.bookingId === bookingId) + 1;
  const pence = order.reduce((sum, { pricePaid }) => sum + toPence(pricePaid), 0);
  return pence > 0
    ? `${number} of ${order.length}, ${formatPriceShort(pence, booking.currency)} in total`
    : `${number} of ${order.length}`;
}
