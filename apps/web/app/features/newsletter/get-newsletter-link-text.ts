import { newsletterCopy } from '@studio/content/copy/newsletter';
import type { EmailedLinkText } from '../../lib/use-emailed-link-action.ts';

interface Saying {
  title: string;
  text: string;
  offer?: string;
}

/**
 * What the two links of the list say. `percent`: off the first class pack, for people on the list; 0 when there is no
 * such offer, or none to be told.
 */
export function getNewsletterLinkText(of: 'confirm' | 'unsubscribe', percent = 0): EmailedLinkText {
  const { button, busy, onward, done, already, ...ready } = newsletterCopy[of];
  const { missing, expired, failed, askAgain } = newsletterCopy;
  const said = ({ title, text, offer }: Saying) => ({
    title,
    text: percent > 0 && offer ? `${text} ${offer.replace('{percent}', String(percent))}` : text,
  });
  return {
    ready: said(ready),
    done: said(done),
    already: said(already),
    missing,
    expired,
    failed,
    button,
    busy,
    retry: failed.retry,
    onward: { label: onward, to: of === 'confirm' ? '/pricing#packs' : '/' },
    back: { label: askAgain, to: '/prelaunch' },
  };
}
