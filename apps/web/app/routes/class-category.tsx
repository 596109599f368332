import { classPageAt, classPagePath } from '@studio/content/copy/class-pages';
import { memo } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { BookBar } from '../features/class-page/book-bar.tsx';
import { ClassFacts } from '../features/class-page/class-facts.tsx';
import { ClassHero, preloadClassHero } from '../features/class-page/class-hero.tsx';
import type { ClassPageData } from '../features/class-page/class-page-data.ts';
import { loadClassPage } from '../features/class-page/load-class-page.ts';
import { PlacesPanel } from '../features/class-page/places-panel.tsx';
import { useComingClasses } from '../features/class-page/use-coming-classes.ts';
import type { NextClass } from '../lib/load-next-classes.ts';
import { pageMeta } from '../lib/meta.ts';
import { onApproach, onTouch } from '../lib/on-approach.tsx';
import { sharePath } from '../lib/share-path.ts';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import type { Route } from './+types/class-category';

const ClassBody = onApproach(async () => (await import('../features/class-page/class-body.tsx')).ClassBody);
const WaysToPay = onApproach(async () => (await import('../features/class-page/ways-to-pay.tsx')).WaysToPay);
const Spotlight = onApproach(async () => (await import('../features/class-page/spotlight.tsx')).Spotlight);
const Teachers = onApproach(async () => (await import('../features/class-page/teachers.tsx')).Teachers);

/** Complete as it is served; its script comes with the first touch, and only where a class is full. */
const JoinWhenFull = onTouch(async () => {
  const { JoinWaitingList } = await import('../features/waiting-list/join-waiting-list.tsx');
  return (klass: WaitedClass) => <JoinWaitingList klass={klass} size="small" />;
});

type WaitedClass = Pick<NextClass, 'classId' | 'className' | 'start' | 'dateStart' | 'activityType'>;

export const handle = {
  keptFor: { seconds: 1 },
  overPicture: true,
  // A category with styles is the same page as its first style.
  identity: ({ path, filters, facts }: ClassPageData & { path: string }) => ({
    path,
    sharePicture: { path: sharePath(filters.activityType ?? '', filters.subType ?? null), alt: facts.title },
  }),
};

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = classPageAt(params.category, params.style);
  if ('redirect' in found) throw redirect(found.redirect);
  const { config, now } = context.get(siteContext);
  const page = await loadClassPage(serverApi(context), found.page, {
    now: now(),
    samples: config.mode === 'demo',
    origin: config.publicUrl,
  });
  if (!page) throw redirect('/classes');
  return { ...page, path: classPagePath(found.page) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { key, meta, structuredData } = loaderData;
  return [
    ...pageMeta(matches, meta.title, meta.description, { structuredData }),
    ...preloadClassHero(key).map((link) => ({ tagName: 'link', ...link })),
  ];
}

/** What changes while the page is open looks after itself; another style is another page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ClassCategoryPage({ loaderData: page }: Route.ComponentProps) {
  const live = useComingClasses(page);
  return (
    // What gets the focus is not left under the bar on phones.
    <div className="max-md:[&_:focus-visible]:scroll-mb-24">
      <ClassHero page={page} />
      <ClassFacts facts={page.facts} />
      <div className="below-window container-page grid gap-12 py-12 md:py-18 desk:grid-cols-12 desk:gap-x-6 desk:pb-26">
        <div className="desk:col-span-5 desk:col-start-8 desk:row-start-1 min-[80rem]:col-span-4 min-[80rem]:col-start-9">
          <div className="desk:sticky desk:top-[calc(var(--header-height)+32px)]">
            <PlacesPanel page={page} live={live} whenFull={waitFor} />
          </div>
        </div>
        <div className="min-w-0 desk:col-span-7 desk:row-start-1 max-[80rem]:desk:pr-8">
          <Story key={page.key} page={page} />
        </div>
      </div>
      <Below key={page.key} page={page} />
      <BookBar page={page} live={live} />
    </div>
  );
}

/** Field by field: a new look at the same class is nothing new to a part that waits for its script. */
function waitFor({ classId, className, start, dateStart, activityType }: NextClass) {
  return <JoinWhenFull {...{ classId, className, start, dateStart, activityType }} />;
}

/**
 * Both are rendered once per page: parts that wait for their script must not be given anything new before they have it.
 * Another style begins anew, with its scripts at hand.
 */
const Story = memo(function Story({ page }: { page: ClassPageData }) {
  return <ClassBody page={page} />;
});

const Below = memo(function Below({ page }: { page: ClassPageData }) {
  return (
    <>
      <WaysToPay ways={page.ways} />
      <Spotlight slides={page.spotlight} category={page.category} />
      <Teachers teachers={page.teachers} />
    </>
  );
});
