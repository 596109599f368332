/**
 * Contents of the emails. Dates, times and amounts arrive formatted, so that an email and its page show the same text.
 * Only calendar entries and QR codes are built from raw data.
 */
import type { UnbookedPaymentReason } from '@studio/domain/bookings/unbooked-payment';

export interface StudioDetails {
  name: string;
  /** 'Pilates & Yoga' */
  tagline?: string;
  addressLines: readonly string[];
  email: string;
  phone?: string;
  /** The origin of the site, such as 'https://milesstreet.example'. */
  siteUrl: string;
}

export interface ClassDetails {
  title: string;
  /** 'All levels' */
  level?: string;
  /** 'Tuesday 24 November 2026' */
  dateLong: string;
  /** 'Tue 24 Nov, 09:30', for subjects. */
  whenShort: string;
  /** '09:30–10:25' */
  timeRange: string;
  durationMin: number;
  /** 'Studio 1' */
  room: string;
  instructor: string;
}

/** One place of an order. Each place has its own booking. */
export interface AttendeeDetails {
  name: string;
  /** Eight characters without a space. */
  displayCode: string;
  /** Content of the QR code: the check-in URL with code and signature. */
  checkInUrl: string;
  /** The signed link to this booking. */
  bookingUrl: string;
}

/** A card with a heading, a total and lines below. */
export interface PriceDetails {
  /** 'Paid', 'Paid with', 'To pay' */
  heading: string;
  /** '£18', '1 session', 'Nothing' */
  amount: string;
  /** Price before a discount: '£20' */
  originalAmount?: string;
  lines: readonly { label: string; value: string; isSaving?: boolean }[];
}

/** Calendar entry of an email. With several places, that of the first. */
export interface CalendarEntryDetails {
  bookingId: string;
  start: Date;
  end: Date;
  /** iCalendar SEQUENCE: 0 in the confirmation, then one more in each email. */
  sequence: number;
  /** When the email is written. */
  madeAt: Date;
}

export interface BookingEmailDetails {
  studio: StudioDetails;
  class: ClassDetails;
  /** 1 to 4 people, the booker first. */
  attendees: readonly [AttendeeDetails, ...AttendeeDetails[]];
  price: PriceDetails;
  /** Earlier class before it was moved: 'Tue 24 Nov, 09:30'. */
  movedFrom?: string;
  /** Changes of the class, one sentence each. */
  changed?: readonly string[];
  /** Why the studio moved it, with an apology. */
  apology?: string;
  /** 'Free to cancel until Mon 23 Nov, 09:30'. Absent when that time has passed. */
  cancelByText?: string;
  /** 'Arrive 10 minutes early. Shoes by the door.' */
  arrivalNote?: string;
  entry: CalendarEntryDetails;
}

export type RefundDetails =
  /** Refund of '£18' to 'Visa ending 4242', less '£5' that the studio refunded before. */
  | { kind: 'refund'; amount: string; method: string; before?: string }
  /** The studio has already refunded all of it. */
  | { kind: 'given-before'; amount: string; method: string }
  /** Return of '1 session' to 'Reformer 10', valid until '14 December 2026' if it expires. */
  | { kind: 'credit'; amount: string; pack: string; until?: string }
  /** Refund of '£18' at the front desk, where it was paid. */
  | { kind: 'at-desk'; amount: string }
  /** Nothing was paid. */
  | { kind: 'nothing' }
  /** One price was paid for two places, and the other place remains booked. */
  | { kind: 'pair-stands' }
  /** Late cancellation: '£18' or '1 session' is returned if someone takes the place. Absent: nothing was paid. */
  | { kind: 'if-taken'; amount?: string }
  /** Late cancellation of a place to be paid at the front desk: '£18' remains due unless someone takes the place. */
  | { kind: 'still-due'; amount: string };

export type CancelledPlace = Pick<AttendeeDetails, 'name' | 'displayCode' | 'bookingUrl'>;

export interface CancellationEmailDetails {
  studio: StudioDetails;
  /**
   * How the booking ended, if its owner didn't simply cancel it: late cancelled, then taken by someone, revoked by the
   * studio, or class cancelled.
   */
  about?: 'given-up' | 'refilled' | 'withdrawn' | 'class-off';
  /** Why the studio revoked it, with an apology. */
  apology?: string;
  class: ClassDetails;
  attendees: readonly [CancelledPlace, ...CancelledPlace[]];
  returned: RefundDetails;
  price?: PriceDetails;
  /** Another class that has places. */
  instead?: { title: string; dateLong: string; timeRange: string; instructor: string; url: string };
  timetableUrl: string;
  entry: CalendarEntryDetails;
}

export interface PaidWithoutPlaceDetails {
  studio: StudioDetails;
  /** Name of the payer. */
  name: string;
  class: ClassDetails;
  /** Why the payment led to no booking. */
  reason: UnbookedPaymentReason;
  /** '£18' */
  amount: string;
  /** 'Visa ending 4242' */
  method: string;
  /** Timetable on the day of the class. */
  dayUrl: string;
}

/** Any email about a studio tour. The tours module writes its text. */
export interface TourEmailDetails {
  studio: StudioDetails;
  subject: string;
  title: string;
  /** One or two sentences below the title. Inboxes show them as the preview. */
  lead: string;
  rows: readonly { label: string; value: string; strong?: boolean }[];
  action?: { label: string; href: string };
  /** Entry for the visitor's calendar. Notices to the studio have none. */
  entry?: CalendarEntryDetails & { cancelled: boolean; url: string };
}

/** A generic email. The module that sends it writes its text. */
export interface GenericEmailDetails {
  studio: StudioDetails;
  subject: string;
  title: string;
  /** One or two sentences below the title. Inboxes show them as the preview. */
  lead: string;
  /** Personal message from the studio, with its line breaks. */
  personalMessage?: string;
  rows?: readonly { label: string; value: string; strong?: boolean }[];
  /** Heading of the rows. Defaults to "Who and what". */
  rowsTitle?: string;
  price?: PriceDetails;
  /** Code to type in: '7KQ4 M2XD'. */
  code?: { caption: string; code: string; hint: string };
  /** Quoted message, with its line breaks. */
  quote?: { title: string; text: string };
  action?: { label: string; href: string };
  /** Links, each with a label and a line of detail. */
  links?: readonly { label: string; detail: string; href: string }[];
  /** Shown below the action, or in its own panel without one. */
  note?: { text: string };
  /** Why the recipient got this email, and how to unsubscribe. */
  footer?: { text: string; link?: { label: string; href: string } };
}

export type EmailDetails =
  | { template: 'booking-confirmed'; details: BookingEmailDetails }
  | { template: 'booking-cancelled'; details: CancellationEmailDetails }
  | { template: 'paid-no-place'; details: PaidWithoutPlaceDetails }
  | { template: 'tour'; details: TourEmailDetails }
  | { template: 'letter'; details: GenericEmailDetails };
