import { aboutCopy } from '@studio/content/copy/about';
import { studioTeam } from '@studio/domain/people/groups';
import { AboutHero } from '../features/about/about-hero.tsx';
import { GuardedAbout } from '../features/about/guarded-about.tsx';
import { type AboutFacts, aboutFacts, aboutGuarded } from '../features/about/load-about.ts';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { pageMeta } from '../lib/meta.ts';
import { onApproach } from '../lib/on-approach.tsx';
import { Guarded } from '../lib/session/guarded.tsx';
import { serverApi } from '../lib/site-context.server.ts';
import type { Route } from './+types/about';

const FounderLetter = onApproach(
  async () => (await import('../features/about/founder-letter.tsx')).FounderLetter,
);
const Team = onApproach(async () => (await import('../features/about/team.tsx')).Team);
const WhereWeAre = onApproach(
  async () => (await import('../features/where-we-are/where-we-are.tsx')).WhereWeAre,
);

export const handle = { keptFor: 'version' };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = aboutCopy.meta;
  return pageMeta(matches, title, description, { unlisted: !loaderData?.facts });
}

/** A document that may be for the team only carries none of what the page shows. */
export async function loader({ context }: Route.LoaderArgs) {
  const catalogue = await loadCatalogue(serverApi(context));
  return { facts: aboutGuarded(catalogue) ? null : aboutFacts(catalogue) };
}

export default function AboutPage({ loaderData: { facts } }: Route.ComponentProps) {
  if (facts) return <About facts={facts} />;
  return <Guarded groups={studioTeam}>{() => <GuardedAbout Page={About} />}</Guarded>;
}

function About({ facts: { highlights, founderName, team, studio } }: { facts: AboutFacts }) {
  return (
    <>
      <AboutHero highlights={highlights} />
      <FounderLetter name={founderName} />
      <Team team={team} />
      <WhereWeAre studio={studio} className="" />
    </>
  );
}
