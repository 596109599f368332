import type { SampleReview } from '@studio/content/copy/sample-reviews';
import { Badge } from '../../../ui/badge.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import type { ClassTypePageData } from './class-type-page-data.ts';
import { PublishedReviewList } from './published-review-list.tsx';
import { ReviewItem } from './review-item.tsx';

interface ReviewsProps {
  page: Pick<ClassTypePageData, 'details' | 'reviews' | 'filters'>;
}

/** Shows reviews by attendees. A demo also shows sample reviews, labelled as such. */
export function Reviews({ page: { details, reviews, filters } }: ReviewsProps) {
  const { samples, ...published } = reviews;
  return (
    <>
      {published.count > 0 ? (
        <PublishedReviewList key={published.reviews[0]?.text} published={published} filters={filters} />
      ) : (
        details.rating !== null && (
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <StarRating rating={details.rating} size={24} className="gap-1" />
            {details.reviewsCount > 0 && <span className="text-lead">{details.reviewsCount} reviews</span>}
          </p>
        )
      )}
      {samples.length > 0 && <Samples samples={samples} />}
      {published.count === 0 && samples.length === 0 && (
        <p className="mt-6 max-w-[36em] text-lead text-stone">
          No written reviews yet. We ask people for a review after class and publish their reviews here,
          critical ones too.
        </p>
      )}
    </>
  );
}

function Samples({ samples }: { samples: readonly SampleReview[] }) {
  return (
    <>
      <p className="mt-6 max-w-[36em] text-stone">
        The reviews below are samples, written for this demo. On the studio’s own site, only people who
        attended a class can leave a review.
      </p>
      <ul className="mt-8 border-t border-hairline">
        {samples.map(({ rating, text, after }) => (
          <ReviewItem
            key={text}
            rating={rating}
            text={text}
            below={after}
            mark={<Badge tone="warm">Sample</Badge>}
          />
        ))}
      </ul>
    </>
  );
}
