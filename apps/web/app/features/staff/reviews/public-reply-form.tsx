import type { StaffReview } from '@studio/contracts/staff-reviews';
import { reviewReplyError } from '@studio/domain/reviews/review-details';
import { useEffect, useId, useState } from 'react';
import { useMutation } from '../../../lib/query/use-mutation.ts';
import { AreaField } from '../../../ui/area-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { replyToReview } from './reviews-api.ts';

interface PublicReplyFormProps {
  review: StaffReview;
  onDone: (review: StaffReview) => void;
  onCancel: () => void;
}

export function PublicReplyForm({ review, onDone, onCancel }: PublicReplyFormProps) {
  const id = useId();
  const [text, setText] = useState(review.reply ?? '');
  const { busy, failure, run } = useMutation('We couldn’t save your reply. Your text is still here.');
  // Focuses the field when the form opens.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const problem = reviewReplyError(text);
  const save = async (reply: string) => {
    if (!problem) await run(async () => onDone(await replyToReview(review.bookingId, reply)));
  };
  return (
    <form
      method="dialog"
      className="mt-5 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save(text.trim());
      }}
    >
      <AreaField
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
          <Button kind="danger" size="small" disabled={busy} onClick={() => void save('')}>
            Remove reply
          </Button>
        )}
        <Button kind="secondary" size="small" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
