import { branch } from '@studio/content/branch';
import { Hero } from '../features/home/hero.tsx';
import { loadToday } from '../features/home/load-today.ts';
import { TodayStrip } from '../features/home/today-strip.tsx';
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

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <TodayStrip {...loaderData} />
    </>
  );
}
