/**
 * Retention periods of personal data (handbook: privacy 1). The erasure jobs and the privacy page both read them here.
 */
export const retention = {
  /** Years for names in bookings, payments and purchases, which cover 6 years after the end of any financial year. */
  accountingYears: 7,
  /** Months for names in tours, ended waiting list entries and contact messages. */
  enquiryMonths: 24,
  /** Months for details of a gift card's recipient, from the card's expiry. */
  giftCardMonths: 12,
  /** Days for which a hold stores its browser's id, from the end of the hold. */
  holdDays: 30,
  /** Days for newsletter subscriptions that were never confirmed. */
  unconfirmedNewsletterDays: 30,
  /**
   * Days for chat conversations in which only the assistant took part and no person was requested (handbook: chat 7).
   */
  assistantChatDays: 30,
  /** Days for chat conversations in which a person was requested or a team member joined. */
  personChatDays: 180,
  /** Days for stored responses of idempotency keys. */
  repeatedCallDays: 2,
  /** Days for webhook events that were sent. */
  webhookDays: 30,
  /** Days for uploaded client lists that were never imported. */
  importDraftDays: 1,
  /**
   * Months for records that a mailbox or card used a once-per-person offer or code, from that use
   * (handbook: privacy 3).
   */
  offerMonths: 36,
  /** Days for records of which browser verified an email address. */
  emailProofDays: 365,
  /** Hours for rate limit counters. */
  limitHours: 24,
} as const;

/** Retention periods of the user pool, which shares no code with the studio. A test compares the values in both. */
export const accountRetention = {
  /** Days after which the user pool deletes activity of an account: logins, password changes, devices. */
  activityDays: 90,
  /** Days after which the user pool deletes an account whose email address is unconfirmed. */
  unconfirmedAccountDays: 7,
  /** Days that a login lasts. */
  loginDays: 30,
  /** Hours after which the user pool deletes ended logins, codes and counters of failed attempts. */
  endedHours: 24,
} as const;
