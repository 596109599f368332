import { useSearchParams } from 'react-router';
import { BookingPage } from '../features/confirmation/booking-page.tsx';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { pageMeta } from '../lib/meta.ts';
import type { Route } from './+types/booking';

export const meta = () => [
  ...pageMeta('Your booking', 'Your booking, with the code for the door.', { unlisted: true }),
  // The address carries the key of the booking: no other site is told it.
  { name: 'referrer', content: 'no-referrer' },
];

/** /booking/{bookingId}?k={key}, the signed link of the mails. */
export default function BookingRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <BookingPage
      key={params.bookingId}
      bookingId={params.bookingId}
      bookingKey={query.get('k') ?? undefined}
      QuietPage={QuietPage}
    />
  );
}
