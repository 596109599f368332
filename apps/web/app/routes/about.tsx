import { aboutCopy } from '@studio/content/copy/about';
import { studioTeamGroups } from '@studio/domain/people/groups';
import { lazyIsland } from '@studio/islands/lazy-island';
import {
  type AboutDetails,
  isAboutTeamOnly,
  toAboutDetails,
} from '../features/public/about/about-details.ts';
import { AboutHero } from '../features/public/about/about-hero.tsx';
import { TeamOnlyAbout } from '../features/public/about/team-only-about.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/about';

const FounderLetter = lazyIsland(
  async () => (await import('../features/public/about/founder-letter.tsx')).FounderLetter,
);
const Team = lazyIsland(async () => (await import('../features/public/about/team.tsx')).Team);
const WhereWeAre = lazyIsland(
  async () => (await import('../features/public/location/studio-location.tsx')).StudioLocation,
);

export const handle = { cacheFor: 'version' };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = aboutCopy.meta;
  return buildPageMeta(matches, title, description, { unlisted: !loaderData?.details });
}

/** Returns no details while the page is restricted to the team, so that the document contains none. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = await loadCatalogue(getServerApi(context));
  return { details: isAboutTeamOnly(catalogue) ? null : toAboutDetails(catalogue) };
}

export default function AboutPage({ loaderData: { details } }: Route.ComponentProps) {
  if (details) return <About details={details} />;
  return <RequireAccess groups={studioTeamGroups}>{() => <TeamOnlyAbout Page={About} />}</RequireAccess>;
}

function About({ details: { highlights, founderName, team, studio } }: { details: AboutDetails }) {
  return (
    <>
      <AboutHero highlights={highlights} />
      <FounderLetter name={founderName} />
      <Team team={team} />
      <WhereWeAre studio={studio} className="" />
    </>
  );
}
