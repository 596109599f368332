import { reviewCopy } from '@studio/content/copy/review';
import {
  type ReviewDetails,
  type ReviewField,
  reviewMaxLengths,
  validateReview,
} from '@studio/domain/reviews/review-details';
import { normaliseLine, normaliseText } from '@studio/domain/text/normalise-text';
import { type FormEvent, useId, useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { AreaField } from '../../../ui/area-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type ReviewLink, sendReview } from './review-api.ts';
import { StarRatingField } from './star-rating-field.tsx';

const { fields: labels } = reviewCopy;

interface ReviewFormProps {
  link: ReviewLink;
  /** Earlier review, or suggested values. */
  before: ReviewDetails;
  /** Whether a review was sent before, which this form changes. */
  isEdit: boolean;
  onSent: (details: ReviewDetails) => void;
}

/**
 * Form with rating, text and name. Errors appear at the first attempt to send, and each disappears once it is
 * corrected.
 */
export function ReviewForm({ link, before, isEdit, onSent }: ReviewFormProps) {
  const id = useId();
  const [details, setDetails] = useState(before);
  const { complaints, failure, busy, submit, tried } = useSending(link, details, id, onSent);
  const set = (change: Partial<ReviewDetails>) => setDetails({ ...details, ...change });
  const charactersLeft = reviewMaxLengths.text - details.text.length;
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-6">
      <StarRatingField
        id={`${id}-rating`}
        legend={labels.rating}
        value={details.rating}
        onChange={(rating) => set({ rating })}
        error={tried ? complaints.rating : undefined}
      />
      <div>
        <AreaField
          id={`${id}-text`}
          label={labels.text}
          hint={labels.textHint}
          value={details.text}
          onChange={({ target }) => set({ text: target.value })}
          error={tried ? complaints.text : undefined}
        />
        <p
          className={`mt-1.5 text-small numeric ${charactersLeft < 0 ? 'font-medium text-error' : 'text-stone'}`}
        >
          {charactersLeft < 0
            ? reviewCopy.charactersOver(-charactersLeft)
            : reviewCopy.charactersLeft(charactersLeft)}
        </p>
      </div>
      <TextField
        id={`${id}-displayName`}
        label={labels.displayName}
        hint={labels.displayNameHint}
        value={details.displayName}
        maxLength={reviewMaxLengths.displayName}
        spellCheck={false}
        onChange={({ target }) => set({ displayName: target.value })}
        error={tried ? complaints.displayName : undefined}
      />
      {failure && (
        <Notice tone="error" title={reviewCopy.failed}>
          {failure}
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        busy={busy}
        busyLabel={reviewCopy.sending}
        className="max-sm:w-full sm:justify-self-start"
      >
        {isEdit ? reviewCopy.save : reviewCopy.send}
      </Button>
    </form>
  );
}

/** Sends a valid review; otherwise focuses the first invalid field. */
function useSending(
  link: ReviewLink,
  details: ReviewDetails,
  id: string,
  onSent: (details: ReviewDetails) => void,
) {
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const errors = validateReview(details);
  const complaints: Partial<Record<ReviewField, string>> = Object.fromEntries(
    errors.map(({ field, message }) => [field, message]),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setFailure(null);
    const [first] = errors;
    if (first) return document.getElementById(`${id}-${first.field}`)?.focus();
    if (busy) return;
    setBusy(true);
    try {
      const whole = {
        ...details,
        text: normaliseText(details.text),
        displayName: normaliseLine(details.displayName),
      };
      await sendReview(link, whole);
      onSent(whole);
    } catch (error) {
      setFailure(toApiFailure(error).message || 'Try again.');
    } finally {
      setBusy(false);
    }
  };
  return { complaints, failure, busy, tried, submit: (event: FormEvent) => void submit(event) };
}
