/**
 * Whose doing an email is, for each kind that the studio sends (handbook: emails 1):
 * - `asked`: a caller of an open call causes it, for an address that they typed or that a record of theirs has. Counts by
 *   who asked (`EmailRequester`): a stranger, a payer, the owner of the address, or the team.
 * - `offered`: a place that someone waits for comes free. They have proven who they are, which need not be by the address that
 *   the email goes to; so it counts as theirs only when it is.
 * - `told`: the team or time causes it, about something that exists.
 * - `studio`: it goes to the studio's own address.
 * The budgets are in email-budget.ts. A kind that is not placed here does not compile (`mailClasses`).
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
  // Anyone, without paying.
  'booking-links': 'asked',
  'tour-booked': 'asked',
  'tour-cancelled': 'asked',
  'contact-copy': 'asked',
  'newsletter-asked': 'asked',
  'newsletter-welcome': 'asked',
  'waiting-joined': 'asked',
  // A person on a waiting list, each time they join, decline and join again.
  'waiting-offered': 'offered',
  'waiting-passed': 'offered',
  // The team, the payment provider or another client's booking.
  'place-withdrawn': 'told',
  'place-refilled': 'told',
  'class-changed': 'told',
  'class-cancelled': 'told',
  'refund-made': 'told',
  'contact-reply': 'told',
  'chat-answer': 'told',
  'waiting-class-off': 'told',
  // Time: each at most once for a booking, a tour or an entry.
  'booking-reminder': 'told',
  'tour-reminder': 'told',
  'review-asked': 'told',
  // The member, or time; to their own verified address.
  'membership-welcome': 'told',
  'membership-payment-failed': 'told',
  'membership-cancelled': 'told',
  'membership-kept': 'told',
  'membership-frozen': 'told',
  'membership-unfrozen': 'told',
  'membership-ended': 'told',
  // Instructors and owners, to instructors.
  'cover-wanted': 'told',
  'cover-found': 'told',
  'class-off-trainer': 'told',
  // Anyone; the messages, tours and conversations are in staff tools as well.
  'contact-notice': 'studio',
  'tour-notice': 'studio',
  'chat-waiting': 'studio',
} as const satisfies Record<string, EmailTrigger>;

export type EmailTrigger = 'asked' | 'offered' | 'told' | 'studio';

/** Kinds of which the order says who asked. */
export type RequestedEmailKind = {
  [Kind in keyof typeof emailKinds]: (typeof emailKinds)[Kind] extends 'asked' | 'offered' ? Kind : never;
}[keyof typeof emailKinds];

/** A caller who causes an email, as the outbox stores them until it is sent. */
export interface RequestingCaller {
  /** The browser; null where it is not known any more. */
  clientId: string | null;
  memberId: string | null;
  /** Money was paid for what the email is about. */
  paid?: boolean;
  /** The owner of the address has proven what the email is about to be theirs, in whichever browser. */
  proven?: boolean;
}

/** Who causes an email: a caller, or the team, time and the payment provider. */
export type EmailRequester = RequestingCaller | 'studio';
