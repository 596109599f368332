import { aboutCopy } from '@studio/content/copy/about';
import { studioTeamGroups } from '@studio/domain/people/groups';
import { lazyIsland } from '@studio/islands/lazy-island';
import { type AboutDetails, isAboutTeamOnly } from '../features/public/about/about-details.ts';
import { AboutHero } from '../features/public/about/about-hero.tsx';
import { loadAboutDetails } from '../features/public/about/load-about-details.ts';
import { TeamOnlyAbout } from '../features/public/about/team-only-about.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
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
  const description = loaderData?.details?.copy.about.description ?? '';
  return buildPageMeta(matches, aboutCopy.title, description, { unlisted: !loaderData?.details });
}

/**
 * Returns no details while the page is restricted to the team, so that the document contains none. A preview contains
 * them, because only an owner can create its link.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const api = getServerApi(context);
  const isTeamOnly = isAboutTeamOnly(await loadCatalogue(api));
  return { details: isTeamOnly && !context.get(siteContext).isPreview ? null : await loadAboutDetails(api) };
}

export default function AboutPage({ loaderData: { details } }: Route.ComponentProps) {
  if (details) return <About details={details} />;
  return <RequireAccess groups={studioTeamGroups}>{() => <TeamOnlyAbout Page={About} />}</RequireAccess>;
}

function About({ details: { copy, highlights, founderName, team, studio } }: { details: AboutDetails }) {
  return (
    <>
      <AboutHero copy={copy.about} highlights={highlights} />
      <FounderLetter copy={copy.founder} name={founderName} />
      <Team copy={copy.about.team} team={team} />
      <WhereWeAre studio={studio} copy={copy.location} className="" />
    </>
  );
}
