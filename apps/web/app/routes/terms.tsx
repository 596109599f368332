import { terms } from '@studio/content/terms';
import { LegalLinks } from '../features/public/legal/legal-links.tsx';
import { LegalPage } from '../features/public/legal/legal-page.tsx';
import { Daylight } from '../features/public/shell/daylight.tsx';
import { getStudioFromMatches } from '../lib/site/get-studio-from-matches.ts';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/terms';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(
    matches,
    'Terms and conditions',
    `The contract between you and ${getStudioFromMatches(matches)?.name ?? 'the studio'} when you book, buy or join, in plain English.`,
  );

/** Returns the text as loader data, because the page's script would contain a text that the component imports. */
export async function loader({ context }: Route.LoaderArgs) {
  const { studio } = await loadCatalogue(getServerApi(context));
  return { terms, email: studio.email };
}

export default function TermsPage({ loaderData: { terms, email } }: Route.ComponentProps) {
  return (
    <LegalPage
      title="Terms and conditions"
      lead="The contract between you and us when you book a class, buy a pack or gift card, or take out a membership."
      version={terms.version}
      validFrom={terms.validFrom}
      sections={terms.sections}
      daylight={<Daylight className="pointer-events-none absolute -top-52 left-[42%] h-[80rem] w-[40rem]" />}
      after={<LegalLinks email={email} other={{ label: 'Privacy', to: '/privacy' }} />}
    />
  );
}
