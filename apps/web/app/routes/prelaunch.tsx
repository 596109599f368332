import { prelaunchCopy } from '@studio/content/copy/prelaunch';
import { lazyIsland } from '@studio/islands/lazy-island';
import { NewsletterForm } from '../features/public/newsletter/newsletter-form.tsx';
import { Countdown } from '../features/public/prelaunch/countdown.tsx';
import { Daylight } from '../features/public/shell/daylight.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { loadSiteCopy } from '../lib/site/load-site-copy.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/prelaunch';

const HowItWorks = lazyIsland(
  async () => (await import('../features/public/prelaunch/how-it-works.tsx')).HowItWorks,
);

export const handle = { cacheFor: { seconds: 1 } };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description, noOfferDescription } = prelaunchCopy;
  return buildPageMeta(matches, title, loaderData?.percent ? description : noOfferDescription);
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = getServerApi(context);
  const [{ settings }, { home }] = await Promise.all([loadCatalogue(api), loadSiteCopy(api, 'home')]);
  const { countdownEndsAt: endsAt, newsletterOfferPercent: percent } = settings;
  return { endsAt, percent, openLead: home.countdown.openLead };
}

/** CSS classes of the two decorative lights on the dark background. */
const light = 'pointer-events-none absolute -top-36 -z-10 h-[78rem] w-[36rem]';

export default function PrelaunchPage({ loaderData: { endsAt, openLead, percent } }: Route.ComponentProps) {
  return (
    <>
      <Countdown
        heading="h1"
        endsAt={endsAt}
        openLead={openLead}
        percent={percent}
        newsletter={<NewsletterForm source="prelaunch" dark percent={percent} />}
        daylight={
          <>
            <Daylight className={`${light} left-[5%] opacity-[0.13]`} />
            <Daylight className={`${light} left-[34%] translate-y-24 opacity-[0.07]`} />
          </>
        }
      />
      <HowItWorks percent={percent} />
    </>
  );
}
