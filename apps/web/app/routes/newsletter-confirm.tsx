import { newsletterCopy } from '@studio/content/copy/newsletter';
import { paths } from '@studio/contracts/paths';
import { useSearchParams } from 'react-router';
import { KeyedPage } from '../features/newsletter/keyed-page.tsx';
import { QuietPage } from '../features/shell/quiet-page.tsx';
import { pageMeta } from '../lib/meta.ts';

export const meta = () => [
  ...pageMeta(newsletterCopy.confirm.title, newsletterCopy.confirm.text),
  { name: 'robots', content: 'noindex' },
  // The address carries a key: no other site is told it.
  { name: 'referrer', content: 'no-referrer' },
];

/** /newsletter/confirm?k={key}, the link of the mail. Opening it changes nothing. */
export default function ConfirmRoute() {
  const [query] = useSearchParams();
  const linkKey = query.get('k') ?? '';
  return (
    <KeyedPage
      key={linkKey}
      of="confirm"
      path={paths.newsletterConfirm}
      linkKey={linkKey}
      QuietPage={QuietPage}
    />
  );
}
