import type { ReactNode } from 'react';
import { StarRating } from '../../ui/star-rating.tsx';

interface ReviewItemProps {
  rating: number;
  text: string;
  /** Who wrote it, and after what. */
  below: string;
  mark?: ReactNode;
  /** The studio's answer. */
  reply?: ReactNode;
}

/** One review: its stars, its words in their own lines, and whose they are. */
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
