import { eligibilityCopy } from '@studio/content/copy/eligibility';
import { lazyIsland } from '@studio/islands/lazy-island';
import { groupClassesByActivity } from '../features/public/eligibility/class-groups.ts';
import { EligibilityHero } from '../features/public/eligibility/eligibility-hero.tsx';
import { EligibleClassList } from '../features/public/eligibility/eligible-class-list.tsx';
import { Daylight } from '../features/public/shell/daylight.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { loadSiteCopy } from '../lib/site/load-site-copy.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/eligibility';

const Care = lazyIsland(
  async () => (await import('../features/public/eligibility/health-guidance.tsx')).HealthGuidance,
);

export const handle = { cacheFor: 'version', reads: ['for'] };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return buildPageMeta(matches, eligibilityCopy.title, loaderData?.copy.description ?? '');
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = getServerApi(context);
  const [catalogue, { eligibility }] = await Promise.all([
    loadCatalogue(api),
    loadSiteCopy(api, 'eligibility'),
  ]);
  return { copy: eligibility, groups: groupClassesByActivity(catalogue, eligibility.suits) };
}

export default function EligibilityPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <EligibilityHero
        copy={loaderData.copy}
        daylight={<Daylight className="pointer-events-none absolute -top-52 -left-24 h-[80rem] w-[40rem]" />}
      />
      <EligibleClassList groups={loaderData.groups} />
      <Care copy={loaderData.copy.care} />
    </>
  );
}
