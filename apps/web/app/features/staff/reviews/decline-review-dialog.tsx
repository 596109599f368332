import type { StaffReview } from '@studio/contracts/staff-reviews';
import { reviewMaxLengths } from '@studio/domain/reviews/review-details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showChangedReview } from './review-queries.ts';
import { moderateReview } from './reviews-api.ts';

interface DeclineReviewDialogProps {
  review: StaffReview;
  onClose: () => void;
}

/** Dialog that asks why staff decline a review. The reason isn't published. */
export function DeclineReviewDialog({ review, onClose }: DeclineReviewDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const {
    isPending: busy,
    error,
    mutate,
  } = useMutation({
    mutationFn: () => moderateReview(review, 'decline', reason),
    onSuccess: async (declined) => {
      await showChangedReview(queryClient, declined);
      onClose();
    },
  });
  const failure = describeMutationError(error);
  const isShown = review.status === 'PUBLISHED';
  const decline = () => {
    setTried(true);
    if (reason.trim() !== '') mutate();
  };
  return (
    <Dialog open onClose={onClose} labelledBy={`${id}-title`} busy={busy}>
      <h2 id={`${id}-title`} className="text-section">
        {isShown ? 'Unpublish review?' : 'Decline review?'}
      </h2>
      <div className="mt-4">
        <TextField
          id={`${id}-reason`}
          label="Reason"
          hint="Only the team sees this. We don’t tell the client."
          maxLength={reviewMaxLengths.reason}
          value={reason}
          error={tried && reason.trim() === '' ? 'Enter a reason.' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-3">
        <Button kind="danger" wide busy={busy} busyLabel="Saving…" onClick={decline}>
          {isShown ? 'Unpublish review' : 'Decline review'}
        </Button>
        <Button kind="secondary" wide disabled={busy} onClick={onClose}>
          {isShown ? 'Keep review' : 'Cancel'}
        </Button>
      </div>
    </Dialog>
  );
}
