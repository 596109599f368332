import { pricingCopy } from '@studio/content/copy/pricing';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FrequencyHelper } from './frequency-helper.tsx';
import type { FrequencyRecommendation, OfferLine, PricingData } from './pricing-data.ts';

interface PricingHeroProps {
  copy: PricingData['copy'];
  offers: readonly OfferLine[];
  offersNote: string | null;
  helper: readonly FrequencyRecommendation[];
  /** Decoration behind the hero. */
  daylight: ReactNode;
}

const { hero } = pricingCopy;

/** Offers for new clients on the left, and the frequency helper on the right. */
export function PricingHero({ copy, offers, offersNote, helper, daylight }: PricingHeroProps) {
  return (
    <section className="relative overflow-clip border-b border-hairline bg-linen">
      {daylight}
      <div className="container-page relative grid gap-x-6 gap-y-10 pt-10 pb-12 md:pt-16 md:pb-20 desk:grid-cols-12 desk:pt-22 desk:pb-24">
        <div className="desk:col-span-6">
          <h1 className="text-display">{copy.heading}</h1>
          <p className="mt-4 max-w-[23.5em] text-balance text-lead text-stone desk:mt-6">{copy.lead}</p>
          {offers.length > 0 && (
            <div id="offers" className="mt-8 max-w-[27rem] desk:mt-14">
              <h2 className="eyebrow font-sans">{hero.offers}</h2>
              <ul className="mt-3 border-t border-ink/15">
                {offers.map((offer) => (
                  <li key={offer.id} className="border-b border-ink/15 last:border-b-0">
                    <Offer {...offer} />
                  </li>
                ))}
              </ul>
              {offersNote && <p className="mt-2 text-note text-stone">{offersNote}</p>}
            </div>
          )}
        </div>
        {helper.length > 0 && (
          <div className="desk:col-span-5 desk:col-start-8">
            <FrequencyHelper answers={helper} />
          </div>
        )}
      </div>
    </section>
  );
}

function Offer({ price, name, to }: OfferLine) {
  return (
    <Link to={to} className="group grid min-h-13 grid-cols-[6rem_1fr] items-center gap-x-2 py-2">
      <span className="numeric text-xl leading-tight font-semibold">{price}</span>
      <span className="decoration-1 underline-offset-4 transition-colors duration-hover group-hover:text-clay-deep group-hover:underline">
        {name}
      </span>
    </Link>
  );
}
