import type { StaffReview } from '@studio/contracts/staff-reviews';
import { validateReviewReply } from '@studio/domain/reviews/review-details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { showChangedReview } from './review-queries.ts';
import { replyToReview } from './reviews-api.ts';

interface PublicReplyFormProps {
  review: StaffReview;
  onClose: () => void;
}

export function PublicReplyForm({ review, onClose }: PublicReplyFormProps) {
  const id = useId();
  const [text, setText] = useState(review.reply ?? '');
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: (reply: string) => replyToReview(review.bookingId, reply),
    onSuccess: async (changed) => {
      await showChangedReview(queryClient, changed);
      onClose();
    },
  });
  const busy = saving.isPending;
  const failure = describeMutationError(
    saving.error,
    'We couldn’t save your reply. Your text is still here.',
  );
  // Focuses the field when the form opens.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const problem = validateReviewReply(text);
  const save = (reply: string) => {
    if (!problem) saving.mutate(reply);
  };
  return (
    <form
      method="dialog"
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save(text.trim());
      }}
    >
      <TextAreaField
        id={id}
        label="Your reply"
        hint="Shown publicly below the review, under the studio’s name."
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={problem ?? undefined}
      />
      {failure && <Notice tone="error" title={failure} />}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" busy={busy} busyLabel="Saving…">
          Save reply
        </Button>
        {review.reply && (
          <Button kind="danger" size="small" disabled={busy} onClick={() => save('')}>
            Remove reply
          </Button>
        )}
        <Button kind="secondary" size="small" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
