/** Forms in which people can subscribe. */
export const newsletterSources = ['footer', 'prelaunch', 'home'] as const;
export type NewsletterSource = (typeof newsletterSources)[number];

/** Days for which a confirmation link works (handbook: emails 8). */
export const confirmationLinkDays = 7;

const firstPauseSeconds = 120;
const longestPauseSeconds = 86_400;

/**
 * Returns for how many seconds after the last email another request for the same email address sends none
 * (handbook: emails 8). The pause is 2 minutes after the first email and doubles after each further one, up to a day,
 * so that a stranger can't fill another person's inbox.
 */
export function getEmailPauseSeconds(emailsSent: number): number {
  if (emailsSent < 1) return 0;
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (emailsSent - 1));
}

/**
 * Returns whether a request made now sends an email. `emailedAt` is the time of the last email, or null when none was
 * sent.
 */
export function isConfirmationEmailDue(
  { emailsSent, emailedAt }: { emailsSent: number; emailedAt: Date | null },
  now: Date,
): boolean {
  if (!emailedAt) return true;
  return now.getTime() - emailedAt.getTime() >= getEmailPauseSeconds(emailsSent) * 1000;
}
