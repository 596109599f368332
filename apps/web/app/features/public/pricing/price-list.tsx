import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { CoverageSection } from './coverage-section.tsx';
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
  /** Decoration behind the memberships. */
  daylight: ReactNode;
}

/**
 * Renders everything below the page's hero. It loads as one part, because a URL fragment can point to any section,
 * and scrolling there needs the heights of all sections above.
 */
export function PriceList({ prices, daylight }: PriceListProps) {
  const location = useLocation();
  useSmoothScrolling();
  // Runs on every navigation, including repeated clicks on the same link.
  useEffect(() => scrollToFragment(location.hash.slice(1)), [location]);
  const { copy, dropIns, packs, memberships, memberPercent, coverage, promos, oneToOne, questions } = prices;
  return (
    <div>
      <SubNavigation />
      <DropIns lead={copy.dropIn} lines={dropIns} memberPercent={memberPercent} />
      <Packs lead={copy.packs} cards={packs} />
      <Memberships
        lead={copy.memberships}
        cards={memberships}
        memberPercent={memberPercent}
        daylight={daylight}
      />
      <CoverageSection {...coverage} />
      {promos.length > 0 && <PromoCarousel slides={promos} />}
      <OneToOne lead={copy.oneToOne} {...oneToOne} memberPercent={memberPercent} />
      <GiftCards cards={prices.giftCards} />
      <PaymentFaq copy={copy.paying} questions={questions} />
    </div>
  );
}
