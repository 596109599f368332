import { pricingCopy } from '@studio/content/copy/pricing';
import { memo } from 'react';
import { loadPricing } from '../features/pricing/load-pricing.ts';
import { PricingHero } from '../features/pricing/pricing-hero.tsx';
import { Daylight } from '../features/shell/daylight.tsx';
import { pageMeta } from '../lib/meta.ts';
import { onApproach } from '../lib/on-approach.tsx';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import { siteOrigin } from '../lib/site-origin.ts';
import { breadcrumbs } from '../lib/structured-data/breadcrumbs.ts';
import { faqPage } from '../lib/structured-data/faq-page.ts';
import type { Route } from './+types/pricing';

/** The slides show how many places are left. */
export const handle = { keptFor: { seconds: 1 } };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = pricingCopy.meta;
  const trail = breadcrumbs([{ name: title, path: '/pricing' }], siteOrigin(matches));
  const structuredData = loaderData ? [trail, faqPage(loaderData.questions)] : [trail];
  return pageMeta(matches, title, description, { structuredData });
}

export function loader({ context }: Route.LoaderArgs) {
  return loadPricing(serverApi(context), context.get(siteContext).now());
}

const PriceList = memo(
  onApproach(async () => (await import('../features/pricing/price-list.tsx')).PriceList),
);

const onTheWall = (
  <Daylight className="pointer-events-none absolute -top-72 left-[30%] h-[100rem] w-[46rem] opacity-75 desk:left-[calc(50%-14rem)]" />
);
const onForest = (
  <Daylight className="pointer-events-none absolute -top-60 left-[-4%] h-[100rem] w-[46rem] opacity-10 desk:left-[calc(50%-44rem)]" />
);

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const { offers, offersNote, helper } = loaderData;
  return (
    <>
      <PricingHero offers={offers} offersNote={offersNote} helper={helper} daylight={onTheWall} />
      <PriceList prices={loaderData} daylight={onForest} />
    </>
  );
}
