import { useSearchParams } from 'react-router';
import { MessagePage } from '../features/public/shell/message-page.tsx';
import { BookedTourPage } from '../features/public/tours/booked-tour-page.tsx';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import type { Route } from './+types/booked-tour';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: RouteMatches) => [
  ...buildPageMeta(matches, 'Your studio tour', 'View, move or cancel your studio tour.', {
    unlisted: true,
  }),
  // The URL contains the tour's key, so the browser must not send it as referrer.
  { name: 'referrer', content: 'no-referrer' },
];

/** /tour/{bookingId}?k={key}, the signed link from a tour's emails. */
export default function BookedTourRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <BookedTourPage
      key={params.bookingId}
      bookingId={params.bookingId}
      tourKey={query.get('k') ?? ''}
      MessagePage={MessagePage}
    />
  );
}
