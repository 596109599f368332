import type { RateLimit } from './rate-limits.ts';

/**
 * The causes of an email that have a budget of their own, so that no one can use up another's budget:
 * a stranger's emails never stop those of a payer, of the owner of the address or of the team.
 */
export const emailCauses = ['stranger', 'payer', 'owner', 'offered', 'told', 'account', 'studio'] as const;
export type EmailCause = (typeof emailCauses)[number];

/** Counts emails of a day that were not sent, by cause, for the metrics; nothing of a recipient is in it. */
export const unsentEmailsCounter: RateLimit = {
  name: 'day:emails-unsent',
  max: Number.POSITIVE_INFINITY,
  windowSeconds: 86_400,
};
