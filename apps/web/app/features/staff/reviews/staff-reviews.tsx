import type { ReviewStatus } from '@studio/contracts/staff-reviews';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { ReviewCard } from './review-card.tsx';
import { reviewQueries } from './review-queries.ts';

const statuses: readonly { value: ReviewStatus; label: string }[] = [
  { value: 'NEW', label: 'New' },
  { value: 'PUBLISHED', label: 'Published' },
  { value: 'DECLINED', label: 'Declined' },
];

const emptyTexts: Record<ReviewStatus, string> = {
  NEW: 'No new reviews. We ask clients for a review a few hours after their class.',
  PUBLISHED: 'No published reviews yet.',
  DECLINED: 'No declined reviews.',
};

/** List of the reviews of one status, at first the new ones. Staff publish, decline and reply to them. */
export function StaffReviews() {
  const id = useId();
  const activities = useActivities();
  const [status, setStatus] = useState<ReviewStatus>('NEW');
  const [activityType, setActivityType] = useState<string | null>(null);
  const list = useInfiniteQuery(reviewQueries.list({ status, activityType }));
  const { data, isFetching, isFetchNextPageError, refetch } = list;
  const isFailed = list.isError && !isFetchNextPageError;
  const counts = data?.pages[0]?.counts;
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? [];
  return (
    <StaffPage
      title="Reviews"
      detail="The site shows only published reviews. Decline a review for its content, not its rating."
    >
      <search className="grid max-w-[46rem] items-end gap-4 sm:grid-cols-[1.6fr_1fr]">
        <SegmentedControl
          legend="Review status"
          name="status"
          options={statuses.map(({ value, label }) => ({
            value,
            label: counts?.[value] ? `${label} ${counts[value]}` : label,
          }))}
          value={status}
          onChange={setStatus}
        />
        <ChoiceField
          id={`${id}activity`}
          label="Class"
          value={activityType ?? ''}
          onChange={({ target }) => setActivityType(target.value || null)}
        >
          <option value="">All classes</option>
          {activities.map((activity) => (
            <option key={activity.id} value={activity.id}>
              {activity.label}
            </option>
          ))}
        </ChoiceField>
      </search>
      <div className="mt-6 max-w-[60rem]">
        {isFailed && <LoadError title="Couldn’t load reviews." busy={isFetching} onRetry={refetch} />}
        {!data && !isFailed && <Skeleton className="h-64 rounded-panel" />}
        {data && reviews.length === 0 && (
          <p className="border-y border-hairline py-10 text-center text-stone">
            {activityType ? 'No reviews for this class.' : emptyTexts[status]}
          </p>
        )}
        <ul className="grid gap-4">
          {reviews.map((review) => (
            <li key={`${review.bookingId} ${review.revision}`}>
              <ReviewCard review={review} onStale={refetch} />
            </li>
          ))}
        </ul>
        <LoadMoreButton label="Show older reviews" list={list} />
      </div>
    </StaffPage>
  );
}
