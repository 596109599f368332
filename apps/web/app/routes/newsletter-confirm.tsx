import { newsletterCopy } from '@studio/content/copy/newsletter';
import { paths } from '@studio/contracts/paths';
import { useSearchParams } from 'react-router';
import { getNewsletterLinkText } from '../features/public/newsletter/get-newsletter-link-text.ts';
import { EmailedLinkPage } from '../features/public/shell/emailed-link-page.tsx';
import { loadCatalogue } from '../lib/site/load-catalogue.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';
import { getServerApi } from '../lib/site/site-context.server.ts';
import type { Route } from './+types/newsletter-confirm';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: RouteMatches) => [
  ...buildPageMeta(matches, newsletterCopy.confirm.title, newsletterCopy.confirm.text, { unlisted: true }),
  // The URL contains a key, so the browser must not send it as referrer.
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = await loadCatalogue(getServerApi(context));
  return { percent: settings.newsletterOfferPercent };
}

/** /newsletter/confirm?k={key}, from the confirmation email. Opening the link changes nothing. */
export default function ConfirmRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const linkKey = query.get('k') ?? '';
  return (
    <EmailedLinkPage
      key={linkKey}
      path={paths.newsletterConfirm}
      linkKey={linkKey}
      copy={getNewsletterLinkText('confirm', loaderData.percent)}
    />
  );
}
