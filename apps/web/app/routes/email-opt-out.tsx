import { emailOptOutCopy } from '@studio/content/copy/email-opt-out';
import { paths } from '@studio/contracts/paths';
import { useSearchParams } from 'react-router';
import { EmailedLinkPage } from '../features/shell/emailed-link-page.tsx';
import { buildPageMeta, type RouteMatches } from '../lib/page-meta.ts';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: RouteMatches) => [
  ...buildPageMeta(matches, emailOptOutCopy.ready.title, emailOptOutCopy.ready.text, { unlisted: true }),
  // The address carries a key: no other site is told it.
  { name: 'referrer', content: 'no-referrer' },
];

/** /mails/stop?k={key}, at the foot of every mail that can be switched off. Opening it changes nothing. */
export default function EmailOptOutRoute() {
  const [query] = useSearchParams();
  const linkKey = query.get('k') ?? '';
  return <EmailedLinkPage key={linkKey} path={paths.mailStop} linkKey={linkKey} words={emailOptOutCopy} />;
}
