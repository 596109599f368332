/** Where somebody asked to be on the list. */
export const newsletterSources = ['footer', 'prelaunch', 'home'] as const;
export type NewsletterSource = (typeof newsletterSources)[number];

/** How long the link of a confirmation works, in days (handbook: emails 8). */
export const confirmLinkDays = 7;

const firstPauseSeconds = 120;
const longestPauseSeconds = 86_400;

/**
 * How long asking again for the same address brings no further mail, in seconds (handbook: emails 8): 2 minutes after the first mail,
 * twice as long after each further one, at most a day. So nobody's inbox is filled by a stranger.
 */
export function getEmailPauseSeconds(mailsSent: number): number {
  if (mailsSent < 1) return 0;
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** (mailsSent - 1));
}

/** Whether asking now brings a mail. `mailedAt` is null when there has been none. */
export function isConfirmationEmailDue(
  { mailsSent, mailedAt }: { mailsSent: number; mailedAt: Date | null },
  now: Date,
): boolean {
  if (!mailedAt) return true;
  return now.getTime() - mailedAt.getTime() >= getEmailPauseSeconds(mailsSent) * 1000;
}
