import { mailStopCopy } from '@studio/content/copy/mail-stop';
import { paths } from '@studio/contracts/paths';
import { useSearchParams } from 'react-router';
import { KeyedPage } from '../features/shell/keyed-page.tsx';
import { type InFrame, pageMeta } from '../lib/meta.ts';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: InFrame) => [
  ...pageMeta(matches, mailStopCopy.ready.title, mailStopCopy.ready.text, { unlisted: true }),
  // The address carries a key: no other site is told it.
  { name: 'referrer', content: 'no-referrer' },
];

/** /mails/stop?k={key}, at the foot of every mail that can be switched off. Opening it changes nothing. */
export default function MailStopRoute() {
  const [query] = useSearchParams();
  const linkKey = query.get('k') ?? '';
  return <KeyedPage key={linkKey} path={paths.mailStop} linkKey={linkKey} words={mailStopCopy} />;
}
