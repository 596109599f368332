import { terms } from '@studio/content/terms';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { LegalWaysOn } from '../features/legal/legal-ways-on.tsx';
import { Daylight } from '../features/shell/daylight.tsx';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import { serverApi } from '../lib/site-context.server.ts';
import { studioIn } from '../lib/studio-in.ts';
import type { Route } from './+types/terms';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  pageMeta(
    matches,
    'Terms and conditions',
    `The contract between you and ${studioIn(matches)?.name ?? 'the studio'} when you book, buy or join, in plain English.`,
  );

/** The text travels with the page's data, so that no script has to carry it. */
export async function loader({ context }: Route.LoaderArgs) {
  const { studio } = await loadCatalogue(serverApi(context));
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
      after={<LegalWaysOn email={email} other={{ label: 'Privacy', to: '/privacy' }} />}
    />
  );
}
