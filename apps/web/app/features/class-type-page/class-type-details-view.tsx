import { formatPriceShort } from '@studio/domain/money/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StarRating } from '../../ui/star-rating.tsx';
import type { ClassTypeDetails as Facts } from './class-type-page-data.ts';

export function ClassTypeDetailsView({ facts }: { facts: Facts }) {
  const dropIn = formatPriceShort(facts.pricePence);
  return (
    <section aria-label="The class in brief" className="border-b border-hairline">
      <dl className="container-wide grid grid-cols-2 gap-x-4 gap-y-5 py-6 sm:grid-cols-3 desk:grid-cols-[.85fr_1.15fr_.75fr_1.25fr_.9fr] desk:gap-x-0 desk:py-7">
        <Fact label="Duration">{facts.minutes} min</Fact>
        <Fact label={facts.levelNote}>{facts.level}</Fact>
        {facts.capacity !== null && <Fact label="Capacity">{facts.capacity}</Fact>}
        <Fact
          label={
            facts.membership ? (
              <>
                Included in{' '}
                <Link to={facts.membership.to} className="text-link text-ink">
                  {facts.membership.label}
                </Link>
              </>
            ) : (
              `Drop-in ${dropIn}`
            )
          }
        >
          {facts.priceLabel ?? `${dropIn} / session`}
        </Fact>
        <div className="max-sm:col-span-2 desk:border-l desk:border-hairline desk:pl-6">
          <dt className="sr-only">Rating</dt>
          <dd className="flex items-center gap-x-4 gap-y-2 desk:flex-col desk:items-start">
            <StarRating rating={facts.rating} size={18} className="gap-1 desk:mt-1.5" />
            <span className="text-small text-stone">{facts.reviewsCount} reviews</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 desk:border-l desk:border-hairline desk:px-6 desk:first:border-l-0 desk:first:pl-0">
      <dt className="text-small text-stone">{label}</dt>
      <dd className="display-face text-row desk:text-[clamp(1.25rem,1.8vw,1.625rem)]">{children}</dd>
    </div>
  );
}
