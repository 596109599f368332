import type { NoShowPolicy } from '@studio/domain/bookings/no-show';
import type { OpeningHours } from './branch.ts';

/** What staff can change about the site without an engineer. One row of the database for each name. */
export interface SiteSettings {
  /** Where the home page's countdown ends: a London day and time. After it the section says that the studio is open. */
  countdownTarget: { date: string; time: string };
  /** Pages for ADMIN, STAFF and TRAINER only. */
  guardedPages: readonly string[];
  /** When parties of a studio tour are received; null on days without tours. */
  tourHours: { weekdays: OpeningHours | null; saturday: OpeningHours | null; sunday: OpeningHours | null };
  /** Off the first class pack, once, for people on the list. */
  listOfferPercent: number;
  cancellation: {
    /** Beside a class, with the moment behind it: "Free to cancel until Mon 23 Nov, 09:30". */
    freeUntil: string;
    /** The rule in one sentence. */
    rule: string;
    /** Inside the last 24 hours. */
    tooLate: string;
  };
  /** "Arrive 10 minutes early." */
  arriveEarlyMinutes: number;
  /** A line above every page, on the London days from one to another, both included. */
  banner: Banner | null;
  /** What a class costs that was booked and missed. */
  noShowPolicy: NoShowPolicy;
}

/** News for everybody who opens the site. `from` and `until` are London days; null: without end. */
export interface Banner {
  text: string;
  link: { label: string; to: string } | null;
  from: string | null;
  until: string | null;
}

/** The settings that the studio starts with (handbook: timetable 12). */
export const siteSettings: SiteSettings = {
  countdownTarget: { date: '2025-11-15', time: '10:00' },
  guardedPages: ['/about', '/scan'],
  tourHours: {
    weekdays: { opens: '10:00', closes: '16:00' },
    saturday: { opens: '09:00', closes: '12:00' },
    sunday: null,
  },
  listOfferPercent: 10,
  cancellation: {
    freeUntil: 'Free to cancel until',
    rule: 'Free to cancel until 24 hours before the class. The card is refunded or the credit comes back.',
    tooLate: 'This class starts in less than 24 hours, so it can no longer be cancelled for a refund.',
  },
  arriveEarlyMinutes: 10,
  banner: null,
  noShowPolicy: { kind: 'credit', feePence: 1000 },
};
