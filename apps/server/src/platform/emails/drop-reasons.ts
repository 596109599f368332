/**
 * Reasons for which the outbox drops an email, as they are stored and compared. Email builders also have reasons of
 * their own, which no code compares.
 */
export const dropReasons = {
  /** The recipient's budget is used up. */
  overBudget: 'too many to this address',
  /** The recipient has no email address. */
  noRecipient: 'no recipient',
  /** The mail server rejected the email permanently, usually because of the address. */
  rejected: 'refused',
  /** Delivery failed until the email was too old. */
  exhausted: 'retries exhausted',
  /** The recipient left the class or its waiting list before a message about it was sent. */
  leftClass: 'no longer in the class',
  /** The class of a message was cancelled, or is too long ago. */
  classOver: 'the class is over or cancelled',
  /** The client has created an account since staff invited them. */
  hasAccount: 'has an account',
  /** The invitation was stopped, or its import was undone, before the email was sent. */
  invitationCancelled: 'invitation cancelled',
} as const;
