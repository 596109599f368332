import type { TermsCopy } from '@studio/content/site-copy/terms';
import { toParagraphs } from '@studio/domain/site-copy/tidy-copy';
import { Link } from 'react-router';
import { LegalLinks } from '../features/public/legal/legal-links.tsx';
import { LegalPage } from '../features/public/legal/legal-page.tsx';
import { Daylight } from '../features/public/shell/daylight.tsx';
import { getStudioFromMatches } from '../lib/site/get-studio-from-matches.ts';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { fetchSiteCopy } from '../lib/site/load-site-copy.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/terms';

export const handle = { cacheFor: 'version', reads: ['version'] };

export const meta = ({ matches }: RouteMatches) =>
  buildPageMeta(
    matches,
    'Terms and conditions',
    `The contract between you and ${getStudioFromMatches(matches)?.name ?? 'the studio'} when you book, buy or join, in plain English.`,
  );

/** Returns the text as loader data, because the page's script would contain a text that the component imports. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = getServerApi(context);
  const asked = new URL(request.url).searchParams.get('version')?.slice(0, 40);
  const [{ studio }, { copy, termsVersions }] = await Promise.all([
    loadCatalogue(api),
    fetchSiteCopy(api, ['terms'], asked),
  ]);
  const [current, ...earlier] = termsVersions;
  const shown = termsVersions.find(({ version }) => version === asked) ?? current;
  const { lead, sections } = copy.terms as unknown as TermsCopy;
  return {
    lead,
    sections: sections.map(({ id, heading, text }) => ({ id, heading, paragraphs: toParagraphs(text) })),
    version: shown?.version ?? '',
    validFrom: shown?.validFrom ?? '',
    isEarlier: shown !== current,
    earlier: earlier.map(({ version }) => version),
    email: studio.email,
  };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { lead, sections, version, validFrom, isEarlier, earlier, email } = loaderData;
  return (
    <LegalPage
      title="Terms and conditions"
      lead={lead}
      version={version}
      validFrom={validFrom}
      sections={sections}
      daylight={<Daylight className="pointer-events-none absolute -top-52 left-[42%] h-[80rem] w-[40rem]" />}
      after={
        <>
          <EarlierVersions isEarlier={isEarlier} versions={earlier} />
          <LegalLinks email={email} other={{ label: 'Privacy', to: '/privacy' }} />
        </>
      }
    />
  );
}

/** Links to the terms that clients accepted in the past and that still apply to what they bought (handbook: website 3). */
function EarlierVersions({ isEarlier, versions }: { isEarlier: boolean; versions: readonly string[] }) {
  if (versions.length === 0) return null;
  return (
    <nav aria-label="Versions of the terms" className="mt-12 text-small text-stone">
      {isEarlier && (
        <Link to="/terms" className="text-link mr-5 inline-flex min-h-11 items-center font-medium text-ink">
          Current terms
        </Link>
      )}
      <span className="mr-3">Earlier versions:</span>
      {versions.map((version) => (
        <Link
          key={version}
          to={`/terms?version=${version}`}
          className="text-link numeric mr-4 inline-flex min-h-11 items-center"
        >
          {version}
        </Link>
      ))}
    </nav>
  );
}
