import { formatPriceShort } from '@studio/domain/money/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StarRating } from '../../../ui/star-rating.tsx';
import type { ClassTypeDetails } from './class-type-page-data.ts';

export function ClassTypeDetailsView({ details }: { details: ClassTypeDetails }) {
  const dropIn = formatPriceShort(details.pricePence);
  return (
    <section aria-label="Class details" className="border-b border-hairline">
      <dl className="container-wide grid grid-cols-2 gap-x-4 gap-y-5 py-6 sm:grid-cols-3 desk:grid-cols-[.85fr_1.15fr_.75fr_1.25fr_.9fr] desk:gap-x-0 desk:py-7">
        <Detail label="Duration">{details.minutes} min</Detail>
        <Detail label={details.levelNote}>{details.level}</Detail>
        {details.capacity !== null && <Detail label="Capacity">{details.capacity}</Detail>}
        <Detail
          label={
            details.membership ? (
              <>
                Included in{' '}
                <Link to={details.membership.to} className="text-link text-ink">
                  {details.membership.label}
                </Link>
              </>
            ) : (
              `Drop-in ${dropIn}`
            )
          }
        >
          {details.priceLabel ?? `${dropIn} / session`}
        </Detail>
        {details.rating !== null && (
          <div className="max-sm:col-span-2 desk:border-l desk:border-hairline desk:pl-6">
            <dt className="sr-only">Rating</dt>
            <dd className="flex items-center gap-x-4 gap-y-2 desk:flex-col desk:items-start">
              <StarRating rating={details.rating} size={18} className="gap-1 desk:mt-1.5" />
              {details.reviewsCount > 0 && (
                <span className="text-small text-stone">{details.reviewsCount} reviews</span>
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Detail({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 desk:border-l desk:border-hairline desk:px-6 desk:first:border-l-0 desk:first:pl-0">
      <dt className="text-small text-stone">{label}</dt>
      <dd className="display-face text-row desk:text-[clamp(1.25rem,1.8vw,1.625rem)]">{children}</dd>
    </div>
  );
}
