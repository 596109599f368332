import { branch } from '@studio/content/branch';
import { Hero } from '../features/home/hero.tsx';
import { loadToday } from '../features/home/load-today.ts';
import { TodayStrip } from '../features/home/today-strip.tsx';
import { Daylight } from '../features/shell/daylight.tsx';
import { OpenTour } from '../features/tours/open-tour.tsx';
import { TourSection } from '../features/tours/tour-section.tsx';
import { browserApi } from '../lib/browser-api.ts';
import { pageMeta } from '../lib/meta.ts';
import { serverNow } from '../lib/server-clock.ts';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import type { Route } from './+types/home';

export const meta = () =>
  pageMeta(
    null,
    `Reformer, mat Pilates and yoga in small groups at ${branch.address.street}, ${branch.address.district}. ${branch.directions}`,
  );

export function loader({ context }: Route.LoaderArgs) {
  return loadToday(serverApi(context), context.get(siteContext).now());
}

export function clientLoader() {
  return loadToday(browserApi(), serverNow());
}

/** The home page offers tours three weeks ahead. */
const tourDaysTo = 21;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero besides={<OpenTour daysTo={tourDaysTo}>Book a tour</OpenTour>} />
      <TodayStrip {...loaderData} />
      <TourSection
        heading="h2"
        daysTo={tourDaysTo}
        daylight={
          <Daylight className="pointer-events-none absolute -top-40 left-[4%] h-[100rem] w-[46rem]" />
        }
      />
    </>
  );
}
