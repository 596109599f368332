import { newsletterCopy } from '@studio/content/copy/newsletter';
import type { EmailedLinkText } from '../../lib/use-emailed-link-action.ts';

interface Saying {
  title: string;
  text: string;
  offer?: string;
}

/**
 * Returns the texts of the pages for the confirm and unsubscribe links. `percent` is the discount on the first class
 * pack for subscribers; 0 means the offer isn't mentioned.
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
