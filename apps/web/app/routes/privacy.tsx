import { buildPrivacySections, privacyCopy, privacyVersion } from '@studio/content/privacy/privacy-notice';
import { ConsentSettingsButton } from '../features/public/consent/consent-settings-button.tsx';
import { LegalLinks } from '../features/public/legal/legal-links.tsx';
import { LegalPage } from '../features/public/legal/legal-page.tsx';
import { StoredDataList } from '../features/public/legal/stored-data-list.tsx';
import { Daylight } from '../features/public/shell/daylight.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { getServerApi, siteContext } from '../lib/site/site-context.server.ts';
import { getButtonClasses } from '../ui/get-button-classes.ts';
import type { Route } from './+types/privacy';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(matches, privacyCopy.title, privacyCopy.description);

export async function loader({ context }: Route.LoaderArgs) {
  const { studio } = await loadCatalogue(getServerApi(context));
  const { street, district, city, postcode } = studio.address;
  const { legalName, email } = studio;
  const { analytics, languageModel, identity, socialProviders } = context.get(siteContext).config;
  const sections = buildPrivacySections(
    { legalName, address: `${street}, ${district}, ${city} ${postcode}`, email },
    {
      script: analytics && { host: new URL(analytics.scriptUrl).host, needsConsent: analytics.needsConsent },
      languageModel,
      textMessages: identity.secondFactors.includes('SMS'),
      loginProviders: socialProviders.map(({ name }) => name),
    },
  );
  return { sections, email, lead: analytics ? privacyCopy.leadWithScript : privacyCopy.lead };
}

export default function PrivacyPage({ loaderData: { sections, email, lead } }: Route.ComponentProps) {
  return (
    <LegalPage
      title={privacyCopy.title}
      lead={lead}
      {...privacyVersion}
      sections={sections.map(({ stored, ...section }) => ({
        ...section,
        below: stored ? <StoredDataList stored={stored} /> : section.id === 'counting' && <Choices />,
      }))}
      daylight={<Daylight className="pointer-events-none absolute -top-52 left-[42%] h-[80rem] w-[40rem]" />}
      after={<LegalLinks email={email} other={{ label: 'Terms and conditions', to: '/terms' }} />}
    />
  );
}

function Choices() {
  return (
    <ConsentSettingsButton className={`${getButtonClasses({ kind: 'secondary', size: 'small' })} mt-2`} />
  );
}
