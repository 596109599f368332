import type { RateLimit } from '../limits/rate-limits.ts';

/**
 * Causes of emails. Each cause has its own budget, so that none can use up another's: emails that a stranger causes
 * never block those of a payer, of the email address's owner or of the team.
 */
export const emailCauses = [
  'stranger',
  'payer',
  'owner',
  'offered',
  'notified',
  'account',
  'studio',
] as const;
export type EmailCause = (typeof emailCauses)[number];

/** Counter of unsent emails per day and cause, for the metrics. Its rows contain no recipients. */
export const unsentEmailsCounter: RateLimit = {
  name: 'day:emails-unsent',
  max: Number.POSITIVE_INFINITY,
  windowSeconds: 86_400,
};
