import type { ReactNode } from 'react';
import { StarRating } from '../../../ui/star-rating.tsx';

interface ReviewItemProps {
  rating: number;
  text: string;
  /** Text below the review: author and date, or the class of a sample. */
  below: string;
  mark?: ReactNode;
  reply?: ReactNode;
}

export function ReviewItem({ rating, text, below, mark, reply }: ReviewItemProps) {
  return (
    <li className="border-b border-hairline py-7">
      <div className="flex items-center justify-between gap-4">
        <StarRating rating={rating} />
        {mark}
      </div>
      <p className="display-face mt-4 max-w-[28em] text-row leading-[1.4] whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <p className="mt-3 text-small text-stone wrap-anywhere">{below}</p>
      {reply}
    </li>
  );
}
