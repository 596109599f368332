import { type ComponentProps, memo } from 'react';
import { loadHome } from '../features/home/load-home.ts';
import { loadQuiz } from '../features/quiz/load-quiz.ts';
import { pageMeta } from '../lib/meta.ts';
import { onApproach, onReturn, onTouch } from '../lib/on-approach.tsx';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import { useStudio } from '../lib/use-studio.ts';
import type { Route } from './+types/home';

/** The page shows how many places are left; its first picture lies under the header. */
export const handle = { keptFor: { seconds: 1 }, overPicture: true };

/** The preload stands here and not among `links`: so what is known of the picture stays out of the scripts. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { description, structuredData, preloads } = loaderData;
  return [
    ...pageMeta(matches, null, description, { structuredData }),
    ...preloads.map((link) => ({ tagName: 'link', ...link })),
  ];
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { config, now: clock } = context.get(siteContext);
  const now = clock();
  const [home, quizClasses] = await Promise.all([loadHome(api, now, config.publicUrl), loadQuiz(api, now)]);
  return { ...home, quizClasses };
}

/** What changes while the page is open looks after itself. */
export const shouldRevalidate = () => false;

/** The home page offers tours three weeks ahead. */
const tourDaysTo = 21;

/** The style sheet moves its slides; a script adds swipes and keys once somebody touches it. */
const Hero = onTouch(async () => {
  const [{ Hero }, { OpenTour }] = await Promise.all([
    import('../features/home/hero.tsx'),
    import('../features/tours/open-tour.tsx'),
  ]);
  const tour = (className: string, label: string) => (
    <OpenTour daysTo={tourDaysTo} className={className}>
      {label}
    </OpenTour>
  );
  return (props: Omit<ComponentProps<typeof Hero>, 'tour'>) => <Hero {...props} tour={tour} />;
});
const FreshToday = onReturn(
  async () => (await import('../features/home/fresh-today.tsx')).FreshToday,
  60_000,
);
const CoreClasses = onTouch(async () => (await import('../features/home/core-classes.tsx')).CoreClasses);
const Quiz = onApproach(async () => (await import('../features/quiz/quiz.tsx')).Quiz);
const Tranquility = onTouch(async () => (await import('../features/home/tranquility.tsx')).Tranquility);
const Movement = onTouch(async () => (await import('../features/home/movement.tsx')).Movement);
const FounderNote = onTouch(async () => (await import('../features/home/founder-note.tsx')).FounderNote);
const GoodToKnow = onTouch(async () => (await import('../features/home/good-to-know.tsx')).GoodToKnow);
const WhereWeAre = onTouch(
  async () => (await import('../features/where-we-are/where-we-are.tsx')).WhereWeAre,
);

const TourSection = onApproach(async () => {
  const [{ TourSection }, { DoorLight }] = await Promise.all([
    import('../features/tours/tour-section.tsx'),
    import('../features/shell/door-light.tsx'),
  ]);
  return () => <TourSection heading="h2" daysTo={tourDaysTo} daylight={<DoorLight />} />;
});

const Countdown = onApproach(async () => {
  const [{ Countdown }, { NewsletterForm }, { Daylight }] = await Promise.all([
    import('../features/prelaunch/countdown.tsx'),
    import('../features/newsletter/newsletter-form.tsx'),
    import('../features/shell/daylight.tsx'),
  ]);
  const light = (
    <Daylight className="pointer-events-none absolute -top-36 left-[5%] -z-10 h-[78rem] w-[36rem] opacity-[0.13]" />
  );
  return ({ endsAt, percent }: { endsAt: string; percent: number }) => (
    <Countdown
      endsAt={endsAt}
      percent={percent}
      newsletter={<NewsletterForm source="home" dark percent={percent} />}
      daylight={light}
    />
  );
});

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { name, tagline, address, socials } = useStudio();
  return (
    <>
      <Hero title={`${name} ${tagline}, ${address.district}`} slides={loaderData.slides} socials={socials} />
      <FreshToday served={loaderData.today} />
      <BelowToday page={loaderData} />
    </>
  );
}

/** Rendered once: parts that wait for their script must not be given anything new before they have it. */
const BelowToday = memo(function BelowToday({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const studio = useStudio();
  return (
    <>
      <CoreClasses classes={page.classes} />
      <Quiz classes={page.quizClasses} />
      <Tranquility />
      <Movement />
      <TourSection />
      <FounderNote name={page.founderName} />
      <Countdown endsAt={page.countdownEndsAt} percent={page.listOfferPercent} />
      <GoodToKnow questions={page.questions} />
      <WhereWeAre studio={studio} />
    </>
  );
});
