import { Badge } from '../../ui/badge.tsx';
import { Stars } from '../../ui/stars.tsx';
import type { ClassPageData } from './class-page-data.ts';

interface ReviewsProps {
  page: Pick<ClassPageData, 'facts' | 'reviews'>;
}

/** Reviews of people who came. There are none yet: the demo shows what some would look like, and says so. */
export function Reviews({ page: { facts, reviews } }: ReviewsProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Stars rating={facts.rating} size={24} className="gap-1" />
        <span className="text-lead">{facts.reviewsCount} reviews</span>
      </p>
      {reviews.length === 0 ? (
        <p className="mt-6 max-w-[36em] text-lead text-stone">
          Their words are not printed here yet. After each class we ask the people who came how it was; what
          they allow us to quote will stand in this place, the critical ones too.
        </p>
      ) : (
        <>
          <p className="mt-4 max-w-[36em] text-stone">
            The texts below are samples, written for this demo. In the studio's own site only people who came
            are quoted.
          </p>
          <ul className="mt-8 border-t border-hairline">
            {reviews.map(({ rating, text, after }) => (
              <li key={text} className="border-b border-hairline py-7">
                <div className="flex items-center justify-between gap-4">
                  <Stars rating={rating} />
                  <Badge tone="warm">Sample</Badge>
                </div>
                <p className="display-face mt-4 max-w-[28em] text-row leading-[1.4]">{text}</p>
                <p className="mt-3 text-small text-stone">{after}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
