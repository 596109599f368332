import { findClassPage, listClassPages } from '@studio/content/class-pages';
import { lazyIsland } from '@studio/islands/lazy-island';
import { memo } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { BookingPanel } from '../features/public/class-type-page/booking-panel.tsx';
import { buildHeroPreloadLinks, ClassHero } from '../features/public/class-type-page/class-hero.tsx';
import { ClassTypeDetailsView } from '../features/public/class-type-page/class-type-details-view.tsx';
import type { ClassTypePageData } from '../features/public/class-type-page/class-type-page-data.ts';
import { loadClassTypePage } from '../features/public/class-type-page/load-class-type-page.ts';
import { MobileNextClassBar } from '../features/public/class-type-page/mobile-next-class-bar.tsx';
import { useUpcomingClasses } from '../features/public/class-type-page/use-upcoming-classes.ts';
import { Daylight } from '../features/public/shell/daylight.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import type { NextClass } from '../lib/site/load-next-classes.ts';
import { loadSiteCopy } from '../lib/site/load-site-copy.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { hasAnyPicture } from '../lib/site/plain-picture.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/class-category';

const ClassBody = lazyIsland(
  async () => (await import('../features/public/class-type-page/class-type-body.tsx')).ClassTypeBody,
);
const PaymentOptionList = lazyIsland(
  async () => (await import('../features/public/class-type-page/payment-options.tsx')).PaymentOptions,
);
const Spotlight = lazyIsland(
  async () => (await import('../features/public/class-type-page/product-carousel.tsx')).ProductCarousel,
);
const Teachers = lazyIsland(
  async () =>
    (await import('../features/public/class-type-page/instructor-accordion.tsx')).InstructorAccordion,
);

/** Complete in the server's HTML. Hydrates on interaction, and only if a class is full. */
const JoinWhenFull = lazyIsland(
  async () => {
    const { JoinWaitingList } = await import('../features/public/waiting-list/join-waiting-list.tsx');
    return (klass: WaitingListClass) => <JoinWaitingList klass={klass} size="small" />;
  },
  { hydrate: 'interaction' },
);

type WaitingListClass = Pick<NextClass, 'classId' | 'className' | 'start' | 'dateStart' | 'activityType'>;

export const handle = {
  cacheFor: { seconds: 1 },
  overPicture: ({ picture }: ClassTypePageData) => hasAnyPicture([picture]),
  // A category with several class types shows the page of its first one. `path` is the canonical URL of the category
  // and of that class type.
  shareMetadata: ({ path, sharePath, details }: ClassTypePageData) => ({
    path,
    sharePicture: { path: sharePath, alt: details.title },
  }),
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = getServerApi(context);
  const [catalogue, { classes }] = await Promise.all([loadCatalogue(api), loadSiteCopy(api, 'classes')]);
  const pages = listClassPages(classes, catalogue.classTypes);
  const found = findClassPage(pages, params.category, params.style);
  if ('redirect' in found) throw redirect(found.redirect);
  const { config, now } = context.get(siteContext);
  return loadClassTypePage(api, found.page, {
    catalogue,
    pages,
    teachersRating: classes.rating,
    now: now(),
    samples: config.mode === 'demo',
    origin: config.publicUrl,
  });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { meta, structuredData } = loaderData;
  return [
    ...buildPageMeta(matches, meta.title, meta.description, { structuredData }),
    ...buildHeroPreloadLinks(loaderData).map((link) => ({ tagName: 'link', ...link })),
  ];
}

/**
 * Returns whether the visitor navigates to another class type. Otherwise nothing is reloaded, because the page
 * refetches its own live data.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

const daylight = (
  <Daylight className="pointer-events-none absolute -top-72 right-[-30%] h-[90rem] w-[42rem] desk:right-[6%]" />
);

export default function ClassCategoryPage({ loaderData: page }: Route.ComponentProps) {
  const live = useUpcomingClasses(page);
  return (
    // The scroll margin keeps focused elements above the bottom bar on phones.
    <div className="max-md:[&_:focus-visible]:scroll-mb-24">
      <ClassHero page={page} daylight={daylight} />
      <ClassTypeDetailsView details={page.details} />
      <div className="below-fold container-page grid gap-12 py-12 md:py-18 desk:grid-cols-12 desk:gap-x-6 desk:pb-26">
        <div className="desk:col-span-5 desk:col-start-8 desk:row-start-1 min-[80rem]:col-span-4 min-[80rem]:col-start-9">
          <div className="desk:sticky desk:top-[calc(var(--header-height)+32px)]">
            <BookingPanel page={page} live={live} whenFull={renderJoinWhenFull} />
          </div>
        </div>
        <div className="min-w-0 desk:col-span-7 desk:row-start-1 max-[80rem]:desk:pr-8">
          <Story key={page.key} page={page} />
        </div>
      </div>
      <Below key={page.key} page={page} />
      <MobileNextClassBar page={page} live={live} />
    </div>
  );
}

/**
 * Passes single fields instead of the class, because a refetched class would be a new object, and lazy
 * islands must not get new props before hydration.
 */
function renderJoinWhenFull({ classId, className, start, dateStart, activityType }: NextClass) {
  return <JoinWhenFull {...{ classId, className, start, dateStart, activityType }} />;
}

/**
 * Memoised, because lazy islands must not get new props before hydration. When the visitor navigates to another class
 * type, `key` remounts this component.
 */
const Story = memo(function Story({ page }: { page: ClassTypePageData }) {
  return <ClassBody page={page} />;
});

const Below = memo(function Below({ page }: { page: ClassTypePageData }) {
  return (
    <>
      <PaymentOptionList options={page.paymentOptions} />
      <Spotlight slides={page.spotlight} category={page.category} />
      <Teachers teachers={page.teachers} rating={page.teachersRating} />
    </>
  );
});
