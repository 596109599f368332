import { newsletterCopy } from '@studio/content/copy/newsletter';
import { paths } from '@studio/contracts/paths';
import { useSearchParams } from 'react-router';
import { keyedWords } from '../features/newsletter/keyed-words.ts';
import { KeyedPage } from '../features/shell/keyed-page.tsx';
import { type InFrame, pageMeta } from '../lib/meta.ts';

export const handle = { reads: ['k'] };

export const meta = ({ matches }: InFrame) => [
  ...pageMeta(matches, newsletterCopy.unsubscribe.title, newsletterCopy.unsubscribe.text, { unlisted: true }),
  // The address carries a key: no other site is told it.
  { name: 'referrer', content: 'no-referrer' },
];

/** /newsletter/unsubscribe?k={key}, at the foot of every mail to the list. Opening it changes nothing. */
export default function UnsubscribeRoute() {
  const [query] = useSearchParams();
  const linkKey = query.get('k') ?? '';
  return (
    <KeyedPage
      key={linkKey}
      path={paths.newsletterUnsubscribe}
      linkKey={linkKey}
      words={keyedWords('unsubscribe')}
    />
  );
}
