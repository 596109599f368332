/**
 * What the mails say, as finished words: every date, time and amount arrives formatted, so that a mail and the page
 * it speaks about never say it differently. Only a calendar entry and QR codes are made from raw facts.
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

/** One place of an order. Every place is a booking of its own. */
export interface AttendeeDetails {
  name: string;
  /** Eight characters without a space. */
  displayCode: string;
  /** What the QR says: the check-in address with code and signature. */
  checkInUrl: string;
  /** The signed link to this booking. */
  bookingUrl: string;
}

/** A card of amounts: a heading with the sum, and lines below it. */
export interface PriceDetails {
  /** 'Paid', 'Paid with', 'To pay' */
  heading: string;
  /** '£18', '1 session', 'Nothing' */
  amount: string;
  /** The price before a saving: '£20' */
  struckAmount?: string;
  lines: readonly { label: string; value: string; isSaving?: boolean }[];
}

/** The calendar entry that comes with a mail; with several places, the entry of the first. */
export interface CalendarEntryDetails {
  bookingId: string;
  start: Date;
  end: Date;
  /** 0 in the confirmation, one more in each later mail. */
  sequence: number;
  /** The moment of writing. */
  madeAt: Date;
}

export interface BookingEmailDetails {
  studio: StudioDetails;
  class: ClassDetails;
  /** 1 to 4, the person who ordered first. */
  attendees: readonly [AttendeeDetails, ...AttendeeDetails[]];
  price: PriceDetails;
  /** Where it was before it was moved here: 'Tue 24 Nov, 09:30'. */
  movedFrom?: string;
  /** What has changed of the class itself, one sentence each. */
  changed?: readonly string[];
  /** Why the studio had to move it, with a word of apology. */
  apology?: string;
  /** 'Free to cancel until Mon 23 Nov, 09:30'; absent when that moment has passed. */
  cancelByText?: string;
  /** 'Arrive 10 minutes early. Shoes by the door.' */
  arrivalNote?: string;
  entry: CalendarEntryDetails;
}

/** What comes back after cancelling. */
export type RefundDetails =
  /** Money: '£18', to 'Visa ending 4242', less '£5' that the studio had given back before. */
  | { kind: 'refund'; amount: string; method: string; before?: string }
  /** The studio had given all of it back before. */
  | { kind: 'given-before'; amount: string; method: string }
  /** A credit: '1 session', to 'Reformer 10', usable until '14 December 2026' where it ends. */
  | { kind: 'credit'; amount: string; pack: string; until?: string }
  /** Money that was paid at the desk: '£18' is given back there. */
  | { kind: 'at-desk'; amount: string }
  /** Nothing was paid. */
  | { kind: 'nothing' }
  /** One price was paid for two places, and the other one stands. */
  | { kind: 'pair-stands' }
  /** Given up too late: '£18' or '1 session' comes back if somebody takes the place; nothing was paid when absent. */
  | { kind: 'if-taken'; amount?: string }
  /** The same of what was to be paid at the desk: '£18' still is, unless somebody takes the place. */
  | { kind: 'still-due'; amount: string };

export type CancelledPlace = Pick<AttendeeDetails, 'name' | 'displayCode' | 'bookingUrl'>;

export interface CancellationEmailDetails {
  studio: StudioDetails;
  /** How the booking ended, when its owner did not cancel it: given up, then taken by somebody; or the studio took it back. */
  about?: 'given-up' | 'refilled' | 'withdrawn' | 'class-off';
  /** Why the studio had to take it back, with a word of apology. */
  apology?: string;
  class: ClassDetails;
  /** Whose places were cancelled. */
  attendees: readonly [CancelledPlace, ...CancelledPlace[]];
  returned: RefundDetails;
  price?: PriceDetails;
  /** A class with places left in its stead. */
  instead?: { title: string; dateLong: string; timeRange: string; instructor: string; url: string };
  /** Where other classes are found. */
  timetableUrl: string;
  entry: CalendarEntryDetails;
}

export interface PaidWithoutPlaceDetails {
  studio: StudioDetails;
  /** Who paid. */
  name: string;
  class: ClassDetails;
  /** Why there is no place. */
  reason: UnbookedPaymentReason;
  /** '£18' */
  amount: string;
  /** 'Visa ending 4242' */
  method: string;
  /** The timetable on the day of the class. */
  dayUrl: string;
}

/** Any mail about a studio tour: its words are the tours' own. */
export interface TourEmailDetails {
  studio: StudioDetails;
  subject: string;
  title: string;
  /** One or two sentences under the title; also shown next to the subject in the list of mails. */
  lead: string;
  rows: readonly { label: string; value: string; strong?: boolean }[];
  action?: { label: string; href: string };
  /** The entry for the visitor's calendar; the studio's notices carry none. */
  entry?: CalendarEntryDetails & { cancelled: boolean; url: string };
}

/** A mail in words, about a message or the list: its words are those contexts' own. */
export interface GenericEmailDetails {
  studio: StudioDetails;
  subject: string;
  title: string;
  /** One or two sentences under the title; also shown next to the subject in the list of mails. */
  lead: string;
  /** What somebody of the studio writes to this one person, with its line breaks. */
  letter?: string;
  rows?: readonly { label: string; value: string; strong?: boolean }[];
  /** Above the rows; "Who and what" unless something else fits better. */
  rowsTitle?: string;
  /** What was paid, in a card of its own. */
  price?: PriceDetails;
  /** A code to be typed somewhere: '7KQ4 M2XD'. */
  code?: { caption: string; code: string; hint: string };
  /** What somebody wrote, with its line breaks. */
  quote?: { title: string; text: string };
  action?: { label: string; href: string };
  /** Addresses, each with what it leads to and a line about it. */
  links?: readonly { label: string; detail: string; href: string }[];
  /** Below the action, or in a panel of its own. */
  note?: { text: string };
  /** Why this mail came, and how to have no more. */
  foot?: { text: string; link?: { label: string; href: string } };
}

/** A mail to be rendered, as the outbox keeps it: which one, and what it says. */
export type EmailDetails =
  | { template: 'booking-confirmed'; facts: BookingEmailDetails }
  | { template: 'booking-cancelled'; facts: CancellationEmailDetails }
  | { template: 'paid-no-place'; facts: PaidWithoutPlaceDetails }
  | { template: 'tour'; facts: TourEmailDetails }
  | { template: 'letter'; facts: GenericEmailDetails };
