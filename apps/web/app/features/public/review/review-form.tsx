import { reviewCopy } from '@studio/content/copy/review';
import { type ReviewDetails, reviewMaxLengths, validateReview } from '@studio/domain/reviews/review-details';
import { normaliseLine, normaliseText } from '@studio/domain/text/normalise-text';
import { useState } from 'react';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { type FormDraft, useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type ReviewLink, sendReview } from './review-api.ts';
import { StarRatingField } from './star-rating-field.tsx';

const { fields: labels } = reviewCopy;

interface ReviewFormProps {
  link: ReviewLink;
  /** Values with which the form starts: the earlier review, or defaults for a new one. */
  before: ReviewDetails;
  /** Whether the form changes a review that was already sent. */
  isEdit: boolean;
  onSent: (details: ReviewDetails) => void;
}

/**
 * Form with rating, text and name. Errors appear at the first attempt to send, then on blur. Each disappears
 * once it is corrected.
 */
export function ReviewForm({ link, before, isEdit, onSent }: ReviewFormProps) {
  const draft = useFormDraft(`review ${link.bookingId}`);
  const [details, setDetails] = useState(() => withDraft(before, draft.texts));
  const { props, id, field, failure, busy } = useForm({
    values: details,
    validate: validateReview,
    send: async () => {
      const review = toReview(details);
      await sendReview(link, review);
      draft.clear();
      onSent(review);
    },
    explain: (error) => ({ message: reviewCopy.failed, next: toApiFailure(error).message || 'Try again.' }),
  });
  const set = (change: Partial<ReviewDetails>) => {
    const changed = { ...details, ...change };
    setDetails(changed);
    draft.save({ ...changed, rating: String(changed.rating) });
  };
  const charactersLeft = reviewMaxLengths.text - details.text.length;
  return (
    <form {...props} method="dialog" className="grid gap-6">
      <StarRatingField
        id={id('rating')}
        legend={labels.rating}
        value={details.rating}
        onChange={(rating) => set({ rating })}
        error={field('rating').error}
      />
      <div>
        <TextAreaField
          id={id('text')}
          label={labels.text}
          hint={labels.textHint}
          value={details.text}
          onChange={({ target }) => set({ text: target.value })}
          error={field('text').error}
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
        id={id('displayName')}
        label={labels.displayName}
        hint={labels.displayNameHint}
        value={details.displayName}
        maxLength={reviewMaxLengths.displayName}
        spellCheck={false}
        onChange={({ target }) => set({ displayName: target.value })}
        error={field('displayName').error}
      />
      {failure && (
        <Notice tone="error" title={failure.message}>
          {failure.next}
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

function withDraft(before: ReviewDetails, { rating, ...texts }: FormDraft['texts']): ReviewDetails {
  return { ...before, ...texts, ...(rating && { rating: Number(rating) }) };
}

function toReview({ text, displayName, ...details }: ReviewDetails): ReviewDetails {
  return { ...details, text: normaliseText(text), displayName: normaliseLine(displayName) };
}
