import { aboutCopy } from '@studio/content/copy/about';
import { AboutHero } from '../features/about/about-hero.tsx';
import { aboutFacts, answersVisitors } from '../features/about/load-about.ts';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { pageMeta } from '../lib/meta.ts';
import { onApproach } from '../lib/on-approach.tsx';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import type { Route } from './+types/about';

const FounderLetter = onApproach(
  async () => (await import('../features/about/founder-letter.tsx')).FounderLetter,
);
const Team = onApproach(async () => (await import('../features/about/team.tsx')).Team);
const WhereWeAre = onApproach(
  async () => (await import('../features/where-we-are/where-we-are.tsx')).WhereWeAre,
);

export const handle = { keptFor: 'version' };

export const meta = () => pageMeta(aboutCopy.meta.title, aboutCopy.meta.description);

export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = await loadCatalogue(serverApi(context));
  const { mode } = context.get(siteContext).config;
  if (!answersVisitors(catalogue.settings.guardedPages, mode))
    throw new Response('Not Found', { status: 404 });
  return aboutFacts(catalogue);
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { highlights, founderName, team, studio } = loaderData;
  return (
    <>
      <AboutHero highlights={highlights} />
      <FounderLetter name={founderName} />
      <Team team={team} />
      <WhereWeAre studio={studio} className="" />
    </>
  );
}
