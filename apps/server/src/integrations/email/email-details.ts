/**
 * Contents of the emails. Dates, times and amounts arrive formatted, so that an email and its page show the same text.
 * Only calendar entries and QR codes are built from raw data.
 */
import type { UnbookedPaymentReason } from '@studio/domain/bookings/unbooked-payment';

export interface StudioContact {
  name: string;
  /** Tagline, such as 'Pilates & Yoga'. */
  tagline?: string;
  addressLines: readonly string[];
  email: string;
  phone?: string;
  /** Origin of the site, such as 'https://milesstreet.example'. */
  siteUrl: string;
  /** Picture above the email; `renderEmail` sets it. Null shows the name only. */
  logo?: EmailLogo | null;
}

/** Picture above an email, with the content id 'mark'. */
export interface EmailLogo {
  /** Whether the picture contains the name, so that the text beside it is left out. */
  hasName: boolean;
  /** Displayed size in pixels. */
  width: number;
  height: number;
}

export interface ClassDetails {
  title: string;
  /** Level, such as 'All levels'. */
  level?: string;
  /** Date, such as 'Tuesday 24 November 2026'. */
  dateLong: string;
  /** Date and time for subjects, such as 'Tue 24 Nov, 09:30'. */
  whenShort: string;
  /** Time, such as '09:30–10:25'. */
  timeRange: string;
  durationMin: number;
  /** Room, such as 'Studio 1'. */
  room: string;
  instructor: string;
}

/** One place of an order, with its own booking. */
export interface AttendeeDetails {
  name: string;
  /** Bed, such as 'Bed 4, by the window'; absent in rooms without numbered beds. */
  bed?: string;
  /** Booking code: eight characters without a space. */
  displayCode: string;
  /** Content of the QR code: the check-in URL with code and signature. */
  checkInUrl: string;
  /** Signed link to this booking. */
  bookingUrl: string;
}

/** Price card of an email: a heading, a total, and lines below it. */
export interface PriceDetails {
  /** Heading, such as 'Paid', 'Paid with' or 'To pay'. */
  heading: string;
  /** Total, such as '£18', '1 session' or 'Nothing'. */
  amount: string;
  /** Price before a discount, shown struck through, such as '£20'. */
  originalAmount?: string;
  lines: readonly { label: string; value: string; isSaving?: boolean }[];
}

/** Calendar entry of an email. An email about several places has the entry of the first place. */
export interface CalendarEntryDetails {
  /** Id of the booking or tour. */
  bookingId: string;
  start: Date;
  end: Date;
  /** iCalendar SEQUENCE: 0 in the confirmation, plus one for each change, the cancellation included. */
  sequence: number;
  /** DTSTAMP: time of the booking or of its last recorded change, not of the email. */
  madeAt: Date;
}

export interface BookingEmailDetails {
  studio: StudioContact;
  class: ClassDetails;
  /** 1 to 4 people, the booker first. */
  attendees: readonly [AttendeeDetails, ...AttendeeDetails[]];
  price: PriceDetails;
  /** Class before the booking was moved, such as 'Tue 24 Nov, 09:30'. */
  movedFrom?: string;
  /** Changes of the class, one sentence each. */
  changed?: readonly string[];
  /** Set if `changed` is only about a bed: the client's has changed, or one that they asked for is free to choose. */
  bedNews?: 'changed' | 'free';
  /** Reason why the studio moved the booking, with an apology. */
  apology?: string;
  /**
   * End of free cancellation, such as 'Free to cancel until Mon 23 Nov, 09:30'. Undefined when that time has passed.
   */
  cancelByText?: string;
  /** Arrival note, such as 'Arrive 10 minutes early. Shoes by the door.' */
  arrivalNote?: string;
  entry: CalendarEntryDetails;
}

export type RefundDetails =
  /**
   * Refund of `amount` to `method`, such as '£18' to 'Visa ending 4242'. `before`: amount that the studio refunded
   * earlier, in addition.
   */
  | { kind: 'refund'; amount: string; method: string; before?: string }
  /** Refund of `amount` to `method` only if the client's bank decides a dispute about the payment for the studio. */
  | { kind: 'disputed'; amount: string; method: string }
  /** No refund, because the studio has already refunded the whole amount: to the card, or without one at the front desk. */
  | { kind: 'already-refunded'; amount: string; method?: string }
  /** Return of sessions ('1 session') to a pack ('Reformer 10'), with the new expiry ('14 December 2026') if it expires. */
  | { kind: 'credit'; amount: string; pack: string; until?: string }
  /** No session to return, because 'Flow Anytime Unlimited' has no limit. */
  | { kind: 'unlimited'; pack: string }
  /** Refund of `amount` at the front desk, where the client paid. `giftCardAmount` is already back on the gift card. */
  | { kind: 'at-desk'; amount: string; giftCardAmount?: string }
  /** `giftCardAmount` is back on the gift card that paid the whole price. */
  | { kind: 'gift-card'; giftCardAmount: string }
  /** No refund, because nothing was paid. */
  | { kind: 'nothing' }
  /** No refund: one price was paid for two places, and the other place remains booked. */
  | { kind: 'pair-active' }
  /**
   * Late cancellation: `amount` is refunded, and `giftCardAmount` returned to a gift card, if someone takes the place.
   * Both undefined if nothing was paid.
   */
  | { kind: 'if-taken'; amount?: string; giftCardAmount?: string }
  /** Late cancellation: the session is returned if someone takes the place. */
  | { kind: 'session-if-taken' }
  /** Late cancellation of a place to be paid at the front desk: `amount` remains due unless someone takes the place. */
  | { kind: 'still-due'; amount: string };

export type CancelledAttendee = Pick<AttendeeDetails, 'name' | 'displayCode' | 'bookingUrl'>;

export interface CancellationEmailDetails {
  studio: StudioContact;
  /**
   * Kind of end of the booking: late cancellation, late-cancelled place taken by someone, place revoked by the studio,
   * or class cancelled. Undefined after an ordinary cancellation.
   */
  about?: 'late-cancelled' | 'place-taken' | 'place-revoked' | 'class-cancelled';
  /** Reason why the studio revoked the place, with an apology. */
  apology?: string;
  /** Reason why the studio cancelled the class, in the staff member's own words. */
  reason?: string;
  class: ClassDetails;
  attendees: readonly [CancelledAttendee, ...CancelledAttendee[]];
  returned: RefundDetails;
  price?: PriceDetails;
  /** Alternative class that has free places. */
  instead?: { title: string; dateLong: string; timeRange: string; instructor: string; url: string };
  timetableUrl: string;
  entry: CalendarEntryDetails;
}

export interface PaidWithoutPlaceDetails {
  studio: StudioContact;
  /** Name of the payer. */
  name: string;
  class: ClassDetails;
  /** Reason why the payment led to no booking. */
  reason: UnbookedPaymentReason;
  /** Amount, such as '£18'. */
  amount: string;
  /** Payment method, such as 'Visa ending 4242'. */
  method: string;
  /** URL of the timetable on the day of the class. */
  dayUrl: string;
}

/** Email about a studio tour, for the visitor or the studio. The tours module writes its text. */
export interface TourEmailDetails {
  studio: StudioContact;
  subject: string;
  title: string;
  /** One or two sentences below the title. Inboxes show these as the preview. */
  lead: string;
  rows: readonly { label: string; value: string; strong?: boolean }[];
  action?: { label: string; href: string };
  /** Reason why the recipient gets this email. Emails to the studio have none. */
  reason?: string;
  /** Entry for the visitor's calendar. Emails to the studio have none. */
  entry?: CalendarEntryDetails & { cancelled: boolean; url: string };
}

/** Email with text and optional parts. The module that sends the email writes its text. */
export interface GenericEmailDetails {
  studio: StudioContact;
  subject: string;
  title: string;
  /** Greeting above the lead, such as 'Hi Amara,'. */
  greeting?: string;
  /** One or two sentences below the title. Inboxes show these as the preview. */
  lead: string;
  /** Personal message from the studio, with its line breaks. */
  personalMessage?: string;
  rows?: readonly { label: string; value: string; strong?: boolean }[];
  /** Heading of the rows. Defaults to "Details". */
  rowsTitle?: string;
  price?: PriceDetails;
  /** Code that the recipient types in, such as '7KQ4 M2XD'. */
  code?: { caption: string; code: string; hint: string };
  /** Quoted message, with its line breaks. */
  quote?: { title: string; text: string };
  action?: { label: string; href: string };
  /** Links, each with a label and a line of detail. */
  links?: readonly { label: string; detail: string; href: string }[];
  /** Note, shown below the button, or in its own panel if the email has no button. */
  note?: { text: string };
  /** Reason why the recipient got this email, and the link to unsubscribe. */
  footer?: { text: string; link?: { label: string; href: string } };
}

export type EmailDetails =
  | { template: 'booking-confirmed'; details: BookingEmailDetails }
  | { template: 'booking-cancelled'; details: CancellationEmailDetails }
  | { template: 'paid-no-place'; details: PaidWithoutPlaceDetails }
  | { template: 'tour'; details: TourEmailDetails }
  | { template: 'plain-message'; details: GenericEmailDetails };
