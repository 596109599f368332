import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';

/** Labels of the pages on which people subscribed. */
export const subscriberSourceLabels: Record<NewsletterSource, string> = {
  footer: 'Foot of the site',
  prelaunch: 'Opening page',
  home: 'Home page',
};
