import { newsletterCopy } from '@studio/content/copy/newsletter';
import type { EmailedLinkText } from '../../../lib/query/use-emailed-link-action.ts';

interface LinkCopy {
  title: string;
  text: string;
  offer?: string;
}

/**
 * Returns the texts of the pages behind the confirm and unsubscribe links. `percent` is the subscribers'
 * discount on the first class pack; with 0, the texts don't mention it.
 */
export function getNewsletterLinkText(of: 'confirm' | 'unsubscribe', percent = 0): EmailedLinkText {
  const { button, busy, nextLink, done, already, ...ready } = newsletterCopy[of];
  const { missing, expired, failed, subscribeAgain } = newsletterCopy;
  const withOffer = ({ title, text, offer }: LinkCopy) => ({
    title,
    text: percent > 0 && offer ? `${text} ${offer.replace('{percent}', String(percent))}` : text,
  });
  return {
    ready: withOffer(ready),
    done: withOffer(done),
    already: withOffer(already),
    missing,
    expired,
    failed,
    button,
    busy,
    retry: failed.retry,
    nextLink: { label: nextLink, to: of === 'confirm' ? '/pricing#packs' : '/' },
    requestLink: { label: subscribeAgain, to: '/prelaunch' },
  };
}
