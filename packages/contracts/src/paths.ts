/** Where the API lives on the site's origin. */
export const apiBase = '/api';

/** Paths below the API base, as the specification spells them (document 1, section 7). */
export const paths = {
  /** What pages show of the studio: profile, classes, instructors, products, settings. */
  catalogue: '/catalogue/get',
  facets: '/classes/booking/facets',
  summary: '/classes/booking/availability/summary',
  availability: '/classes/class/availability',
  /** One class by the address of its page, also when it has begun or been cancelled. */
  classOn: '/classes/class/on',
  hold: '/classes/class/hold',
  holdGet: '/classes/class/hold/get',
  release: '/classes/class/release',
  book: '/classes/class/book',
  createIntent: '/classes/payments/create-intent',
  confirmPayment: '/classes/payments/confirm',
  cancel: '/classes/class/cancel',
  bookingGet: '/classes/booking/get',
  /** A member's bookings (document 2, section 7). */
  bookingList: '/classes/booking/list',
  bookingDays: '/classes/booking/days',
  bookingLinks: '/classes/booking/links',
  /** What a hold can be paid with. */
  quote: '/classes/booking/quote',
  move: '/classes/class/move',
  moveOptions: '/classes/class/move/options',
  giveUp: '/classes/class/give-up',
  waitingJoin: '/classes/waiting/join',
  waitingList: '/classes/waiting/list',
  waitingGet: '/classes/waiting/get',
  waitingLeave: '/classes/waiting/leave',
  waitingClaim: '/classes/waiting/claim',
  purchaseQuote: '/purchases/quote',
  purchaseOpen: '/purchases/open',
  purchaseConfirm: '/purchases/confirm',
  purchaseList: '/purchases/list',
  giftCardGet: '/gift-cards/get',
  membershipOpen: '/memberships/open',
  membershipConfirm: '/memberships/confirm',
  membershipList: '/memberships/list',
  membershipPay: '/memberships/pay',
  membershipCancel: '/memberships/cancel',
  membershipResume: '/memberships/resume',
  freezePreview: '/memberships/freeze/preview',
  freeze: '/memberships/freeze',
  cardSetup: '/memberships/card',
  cardConfirm: '/memberships/card/confirm',
  cardRemove: '/memberships/card/remove',
  entitlements: '/account/entitlements',
  movements: '/account/movements',
  accountInvoices: '/account/invoices',
  accountData: '/account/data',
  accountDelete: '/account/delete',
  /** A member's profile (document 2, section 7). */
  userUpsert: '/classes/user/upsert',
  userGet: '/classes/user/get',
  tourAvailability: '/booking/availability',
  tourHold: '/booking/hold',
  tourRelease: '/booking/release',
  tourBook: '/booking/book',
  tourGet: '/booking/tour/get',
  tourMove: '/booking/tour/move',
  tourCancel: '/booking/tour/cancel',
  /** The configured paths of the second document: they answer like tourAvailability and tourBook. */
  studioTourSlots: '/booking/studio-tour/slots',
  studioTourBook: '/booking/studio-tour/book',
  /** The configured paths of the second document (sections 3 and 7). */
  contact: '/contact',
  newsletterSubscribe: '/newsletter/subscribe',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  calendarFeed: '/account/calendar',
  calendarFeedRenew: '/account/calendar/renew',
  /** The questions before the first class. */
  firstVisit: '/first-visit/get',
  firstVisitSave: '/first-visit/save',
  classHealth: '/first-visit/class',
  /** Which mails somebody wants. */
  mailPreferences: '/mails/preferences/get',
  mailPreferencesSave: '/mails/preferences/save',
  mailStop: '/mails/stop',
} as const;

/** The branch that calls mean when they name none (specification 1, section 9). */
export const defaultBranchId = '11-miles-st';

/** A request is given up after 30 s. */
export const requestTimeoutMs = 30_000;

/** How far a request's `time` may be off the server's clock, in seconds. */
export const envelopeToleranceSeconds = 300;

/** Largest body that a call may have, in bytes. */
export const bodyLimitBytes = 64 * 1024;
