import { pricingCopy } from '@studio/content/copy/pricing';
import { lazyIsland } from '@studio/islands/lazy-island';
import { memo } from 'react';
import { loadPricingPage } from '../features/public/pricing/load-pricing-page.ts';
import { PricingHero } from '../features/public/pricing/pricing-hero.tsx';
import { Daylight } from '../features/public/shell/daylight.tsx';
import { getSiteOrigin } from '../lib/site/get-site-origin.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import { toBreadcrumbList } from '../lib/structured-data/to-breadcrumb-list.ts';
import { toFaqPage } from '../lib/structured-data/to-faq-page.ts';
import type { Route } from './+types/pricing';

/** Cached for one second, because the slides show free places. */
export const handle = { cacheFor: { seconds: 1 } };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title } = pricingCopy;
  const { copy, questions = [] } = loaderData ?? {};
  const trail = toBreadcrumbList([{ name: title, path: '/pricing' }], getSiteOrigin(matches));
  const structuredData = questions.length > 0 ? [trail, toFaqPage(questions)] : [trail];
  return buildPageMeta(matches, title, copy?.description ?? '', { structuredData });
}

export function loader({ context }: Route.LoaderArgs) {
  return loadPricingPage(getServerApi(context), context.get(siteContext).now());
}

const PriceList = memo(
  lazyIsland(async () => (await import('../features/public/pricing/price-list.tsx')).PriceList),
);

const onTheWall = (
  <Daylight className="pointer-events-none absolute -top-72 left-[30%] h-[100rem] w-[46rem] opacity-75 desk:left-[calc(50%-14rem)]" />
);
const onForest = (
  <Daylight className="pointer-events-none absolute -top-60 left-[-4%] h-[100rem] w-[46rem] opacity-10 desk:left-[calc(50%-44rem)]" />
);

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const { copy, offers, offersNote, helper } = loaderData;
  return (
    <>
      <PricingHero copy={copy} offers={offers} offersNote={offersNote} helper={helper} daylight={onTheWall} />
      <PriceList prices={loaderData} daylight={onForest} />
    </>
  );
}
