/**
 * Who causes an email, for each kind that the studio sends (handbook: emails 1):
 * - `asked`: the caller of a public route, for an address that they typed or that their own record has. Its budget
 * depends on the caller (`EmailRequester`): a stranger, a payer, the owner of the address, or the team.
 * - `offered`: a place becomes free for a person on a waiting list. They have proven who they are, though not
 * necessarily through the address that the email goes to. It counts as caused by the owner only if they own that
 * address.
 * - `told`: the team or a schedule causes it, about something that exists.
 * - `studio`: it goes to the studio's own address.
 * The budgets are in email-budget.ts. A kind that is missing here fails to compile (`emailTriggers` in outbox.ts).
 */
export const emailKinds = {
  // A guest, a member or the front desk books, pays, cancels or moves, with any address.
  'booking-confirmed': 'asked',
  'booking-cancelled': 'asked',
  'booking-moved': 'asked',
  'place-given-up': 'asked',
  'paid-no-place': 'asked',
  'purchase-paid': 'asked',
  'purchase-refunded': 'asked',
  'gift-card': 'asked',
  // Anyone can cause these without paying.
  'booking-links': 'asked',
  'tour-booked': 'asked',
  'tour-cancelled': 'asked',
  'contact-copy': 'asked',
  'newsletter-asked': 'asked',
  'newsletter-welcome': 'asked',
  'waiting-joined': 'asked',
  // A person on a waiting list causes these each time they join, decline and join again.
  'waiting-offered': 'offered',
  'waiting-passed': 'offered',
  // The team, the payment provider or another client's booking causes these.
  'place-withdrawn': 'told',
  'place-refilled': 'told',
  'class-changed': 'told',
  'class-cancelled': 'told',
  'refund-made': 'told',
  'contact-reply': 'told',
  'chat-answer': 'told',
  'waiting-class-off': 'told',
  // A schedule causes these, each at most once per booking, tour or entry.
  'booking-reminder': 'told',
  'tour-reminder': 'told',
  'review-asked': 'told',
  // The member or a schedule causes these, to the member's verified address.
  'membership-welcome': 'told',
  'membership-payment-failed': 'told',
  'membership-cancelled': 'told',
  'membership-kept': 'told',
  'membership-frozen': 'told',
  'membership-unfrozen': 'told',
  'membership-ended': 'told',
  // Instructors and owners cause these, to instructors.
  'cover-wanted': 'told',
  'cover-found': 'told',
  'class-off-trainer': 'told',
  // Anyone can cause these. Staff tools list the messages, tours and conversations too.
  'contact-notice': 'studio',
  'tour-notice': 'studio',
  'chat-waiting': 'studio',
} as const satisfies Record<string, EmailTrigger>;

export type EmailTrigger = 'asked' | 'offered' | 'told' | 'studio';

/** Kinds whose job must name who requested the email. */
export type RequestedEmailKind = {
  [Kind in keyof typeof emailKinds]: (typeof emailKinds)[Kind] extends 'asked' | 'offered' ? Kind : never;
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
