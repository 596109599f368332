import { reviewCopy } from '@studio/content/copy/review';
import type { ReviewDetails } from '@studio/domain/reviews/review-details';
import { useId, useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import { type ReviewLink, withdrawReview } from './review-api.ts';

interface ReviewSentProps {
  link: ReviewLink;
  review: ReviewDetails;
  onChange: () => void;
  onWithdrawn: () => void;
}

const { sent, withdraw } = reviewCopy;

/** Review as it will be published, with buttons to change or withdraw it. */
export function ReviewSent({ link, review, onChange, onWithdrawn }: ReviewSentProps) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <>
      <p className="text-lead text-stone">{sent.text}</p>
      <blockquote className="mt-6 rounded-panel border border-hairline bg-paper p-5 sm:p-6">
        <StarRating rating={review.rating} size={20} />
        <p className="display-face mt-4 text-row leading-[1.4] whitespace-pre-line wrap-anywhere">
          {review.text}
        </p>
        <p className="mt-3 text-small text-stone wrap-anywhere">{review.displayName}</p>
      </blockquote>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onChange}>
          {sent.change}
        </Button>
        <Button kind="danger" onClick={() => setIsDialogOpen(true)}>
          {sent.withdraw}
        </Button>
      </div>
      <WithdrawDialog
        link={link}
        open={isDialogOpen}
        onClose={() => setIsDialogOpen(false)}
        onWithdrawn={onWithdrawn}
      />
    </>
  );
}

interface WithdrawDialogProps {
  link: ReviewLink;
  open: boolean;
  onClose: () => void;
  onWithdrawn: () => void;
}

function WithdrawDialog({ link, open, onClose, onWithdrawn }: WithdrawDialogProps) {
  const textId = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const withdrawAndClose = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await withdrawReview(link);
      onClose();
      onWithdrawn();
    } catch (error) {
      setFailure(toApiFailure(error).message || reviewCopy.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={withdraw.title}
      describedBy={textId}
      onConfirm={() => void withdrawAndClose()}
      onClose={close}
      busy={busy}
      failure={failure}
      kind="danger"
      label={withdraw.yes}
      busyLabel={withdraw.busy}
      closeLabel={withdraw.no}
    >
      <p id={textId} className="text-stone">
        {withdraw.text}
      </p>
    </ConfirmDialog>
  );
}
