import { eligibilityCopy } from '@studio/content/copy/eligibility';
import { classGroups } from '../features/eligibility/class-groups.ts';
import { ClassList } from '../features/eligibility/class-list.tsx';
import { EligibilityHero } from '../features/eligibility/eligibility-hero.tsx';
import { Daylight } from '../features/shell/daylight.tsx';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import { onApproach } from '../lib/on-approach.tsx';
import { serverApi } from '../lib/site-context.server.ts';
import type { Route } from './+types/eligibility';

const Care = onApproach(async () => (await import('../features/eligibility/care.tsx')).Care);

export const handle = { keptFor: 'version', reads: ['for'] };

export const meta = ({ matches }: InFrame) =>
  pageMeta(matches, eligibilityCopy.meta.title, eligibilityCopy.meta.description);

export async function loader({ context }: Route.LoaderArgs) {
  return { groups: classGroups(await loadCatalogue(serverApi(context))) };
}

export default function EligibilityPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <EligibilityHero
        daylight={<Daylight className="pointer-events-none absolute -top-52 -left-24 h-[80rem] w-[40rem]" />}
      />
      <ClassList groups={loaderData.groups} />
      <Care />
    </>
  );
}
