import { contactCopy } from '@studio/content/copy/contact';
import { contactFacts } from '../features/contact/contact-facts.ts';
import { WriteToUs } from '../features/contact/write-to-us.tsx';
import { Daylight } from '../features/shell/daylight.tsx';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { pageMeta } from '../lib/meta.ts';
import { onApproach } from '../lib/on-approach.tsx';
import { serverApi, siteContext } from '../lib/site-context.server.ts';
import { breadcrumbs } from '../lib/structured-data/breadcrumbs.ts';
import { gym } from '../lib/structured-data/gym.ts';
import type { Route } from './+types/contact';

const ComeBy = onApproach(async () => (await import('../features/contact/come-by.tsx')).ComeBy);

export const handle = { keptFor: 'version', reads: ['topic', 'with', 'product'] };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { structuredData = [] } = loaderData ?? {};
  return pageMeta(matches, contactCopy.title, contactCopy.description, { structuredData });
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { publicUrl: origin } = context.get(siteContext).config;
  const catalogue = await loadCatalogue(serverApi(context));
  return {
    ...contactFacts(catalogue, new URL(request.url).searchParams),
    structuredData: [
      gym(catalogue, origin),
      breadcrumbs([{ name: contactCopy.title, path: '/contact' }], origin),
    ],
  };
}

/** /contact?topic={topic}&with={instructor}&product={product} */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <WriteToUs
        key={`${loaderData.topic} ${loaderData.instructorId} ${loaderData.product}`}
        facts={loaderData}
        daylight={
          <Daylight className="pointer-events-none absolute -top-40 left-[4%] -z-10 h-[80rem] w-[46rem]" />
        }
      />
      <ComeBy studio={loaderData.studio} />
    </>
  );
}
