import { useSearchParams } from 'react-router';
import { MoveOrCancelBooking } from '../features/account/bookings/move-or-cancel-booking.tsx';
import { ChangeBed } from '../features/public/beds/change-bed.tsx';
import { BookingPage } from '../features/public/confirmation/booking-page.tsx';
import { FirstVisitCard } from '../features/public/first-visit/first-visit-card.tsx';
import { MessagePage } from '../features/public/shell/message-page.tsx';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import type { Route } from './+types/booking';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: RouteMatches) => [
  ...buildPageMeta(matches, 'Your booking', 'Your booking and QR code for check-in.', { unlisted: true }),
  // The URL contains the booking's key, so the browser must not send it as referrer.
  { name: 'referrer', content: 'no-referrer' },
];

/** /booking/{bookingId}?k={key}, the signed link from a booking's emails. */
export default function BookingRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const bookingKey = query.get('k') ?? undefined;
  return (
    <BookingPage
      key={params.bookingId}
      bookingId={params.bookingId}
      bookingKey={bookingKey}
      MessagePage={MessagePage}
      Notes={FirstVisitCard}
      ChangeBed={ChangeBed}
      changes={(answer, changed) => (
        <MoveOrCancelBooking response={answer} bookingKey={bookingKey} onChanged={changed} />
      )}
    />
  );
}
