import { newsletterCopy } from '@studio/content/copy/newsletter';
import { paths } from '@studio/contracts/paths';
import { useSearchParams } from 'react-router';
import { keyedWords } from '../features/newsletter/keyed-words.ts';
import { KeyedPage } from '../features/shell/keyed-page.tsx';
import { loadCatalogue } from '../lib/load-catalogue.ts';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import { serverApi } from '../lib/site-context.server.ts';
import type { Route } from './+types/newsletter-confirm';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: InFrame) => [
  ...pageMeta(matches, newsletterCopy.confirm.title, newsletterCopy.confirm.text, { unlisted: true }),
  // The address carries a key: no other site is told it.
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = await loadCatalogue(serverApi(context));
  return { percent: settings.listOfferPercent };
}

/** /newsletter/confirm?k={key}, the link of the mail. Opening it changes nothing. */
export default function ConfirmRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const linkKey = query.get('k') ?? '';
  return (
    <KeyedPage
      key={linkKey}
      path={paths.newsletterConfirm}
      linkKey={linkKey}
      words={keyedWords('confirm', loaderData.percent)}
    />
  );
}
