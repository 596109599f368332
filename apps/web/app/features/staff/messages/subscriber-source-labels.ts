import type { NewsletterSource } from '@studio/domain/newsletter/subscription-request';

export const subscriberSourceLabels: Record<NewsletterSource, string> = {
  footer: 'Site footer',
  prelaunch: 'Pre-launch page',
  home: 'Home page',
};
