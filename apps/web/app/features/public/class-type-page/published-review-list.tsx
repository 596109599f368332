import { paths } from '@studio/contracts/paths';
import type { ListPublishedReviewsResponse, PublishedReview } from '@studio/contracts/reviews';
import { formatCount } from '@studio/domain/text/format';
import { useState } from 'react';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import type { ClassTypePageData, PublishedReviews } from './class-type-page-data.ts';
import { ReviewItem } from './review-item.tsx';

interface PublishedReviewListProps {
  published: Omit<PublishedReviews, 'samples'>;
  filters: ClassTypePageData['filters'];
}

export function PublishedReviewList({ published, filters }: PublishedReviewListProps) {
  const { reviews, next, state, more } = useOlderReviews(published, filters);
  const reviewCount = formatCount(published.count, 'review');
  return (
    <section aria-label="Reviews from clients">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <StarRating rating={published.average ?? 0} size={24} className="gap-1" />
        <span className="text-lead">
          {published.average} out of 5, from {reviewCount}.
        </span>
      </p>
      <ul className="mt-6 border-t border-hairline">
        {reviews.map((review) => (
          <ReviewItem
            key={review.place}
            rating={review.rating}
            text={review.text}
            below={`${review.displayName}, ${review.month}`}
            reply={review.reply && <Reply text={review.reply} />}
          />
        ))}
      </ul>
      {next && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button kind="secondary" busy={state === 'busy'} busyLabel="Loading…" onClick={() => void more()}>
            Show older reviews
          </Button>
          <p role="status" className="text-small text-stone">
            {state === 'failed' ? 'Couldn’t load older reviews. Try again.' : ''}
          </p>
        </div>
      )}
    </section>
  );
}

function Reply({ text }: { text: string }) {
  const { name } = useStudio();
  return (
    <div className="mt-4 max-w-[36em] rounded-card bg-linen p-4">
      <p className="text-small font-semibold">Reply from {name}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}

function useOlderReviews(
  { reviews, next }: PublishedReviewListProps['published'],
  filters: PublishedReviewListProps['filters'],
) {
  const [older, setOlder] = useState<{ reviews: PublishedReview[]; next: string | null }>({
    reviews: [],
    next,
  });
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const more = async () => {
    setState('busy');
    try {
      const response = await browserApi().call<ListPublishedReviewsResponse>(paths.shownReviews, {
        ...filters,
        after: older.next,
      });
      setOlder({ reviews: [...older.reviews, ...response.reviews], next: response.next });
      setState('still');
    } catch {
      setState('failed');
    }
  };
  // The React key contains the position, because two reviews can be identical.
  const placed = [...reviews, ...older.reviews].map((review, place) => ({ ...review, place }));
  return { reviews: placed, next: older.next, state, more };
}
