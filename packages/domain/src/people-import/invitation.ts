/**
 * Number of invitations that the server queues at once, and the pause in milliseconds before the next ones. 120 emails
 * a minute are fewer than email services and mailbox providers accept (handbook: emails 14).
 */
export const invitationsAtOnce = 20;
export const invitationPauseMs = 10_000;

/** Reasons why an imported client can't be invited. */
export type NotInvitableReason = 'no-email' | 'has-account';

/**
 * Item that a client finds in their new account: "Reformer Pack of 10" with "5 sessions, valid until 31 December 2026".
 */
export interface InvitationItem {
  label: string;
  value: string;
}

export interface InvitationText {
  subject: string;
  title: string;
  lead: string;
  rowsTitle: string;
  action: string;
  note: string;
  footer: string;
}

/** Returns the texts of an invitation, which the preview and the email share. */
export function getInvitationText(studioName: string, email: string, items: number): InvitationText {
  const use = items > 0 ? 'to see your sessions and bookings' : 'to book your next class';
  return {
    subject: `Set up your login for ${studioName}`,
    title: 'Set up your login',
    lead: `You can now book and manage your classes at ${studioName} online. Set up your login ${use}.`,
    rowsTitle: 'Waiting for you',
    action: 'Set up login',
    note:
      items > 0
        ? `Use ${email}, so that we can match your account to your sessions and bookings.`
        : `Use ${email}, the email address we have for you.`,
    footer: `You’re getting this email because you’re a client of ${studioName}. It’s not a newsletter.`,
  };
}

/** Returns the path of the page on which an invited client creates their account. */
export function getInvitationPath(email: string): string {
  return `/signup?email=${encodeURIComponent(email)}&returnUrl=${encodeURIComponent('/account')}`;
}
