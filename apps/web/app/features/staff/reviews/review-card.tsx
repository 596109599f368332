import type { StaffReview } from '@studio/contracts/staff-reviews';
import { formatCount } from '@studio/domain/text/format';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import { DeclineReviewDialog } from './decline-review-dialog.tsx';
import { PublicReplyForm } from './public-reply-form.tsx';
import { showChangedReview } from './review-queries.ts';
import { moderateReview } from './reviews-api.ts';

interface ReviewCardProps {
  review: StaffReview;
  /** Called when an action failed because the review may have changed since it was loaded. Reloads the list. */
  onStale: () => void;
}

/**
 * Review with its moderation actions. It stays in the list after a decision, so that staff can undo the
 * decision there.
 */
export function ReviewCard({ review, onStale }: ReviewCardProps) {
  const [open, setOpen] = useState<'decline' | 'answer' | null>(null);
  const queryClient = useQueryClient();
  const deciding = useMutation({
    mutationFn: (decision: 'publish' | 'reopen') => moderateReview(review, decision),
    onSuccess: (changed) => showChangedReview(queryClient, changed),
  });
  const { isPending: busy, mutate: decide } = deciding;
  const failure = describeMutationError(deciding.error);
  const close = () => setOpen(null);
  const reload = () => {
    deciding.reset();
    onStale();
  };
  return (
    <article
      aria-label={`${formatCount(review.rating, 'star')} from ${review.displayName}`}
      className="rounded-panel border border-hairline bg-paper p-5 sm:p-6"
    >
      <ReviewSummary review={review} />
      <p className="mt-4 max-w-[44em] text-lead whitespace-pre-line wrap-anywhere">{review.text}</p>
      <p className="mt-2 text-small text-stone wrap-anywhere">Shown on the site as {review.displayName}</p>
      {review.reply && open !== 'answer' && <PublicReply text={review.reply} />}
      <p role="status" className="mt-4 text-small font-medium empty:hidden">
        {formatDecision(review)}
      </p>
      {failure && (
        <div className="mt-4">
          <Notice
            tone="error"
            title={failure}
            action={
              <Button kind="secondary" size="small" onClick={reload}>
                Reload reviews
              </Button>
            }
          />
        </div>
      )}
      {open === 'answer' ? (
        <PublicReplyForm review={review} onClose={close} />
      ) : (
        <div className="mt-5 flex flex-wrap gap-2.5">
          {review.status === 'NEW' && (
            <Button size="small" busy={busy} busyLabel="Publishing…" onClick={() => decide('publish')}>
              Publish review
            </Button>
          )}
          {review.status !== 'DECLINED' && (
            <Button kind="secondary" size="small" disabled={busy} onClick={() => setOpen('decline')}>
              {review.status === 'NEW' ? 'Decline review' : 'Unpublish review'}
            </Button>
          )}
          {review.status !== 'NEW' && (
            <Button kind="secondary" size="small" disabled={busy} onClick={() => decide('reopen')}>
              Mark as new
            </Button>
          )}
          {review.status !== 'DECLINED' && (
            <Button kind="secondary" size="small" disabled={busy} onClick={() => setOpen('answer')}>
              {review.reply ? 'Edit reply' : 'Reply'}
            </Button>
          )}
        </div>
      )}
      {open === 'decline' && <DeclineReviewDialog review={review} onClose={close} />}
    </article>
  );
}

/** Rating, class and author. Only staff see this name; the site shows the display name that the author chose. */
function ReviewSummary({ review }: { review: StaffReview }) {
  const { title, startsAt, instructorName } = review.class;
  const { id, name } = review.person;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
      <StarRating rating={review.rating} size={20} />
      <p className="min-w-0 flex-1 basis-64 text-small">
        <span className="font-semibold">{title}</span>
        <span className="text-stone">
          , {formatMomentShort(new Date(startsAt))}, with {instructorName}
        </span>
      </p>
      <p className="text-small">
        {id ? (
          <Link to={`/admin/people/${id}`} className="text-link">
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
    </div>
  );
}

function PublicReply({ text }: { text: string }) {
  const { name } = useStudio();
  return (
    <div className="mt-4 max-w-[44em] rounded-card bg-linen p-4">
      <p className="text-small font-semibold">Reply from {name}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}

/** Returns who decided and when, and the reason of a declined review. Empty before the decision. */
function formatDecision({ status, moderated, reason }: StaffReview): string {
  if (!moderated) return '';
  const decidedBy = `${moderated.by}, ${formatMomentShort(new Date(moderated.at))}`;
  return status === 'PUBLISHED'
    ? `Published by ${decidedBy}`
    : `Declined by ${decidedBy}. Reason: ${reason ?? ''}`;
}
