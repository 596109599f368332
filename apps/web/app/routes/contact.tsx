import { contactCopy } from '@studio/content/copy/contact';
import { lazyIsland } from '@studio/islands/lazy-island';
import { readContactPageDetails } from '../features/public/contact/contact-page-details.ts';
import { ContactSection } from '../features/public/contact/contact-section.tsx';
import { Daylight } from '../features/public/shell/daylight.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { loadSiteCopy } from '../lib/site/load-site-copy.ts';
import { buildPageMeta } from '../lib/site/page-meta.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import { toBreadcrumbList } from '../lib/structured-data/to-breadcrumb-list.ts';
import { toExerciseGym } from '../lib/structured-data/to-exercise-gym.ts';
import type { Route } from './+types/contact';

const VisitUs = lazyIsland(async () => (await import('../features/public/contact/visit-us.tsx')).VisitUs);

export const handle = { cacheFor: 'version', reads: ['topic', 'with', 'product'] };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { structuredData = [], copy } = loaderData ?? {};
  return buildPageMeta(matches, contactCopy.title, copy?.description ?? '', { structuredData });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl: origin } = context.get(siteContext).config;
  const api = getServerApi(context);
  const [catalogue, copy] = await Promise.all([
    loadCatalogue(api),
    loadSiteCopy(api, 'contact', 'location', 'promos'),
  ]);
  return {
    ...readContactPageDetails(catalogue, copy, new URL(request.url).searchParams),
    structuredData: [
      toExerciseGym(catalogue, origin),
      toBreadcrumbList([{ name: contactCopy.title, path: '/contact' }], origin),
    ],
  };
}

/** Page at /contact?topic={topic}&with={instructor}&product={product}. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ContactSection
        key={`${loaderData.topic} ${loaderData.instructorId} ${loaderData.product}`}
        details={loaderData}
        daylight={
          <Daylight className="pointer-events-none absolute -top-40 left-[4%] -z-10 h-[80rem] w-[46rem]" />
        }
      />
      <VisitUs details={loaderData} />
    </>
  );
}
