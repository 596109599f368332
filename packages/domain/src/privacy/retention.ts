/**
 * Retention periods of personal data (handbook: privacy 1). The erasure jobs and the privacy page both read them here.
 */
export const retention = {
  /** Names in bookings, payments and purchases. Covers 6 years after the end of any financial year they fall in. */
  accountingYears: 7,
  /** Names in tours, ended waiting list entries and contact messages. */
  enquiryMonths: 24,
  /** Details of a gift card's recipient, from the card's expiry. */
  giftCardMonths: 12,
  /** The browser that held a place, from the end of the hold. */
  holdDays: 30,
  /** Newsletter addresses that were never confirmed. */
  unconfirmedNewsletterDays: 30,
  /** Chat conversations with only the assistant, and those that a team member joined (handbook: chat 7). */
  assistantChatDays: 30,
  personChatDays: 180,
  /** Stored responses for idempotency keys. */
  repeatedCallDays: 2,
  /** Webhook events that were sent. */
  webhookDays: 30,
  /** Uploaded client lists that were never imported. */
  importDraftDays: 1,
  /** Records that a mailbox or card used a once-per-person offer or code, from that use (handbook: privacy 3). */
  offerMonths: 36,
  /** Records of the browser in which an email address was verified. */
  emailProofDays: 365,
  /** Rate limit counters. */
  limitHours: 24,
} as const;

/** Retention periods of the user pool, which shares no code with the studio; a test compares both. */
export const accountRetention = {
  /** Activity of an account: logins, password changes, devices. */
  activityDays: 90,
  /** Accounts whose email address was never confirmed. */
  unconfirmedAccountDays: 7,
  /** Duration of a login. */
  loginDays: 30,
  /** Ended logins, codes and counters of failed attempts. */
  endedHours: 24,
} as const;
