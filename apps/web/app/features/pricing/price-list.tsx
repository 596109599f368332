import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Coverage } from './coverage.tsx';
import { DropIns } from './drop-ins.tsx';
import { GiftCards } from './gift-cards.tsx';
import { Memberships } from './memberships.tsx';
import { OneToOne } from './one-to-one.tsx';
import { Packs } from './packs.tsx';
import { PaymentFaq } from './payment-faq.tsx';
import type { PricingData } from './pricing-data.ts';
import { PromoCarousel } from './promo-carousel.tsx';
import { scrollToFragment } from './scroll-to-fragment.ts';
import { SubNavigation } from './sub-navigation.tsx';
import { useSmoothScrolling } from './use-smooth-scrolling.ts';

export interface PriceListProps {
  prices: PricingData;
  /** The sun on the forest wall. */
  daylight: ReactNode;
}

/** Everything below the first screen, in one part: an address can name any of it, so all of it has to stand. */
export function PriceList({ prices, daylight }: PriceListProps) {
  const location = useLocation();
  useSmoothScrolling();
  // Each time that somebody goes somewhere, also when it is the same place again.
  useEffect(() => scrollToFragment(location.hash.slice(1)), [location]);
  const { dropIns, packs, memberships, memberPercent, coverage, promos, oneToOne, questions } = prices;
  return (
    <div>
      <SubNavigation />
      <DropIns lines={dropIns} memberPercent={memberPercent} />
      <Packs cards={packs} />
      <Memberships cards={memberships} memberPercent={memberPercent} daylight={daylight} />
      <Coverage {...coverage} />
      {promos.length > 0 && <PromoCarousel slides={promos} />}
      <OneToOne {...oneToOne} memberPercent={memberPercent} />
      <GiftCards />
      <PaymentFaq questions={questions} />
    </div>
  );
}
