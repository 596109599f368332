import { contactCopy } from '@studio/content/copy/contact';
import { contactFacts } from '../features/contact/contact-facts.ts';
import { WriteToUs } from '../features/contact/write-to-us.tsx';
import { Daylight } from '../features/shell/daylight.tsx';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { pageMeta } from '../lib/meta.ts';
import { onApproach } from '../lib/on-approach.tsx';
import { serverApi } from '../lib/site-context.server.ts';
import type { Route } from './+types/contact';

const ComeBy = onApproach(async () => (await import('../features/contact/come-by.tsx')).ComeBy);

export const handle = { keptFor: 'version', reads: ['topic', 'with'] };

export const meta = () => pageMeta(contactCopy.title, contactCopy.description);

export async function loader({ context, request }: Route.LoaderArgs) {
  return contactFacts(await loadCatalogue(serverApi(context)), new URL(request.url).searchParams);
}

/** /contact?topic={topic}&with={instructor} */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <WriteToUs
        key={`${loaderData.topic} ${loaderData.instructorId}`}
        facts={loaderData}
        daylight={
          <Daylight className="pointer-events-none absolute -top-40 left-[4%] -z-10 h-[80rem] w-[46rem]" />
        }
      />
      <ComeBy studio={loaderData.studio} />
    </>
  );
}
