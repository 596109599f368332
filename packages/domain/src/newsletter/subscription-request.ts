/** Forms where people subscribe. */
export const newsletterSources = ['footer', 'prelaunch', 'home'] as const;
export type NewsletterSource = (typeof newsletterSources)[number];

/** Days for which a confirmation link works (handbook: emails 8). */
export const confirmLinkDays = 7;

const firstPauseSeconds = 120;
const longestPauseSeconds = 86_400;

/**
 * Returns the seconds during which another request for the same address sends no email (handbook: emails 8). The pause
 * is 2 minutes after the first email and doubles after each further one, up to a day. So a stranger can't fill
 * someone's inbox.
 */
export function getEmailPauseSeconds(mailsSent: number): number {
  if (mailsSent < 1) return 0;
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (mailsSent - 1));
}

/** Returns whether a request now sends an email. `mailedAt` is null when none was sent. */
export function isConfirmationEmailDue(
  { mailsSent, mailedAt }: { mailsSent: number; mailedAt: Date | null },
  now: Date,
): boolean {
  if (!mailedAt) return true;
  return now.getTime() - mailedAt.getTime() >= getEmailPauseSeconds(mailsSent) * 1000;
}
