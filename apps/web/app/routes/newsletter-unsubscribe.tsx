import { newsletterCopy } from '@studio/content/copy/newsletter';
import { paths } from '@studio/contracts/paths';
import { useSearchParams } from 'react-router';
import { getNewsletterLinkText } from '../features/public/newsletter/get-newsletter-link-text.ts';
import { EmailedLinkPage } from '../features/public/shell/emailed-link-page.tsx';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: RouteMatches) => [
  ...buildPageMeta(matches, newsletterCopy.unsubscribe.title, newsletterCopy.unsubscribe.text, {
    unlisted: true,
  }),
  // The URL contains a key, so the browser must not send it as referrer.
  { name: 'referrer', content: 'no-referrer' },
];

/**
 * /newsletter/unsubscribe?k={key}, linked in the footer of every newsletter. Opening the link changes
 * nothing.
 */
export default function UnsubscribeRoute() {
  const [query] = useSearchParams();
  const linkKey = query.get('k') ?? '';
  return (
    <EmailedLinkPage
      key={linkKey}
      path={paths.newsletterUnsubscribe}
      linkKey={linkKey}
      copy={getNewsletterLinkText('unsubscribe')}
    />
  );
}
