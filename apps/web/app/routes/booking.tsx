import { useSearchParams } from 'react-router';
import { ChangeBooking } from '../features/bookings/change-booking.tsx';
import { BookingPage } from '../features/confirmation/booking-page.tsx';
import { FirstVisitCard } from '../features/first-visit/first-visit-card.tsx';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import type { Route } from './+types/booking';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: InFrame) => [
  ...pageMeta(matches, 'Your booking', 'Your booking, with the code for the door.', { unlisted: true }),
  // The address carries the key of the booking: no other site is told it.
  { name: 'referrer', content: 'no-referrer' },
];

/** /booking/{bookingId}?k={key}, the signed link of the mails. */
export default function BookingRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const bookingKey = query.get('k') ?? undefined;
  return (
    <BookingPage
      key={params.bookingId}
      bookingId={params.bookingId}
      bookingKey={bookingKey}
      QuietPage={QuietPage}
      Notes={FirstVisitCard}
      changes={(answer, changed) => (
        <ChangeBooking answer={answer} bookingKey={bookingKey} onChanged={changed} />
      )}
    />
  );
}
