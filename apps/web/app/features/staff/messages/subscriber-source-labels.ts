import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';

export const subscriberSourceLabels: Record<NewsletterSource, string> = {
  footer: 'Foot of the site',
  prelaunch: 'Opening page',
  home: 'Home page',
};
