import { emailOptOutCopy } from '@studio/content/copy/email-opt-out';
import { paths } from '@studio/contracts/paths';
import { useSearchParams } from 'react-router';
import { EmailedLinkPage } from '../features/public/shell/emailed-link-page.tsx';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: RouteMatches) => [
  ...buildPageMeta(matches, emailOptOutCopy.ready.title, emailOptOutCopy.ready.text, { unlisted: true }),
  // The URL contains a key, so the browser must not send it as referrer.
  { name: 'referrer', content: 'no-referrer' },
];

/**
 * /emails/opt-out?k={key}, linked in the footer of every optional email. Opening the link changes nothing.
 */
export default function EmailOptOutRoute() {
  const [query] = useSearchParams();
  const linkKey = query.get('k') ?? '';
  return <EmailedLinkPage key={linkKey} path={paths.emailOptOut} linkKey={linkKey} copy={emailOptOutCopy} />;
}
