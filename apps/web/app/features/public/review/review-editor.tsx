import { reviewCopy } from '@studio/content/copy/review';
import type { OwnReviewResponse } from '@studio/contracts/reviews';
import type { ReviewDetails } from '@studio/domain/reviews/review-details';
import { useEffect, useRef, useState } from 'react';
import { quietCorner } from '../../../assets/pictures/quiet-corner.ts';
import { useSitePicture } from '../../../lib/site/use-site-picture.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { ReviewLink } from './review-api.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewSent } from './review-sent.tsx';

const archWidth = 'min(340px, 30vw)';

/** Shows the class with its review form and, after sending, the written review. */
export function ReviewEditor({ link, response }: { link: ReviewLink; response: OwnReviewResponse }) {
  const picture = useSitePicture('corner', quietCorner);
  const [written, setWritten] = useState<ReviewDetails | null>(response.review);
  const [open, setOpen] = useState(response.review === null);
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // Focuses the heading after each change, so that screen readers start there.
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
    void open;
  }, [open]);
  const { title, day, time, instructorName } = response.class;
  const fresh = { rating: 0, text: '', displayName: response.suggestedName };
  return (
    <div className="container-page grid items-start gap-x-20 py-10 md:grid-cols-[minmax(0,36rem)_auto] md:justify-between md:py-16">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {open ? reviewCopy.title : reviewCopy.sent.title}
        </h1>
        {open && <p className="mt-4 text-lead text-stone">{reviewCopy.lead}</p>}
        <p className="mt-6 border-y border-hairline py-4">
          <span className="block font-semibold">{title}</span>
          <span className="block text-small text-stone">
            {day}, {time}, with {instructorName}
          </span>
        </p>
        {isWithdrawn && (
          <div className="mt-6">
            <Notice tone="success" title={reviewCopy.withdraw.done} />
          </div>
        )}
        <div className="mt-7">
          {open ? (
            <ReviewForm
              link={link}
              before={written ?? fresh}
              isEdit={written !== null}
              onSent={(details) => {
                setWritten(details);
                setIsWithdrawn(false);
                setOpen(false);
              }}
            />
          ) : (
            <ReviewSent
              link={link}
              review={written ?? fresh}
              onChange={() => setOpen(true)}
              onWithdrawn={() => {
                setWritten(null);
                setIsWithdrawn(true);
                setOpen(true);
              }}
            />
          )}
        </div>
        <p className="mt-8 text-small text-stone">
          {reviewCopy.linkExpiresOn} {response.until}.
        </p>
      </div>
      {picture && (
        <div className="max-md:hidden" style={{ '--arch-width': archWidth }}>
          <Picture of={picture} sizes={archWidth} className="arch-fluid h-auto" />
        </div>
      )}
    </div>
  );
}
