import { useSearchParams } from 'react-router';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { BookedTourPage } from '../features/tours/booked-tour-page.tsx';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import type { Route } from './+types/tour-booked';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: InFrame) => [
  ...pageMeta(matches, 'Your studio tour', 'Your studio tour: look at it, move it or cancel it.', {
    unlisted: true,
  }),
  // The address carries the key of the tour: no other site is told it.
  { name: 'referrer', content: 'no-referrer' },
];

/** /tour/{bookingId}?k={key}, the signed link of the mails. */
export default function BookedTourRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <BookedTourPage
      key={params.bookingId}
      bookingId={params.bookingId}
      tourKey={query.get('k') ?? ''}
      QuietPage={QuietPage}
    />
  );
}
