import { privacyCopy, privacySections, privacyVersion } from '@studio/content/copy/privacy';
import { KeptList } from '../features/legal/kept-list.tsx';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { LegalWaysOn } from '../features/legal/legal-ways-on.tsx';
import { Daylight } from '../features/shell/daylight.tsx';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { pageMeta } from '../lib/meta.ts';
import { serverApi } from '../lib/site-context.server.ts';
import type { Route } from './+types/privacy';

export const handle = { keptFor: 'version' };

export const meta = () => pageMeta(privacyCopy.title, privacyCopy.description);

export async function loader({ context }: Route.LoaderArgs) {
  const { studio } = await loadCatalogue(serverApi(context));
  const { street, district, city, postcode } = studio.address;
  const sections = privacySections({
    legalName: studio.legalName,
    address: `${street}, ${district}, ${city} ${postcode}`,
    email: studio.email,
  });
  return { sections, email: studio.email };
}

export default function PrivacyPage({ loaderData: { sections, email } }: Route.ComponentProps) {
  return (
    <LegalPage
      title={privacyCopy.title}
      lead={privacyCopy.lead}
      {...privacyVersion}
      sections={sections.map(({ kept, ...section }) =>
        kept ? { ...section, below: <KeptList kept={kept} /> } : section,
      )}
      daylight={<Daylight className="pointer-events-none absolute -top-52 left-[42%] h-[80rem] w-[40rem]" />}
      after={<LegalWaysOn email={email} other={{ label: 'Terms and conditions', to: '/terms' }} />}
    />
  );
}
