import type { StaffReview } from '@studio/contracts/staff-reviews';
import { reviewMaxLengths } from '@studio/domain/reviews/review-details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showChangedReview } from './review-queries.ts';
import { moderateReview } from './reviews-api.ts';

interface DeclineReviewDialogProps {
  review: StaffReview;
  onClose: () => void;
}

/** Dialog that asks why staff decline a review. The reason isn't published. */
export function DeclineReviewDialog({ review, onClose }: DeclineReviewDialogProps) {
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const queryClient = useQueryClient();
  const { isPending, error, mutate } = useMutation({
    mutationFn: () => moderateReview(review, 'decline', reason),
    onSuccess: async (declined) => {
      await showChangedReview(queryClient, declined);
      onClose();
    },
  });
  const isShown = review.status === 'PUBLISHED';
  const isMissing = reason.trim() === '';
  return (
    <ConfirmDialog
      open
      title={isShown ? 'Unpublish review?' : 'Decline review?'}
      onConfirm={() => {
        setTried(true);
        if (!isMissing) mutate();
      }}
      onClose={onClose}
      busy={isPending}
      failure={describeMutationError(error)}
      label={isShown ? 'Unpublish review' : 'Decline review'}
      busyLabel="Saving…"
      closeLabel={isShown ? 'Keep review' : 'Cancel'}
      kind="danger"
    >
      <TextField
        id={reasonId}
        label="Reason"
        hint="Only the team sees the reason. We don’t tell the client."
        maxLength={reviewMaxLengths.reason}
        value={reason}
        error={tried && isMissing ? 'Enter a reason.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
