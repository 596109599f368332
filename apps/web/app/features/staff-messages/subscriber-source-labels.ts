import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';

/** Where somebody joined the list, in words. */
export const subscriberSourceLabels: Record<NewsletterSource, string> = {
  footer: 'Foot of the site',
  prelaunch: 'Opening page',
  home: 'Home page',
};
