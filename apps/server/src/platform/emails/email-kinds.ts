/**
 * Kinds of email that the studio sends, each with its trigger (handbook: emails 1):
 * - `requested`: a caller causes the email, mostly through a public route, to an email address that they typed or that
 *   their own record has. The budget depends on the caller (`EmailRequester`): a stranger, a payer, the owner of the email
 *   address, or the team.
 * - `offered`: a place or bed that becomes free causes an offer to a person who waits for it. That person has proven their
 *   identity, but perhaps not that the recipient's email address is theirs. Only with that proof does the email use the
 *   budget of the address's owner.
 * - `notified`: the team or a schedule causes the email, which is about an existing booking, tour or other record.
 * - `studio`: the email goes to the studio's own email address.
 * The budgets are in email-budget.ts. A kind that is missing here fails to compile (`emailTriggers` in outbox.ts).
 */
export const emailKinds = {
  // A guest, a member or the front desk books, pays, cancels or moves, with any email address.
  'booking-confirmed': 'requested',
  'booking-cancelled': 'requested',
  'booking-moved': 'requested',
  'late-cancelled': 'requested',
  'paid-no-place': 'requested',
  'purchase-paid': 'requested',
  'purchase-refunded': 'requested',
  'gift-card': 'requested',
  // Anyone can cause these emails without paying.
  'booking-links': 'requested',
  'tour-booked': 'requested',
  'tour-cancelled': 'requested',
  'contact-copy': 'requested',
  'newsletter-confirmation': 'requested',
  'newsletter-welcome': 'requested',
  'waiting-joined': 'requested',
  // A person on a waiting list causes these emails each time they join, decline and join again.
  'waiting-offered': 'offered',
  'waiting-offer-expired': 'offered',
  // A client causes this email each time they ask for a taken bed that then comes free.
  'bed-free': 'offered',
  // The team, the payment provider or another client's booking causes these emails.
  'place-revoked': 'notified',
  'late-cancellation-refunded': 'notified',
  'class-changed': 'notified',
  'bed-changed': 'notified',
  'class-cancelled': 'notified',
  'class-message': 'notified',
  'client-invitation': 'notified',
  'refund-made': 'notified',
  'contact-reply': 'notified',
  'chat-reply': 'notified',
  'waiting-class-cancelled': 'notified',
  // A schedule causes these emails: a reminder at most once per order in a class, or per start time of a tour, and a
  // review request at most once per booking.
  'booking-reminder': 'notified',
  'tour-reminder': 'notified',
  'review-request': 'notified',
  // The member, the payment provider or a schedule causes these emails, to the member's verified email address. Only an
  // imported client without an account gets them at the imported or corrected email address.
  'membership-welcome': 'notified',
  'membership-payment-failed': 'notified',
  'membership-cancelled': 'notified',
  'membership-resumed': 'notified',
  'membership-frozen': 'notified',
  'membership-unfrozen': 'notified',
  'membership-ended': 'notified',
  // Instructors and other members of the team cause these emails, to instructors.
  'cover-requested': 'notified',
  'cover-found': 'notified',
  'class-assigned': 'notified',
  'class-unassigned': 'notified',
  'class-cancelled-instructor': 'notified',
  // Anyone can cause these emails. The staff tools also list the messages, tours and conversations that they are about.
  'contact-notice': 'studio',
  'tour-notice': 'studio',
  'chat-waiting': 'studio',
} as const satisfies Record<string, EmailTrigger>;

export type EmailTrigger = 'requested' | 'offered' | 'notified' | 'studio';

/** Kinds of email whose job must name the requester of the email. */
export type RequestedEmailKind = {
  [Kind in keyof typeof emailKinds]: (typeof emailKinds)[Kind] extends 'requested' | 'offered' ? Kind : never;
}[keyof typeof emailKinds];

/** Caller who causes an email. The outbox stores the caller until the email is sent. */
export interface RequestingCaller {
  /** Client id of the browser; null when it is no longer known. */
  clientId: string | null;
  memberId: string | null;
  /** Whether the caller paid for the booking or purchase that the email is about. */
  paid?: boolean;
  /**
   * Whether the owner of the email address has proven, in any browser, that the booking, entry or subscription in the
   * email is their own.
   */
  proven?: boolean;
}

/** Requester of an email: a caller, or 'studio' for the team, a schedule or the payment provider. */
export type EmailRequester = RequestingCaller | 'studio';
