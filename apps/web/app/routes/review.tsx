import { reviewCopy } from '@studio/content/copy/review';
import { useSearchParams } from 'react-router';
import { ReviewPage } from '../features/public/review/review-page.tsx';
import { MessagePage } from '../features/public/shell/message-page.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import type { Route } from './+types/review';

export const handle = { reads: ['k'] };

// The URL contains the review's key, so this is a private page, which sends no referrer.
export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, reviewCopy.title, reviewCopy.description);

/** /review/{bookingId}?k={key}, the signed link from the email after a class. Opening it changes nothing. */
export default function ReviewRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <ReviewPage
      key={params.bookingId}
      bookingId={params.bookingId}
      linkKey={query.get('k') ?? ''}
      MessagePage={MessagePage}
    />
  );
}
