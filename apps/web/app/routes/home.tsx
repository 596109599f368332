import { lazyIsland } from '@studio/islands/lazy-island';
import { type ComponentProps, memo } from 'react';
import { type HomePageData, loadHomePage } from '../features/public/home/load-home-page.ts';
import { useNextClasses } from '../features/public/home/use-next-classes.ts';
import type { CountdownProps } from '../features/public/prelaunch/countdown.tsx';
import { loadQuizClasses } from '../features/public/quiz/load-quiz-classes.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { hasAnyPicture } from '../lib/site/plain-picture.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import { useStudio } from '../lib/site/use-studio.ts';
import { hasSavedHolds } from '../lib/storage/has-saved-holds.ts';
import type { Route } from './+types/home';

/** Cached for one second, because the page shows free places. The header overlays the pictures of the hero. */
export const handle = {
  cacheFor: { seconds: 1 },
  overPicture: ({ slides }: Pick<HomePageData, 'slides'>) =>
    hasAnyPicture(slides.map(({ uploaded }) => uploaded)),
};

/**
 * Returns the preloads here, from the loader data. If `links` returned them, the page's script would contain the
 * metadata of the images.
 */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { description, structuredData, preloads } = loaderData;
  return [
    ...buildPageMeta(matches, null, description, { structuredData }),
    ...preloads.map((link) => ({ tagName: 'link', ...link })),
  ];
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = getServerApi(context);
  const { config, now: clock } = context.get(siteContext);
  const now = clock();
  const [home, quizClasses] = await Promise.all([
    loadHomePage(api, now, config.publicUrl),
    loadQuizClasses(api, now),
  ]);
  return { ...home, quizClasses };
}

/** Returns false, because the page refetches its own live data. */
export const shouldRevalidate = () => false;

/** Last day on which the home page offers tours, in days from today. */
const tourDaysTo = 21;

/**
 * Option for sections that work without their scripts, so that visitors download these scripts only on interaction.
 */
const hydrateOnInteraction = { hydrate: 'interaction' } as const;

/** CSS animates the slides. The script for swipes and keys loads on interaction. */
const Hero = lazyIsland(async () => {
  const [{ HomeHero: Hero }, { TourLink: OpenTour }, { Daylight }] = await Promise.all([
    import('../features/public/home/home-hero.tsx'),
    import('../features/public/tours/tour-link.tsx'),
    import('../features/public/shell/daylight.tsx'),
  ]);
  const light = (
    <Daylight className="pointer-events-none absolute -top-72 right-[-30%] h-[90rem] w-[42rem] desk:right-[6%]" />
  );
  const tour = (className: string, label: string) => (
    <OpenTour daysTo={tourDaysTo} className={className}>
      {label}
    </OpenTour>
  );
  return (props: Omit<ComponentProps<typeof Hero>, 'tour' | 'daylight'>) => (
    <Hero {...props} tour={tour} daylight={light} />
  );
}, hydrateOnInteraction);
const NextClasses = lazyIsland(
  async () => (await import('../features/public/home/next-classes-strip.tsx')).NextClassesStrip,
  // The server doesn't know this browser's holds, and shows a class as full if this browser holds its last place.
  { hydrate: () => (hasSavedHolds() ? 'visible' : 'interaction') },
);
const CoreClasses = lazyIsland(
  async () => (await import('../features/public/home/core-classes.tsx')).CoreClasses,
  hydrateOnInteraction,
);
const Quiz = lazyIsland(async () => (await import('../features/public/quiz/quiz.tsx')).Quiz);
const Tranquility = lazyIsland(
  async () => (await import('../features/public/home/studio-section.tsx')).StudioSection,
  hydrateOnInteraction,
);
const Movement = lazyIsland(
  async () => (await import('../features/public/home/method-section.tsx')).MethodSection,
  hydrateOnInteraction,
);
const FounderNote = lazyIsland(
  async () => (await import('../features/public/home/founder-note.tsx')).FounderNote,
  hydrateOnInteraction,
);
const GoodToKnow = lazyIsland(
  async () => (await import('../features/public/home/home-faq.tsx')).HomeFaq,
  hydrateOnInteraction,
);
const WhereWeAre = lazyIsland(
  async () => (await import('../features/public/location/studio-location.tsx')).StudioLocation,
  hydrateOnInteraction,
);

const TourSection = lazyIsland(async () => {
  const [{ TourSection }, { TourSectionBackground }] = await Promise.all([
    import('../features/public/tours/tour-section.tsx'),
    import('../features/public/shell/tour-section-background.tsx'),
  ]);
  return () => <TourSection heading="h2" daysTo={tourDaysTo} daylight={<TourSectionBackground />} />;
});

const Countdown = lazyIsland(async () => {
  const [{ Countdown }, { NewsletterForm }, { Daylight }] = await Promise.all([
    import('../features/public/prelaunch/countdown.tsx'),
    import('../features/public/newsletter/newsletter-form.tsx'),
    import('../features/public/shell/daylight.tsx'),
  ]);
  const light = (
    <Daylight className="pointer-events-none absolute -top-36 left-[5%] -z-10 h-[78rem] w-[36rem] opacity-[0.13]" />
  );
  return ({ endsAt, openLead, percent }: Pick<CountdownProps, 'endsAt' | 'openLead' | 'percent'>) => (
    <Countdown
      endsAt={endsAt}
      openLead={openLead}
      percent={percent}
      newsletter={<NewsletterForm source="home" dark percent={percent} />}
      daylight={light}
    />
  );
});

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { name, tagline, address, socials } = useStudio();
  const nextClasses = useNextClasses(loaderData.today);
  return (
    <>
      <Hero
        title={`${[name, tagline].filter(Boolean).join(' ')}, ${address.district}`}
        slides={loaderData.slides}
        socials={socials}
      />
      <NextClasses {...nextClasses} />
      <BelowToday page={loaderData} />
    </>
  );
}

/** Memoised, because lazy islands must not get new props before hydration. */
const BelowToday = memo(function BelowToday({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const studio = useStudio();
  return (
    <>
      <CoreClasses copy={page.copy.classes} classes={page.classes} />
      <Quiz classes={page.quizClasses} />
      <Tranquility copy={page.copy.studio} />
      <Movement copy={page.copy.method} />
      <TourSection />
      <FounderNote copy={page.founder} name={page.founderName} />
      <Countdown
        endsAt={page.countdownEndsAt}
        openLead={page.openLead}
        percent={page.newsletterOfferPercent}
      />
      <GoodToKnow copy={page.copy.questions} questions={page.questions} />
      <WhereWeAre studio={studio} copy={page.location} />
    </>
  );
});
