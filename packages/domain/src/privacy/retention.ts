/** How long personal data are kept (handbook: privacy 1). The jobs that erase them and the privacy page read the periods here. */
export const retention = {
  /** Names in bookings, payments and purchases: longer than 6 years after the end of any financial year they are in. */
  accountingYears: 7,
  /** Names in tours, ended waiting list entries and messages to the studio. */
  enquiryMonths: 24,
  /** Details of who got a gift card, counted from its end. */
  giftCardMonths: 12,
  /** Which browser held a place, counted from the end of the hold. */
  holdDays: 30,
  /** Addresses that asked for the newsletter and never confirmed. */
  unconfirmedNewsletterDays: 30,
  /** Conversations with the chat assistant alone, and those that a person of the team joined (handbook: chat 7). */
  assistantChatDays: 30,
  personChatDays: 180,
  /** Stored responses to repeated calls. */
  repeatedCallDays: 2,
  /** Booking events that were sent to the studio's own tools. */
  webhookDays: 30,
  /** Uploaded client lists that were never imported. */
  importDraftDays: 1,
  /** That a mailbox or card has had a once-per-person offer or code, counted from then (handbook: privacy 3). */
  offerMonths: 36,
  /** Which browser an email address was proven in. */
  emailProofDays: 365,
  /** Counters of the limits on calls. */
  limitHours: 24,
} as const;

/** The same for the user pool, which shares no code with the studio: a test compares both. */
export const accountRetention = {
  /** Recent activity of an account: logins, changed passwords, devices. */
  activityDays: 90,
  /** Accounts whose email address was never confirmed. */
  unconfirmedAccountDays: 7,
  /** How long a login lasts. */
  loginDays: 30,
  /** Ended logins, codes and counters of wrong attempts. */
  endedHours: 24,
} as const;
