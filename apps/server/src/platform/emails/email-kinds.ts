/**
 * Who causes an email, for each kind that the studio sends (handbook: emails 1):
 * - `requested`: the caller of a public route, for an address that they typed or that their own record has. Its budget
 * depends on the caller (`EmailRequester`): a stranger, a payer, the owner of the address, or the team.
 * - `offered`: a place becomes free for a person on a waiting list. They have proven who they are, though not
 * necessarily through the address that the email goes to. It counts as caused by the owner only if they own that
 * address.
 * - `notified`: the team or a schedule causes it, about something that exists.
 * - `studio`: it goes to the studio's own address.
 * The budgets are in email-budget.ts. A kind that is missing here fails to compile (`emailTriggers` in outbox.ts).
 */
export const emailKinds = {
  // A guest, a member or the front desk books, pays, cancels or moves, with any address.
  'booking-confirmed': 'requested',
  'booking-cancelled': 'requested',
  'booking-moved': 'requested',
  'late-cancelled': 'requested',
  'paid-no-place': 'requested',
  'purchase-paid': 'requested',
  'purchase-refunded': 'requested',
  'gift-card': 'requested',
  // Anyone can cause these without paying.
  'booking-links': 'requested',
  'tour-booked': 'requested',
  'tour-cancelled': 'requested',
  'contact-copy': 'requested',
  'newsletter-confirmation': 'requested',
  'newsletter-welcome': 'requested',
  'waiting-joined': 'requested',
  // A person on a waiting list causes these each time they join, decline and join again.
  'waiting-offered': 'offered',
  'waiting-passed': 'offered',
  // The team, the payment provider or another client's booking causes these.
  'place-revoked': 'notified',
  'place-refilled': 'notified',
  'class-changed': 'notified',
  'class-cancelled': 'notified',
  'refund-made': 'notified',
  'contact-reply': 'notified',
  'chat-reply': 'notified',
  'waiting-class-cancelled': 'notified',
  // A schedule causes these, each at most once per booking, tour or entry.
  'booking-reminder': 'notified',
  'tour-reminder': 'notified',
  'review-request': 'notified',
  // The member or a schedule causes these, to the member's verified address.
  'membership-welcome': 'notified',
  'membership-payment-failed': 'notified',
  'membership-cancelled': 'notified',
  'membership-resumed': 'notified',
  'membership-frozen': 'notified',
  'membership-unfrozen': 'notified',
  'membership-ended': 'notified',
  // Instructors and owners cause these, to instructors.
  'cover-wanted': 'notified',
  'cover-found': 'notified',
  'class-cancelled-instructor': 'notified',
  // Anyone can cause these. Staff tools list the messages, tours and conversations too.
  'contact-notice': 'studio',
  'tour-notice': 'studio',
  'chat-waiting': 'studio',
} as const satisfies Record<string, EmailTrigger>;

export type EmailTrigger = 'requested' | 'offered' | 'notified' | 'studio';

/** Kinds whose job must name who requested the email. */
export type RequestedEmailKind = {
  [Kind in keyof typeof emailKinds]: (typeof emailKinds)[Kind] extends 'requested' | 'offered' ? Kind : never;
}[keyof typeof emailKinds];

/** A caller who causes an email. The outbox stores them until it is sent. */
export interface RequestingCaller {
  /** The browser. Null when it is no longer known. */
  clientId: string | null;
  memberId: string | null;
  /** The caller paid for the subject of the email. */
  paid?: boolean;
  /** The owner of the address has proven that the email's subject is theirs, in any browser. */
  proven?: boolean;
}

/** Who causes an email: a caller, or 'studio' for the team, a schedule or the payment provider. */
export type EmailRequester = RequestingCaller | 'studio';
