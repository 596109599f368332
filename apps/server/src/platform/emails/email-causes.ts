import type { RateLimit } from '../limits/rate-limits.ts';

/**
 * Causes of emails. Each has its own budget, so that none can use up another's.
 * A stranger's emails never block those of a payer, of the address's owner or of the team.
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

/** Counts emails per day and cause that were not sent, for the metrics. It stores nothing about recipients. */
export const unsentEmailsCounter: RateLimit = {
  name: 'day:emails-unsent',
  max: Number.POSITIVE_INFINITY,
  windowSeconds: 86_400,
};
