import type { NoShowPolicy } from '@studio/domain/bookings/no-show';
import type { OpeningHours } from './branch.ts';

/** Settings that staff can change. The database stores each in its own row. */
export interface SiteSettings {
  /**
   * London day and time at which the home page's countdown ends. After that, its section says that the studio is open.
   */
  countdownTarget: { date: string; time: string };
  /** Pages that only ADMIN, STAFF and TRAINER can see. */
  guardedPages: readonly string[];
  /** Hours of studio tours; null on days without tours. */
  tourHours: { weekdays: OpeningHours | null; saturday: OpeningHours | null; sunday: OpeningHours | null };
  /** Discount in percent for newsletter subscribers on their first class pack, valid once. */
  newsletterOfferPercent: number;
  cancellation: {
    /** Start of the text before the deadline, such as "Free to cancel until". The deadline follows it. */
    freeUntil: string;
    /** Cancellation rule in one sentence. */
    rule: string;
    /** Text in the last 24 hours before a class. */
    tooLate: string;
  };
  /** Minutes in the sentence "Arrive 10 minutes early." */
  arriveEarlyMinutes: number;
  /** Line at the top of every page, shown between two London days, both included. */
  banner: Banner | null;
  /** Consequence of a no-show. */
  noShowPolicy: NoShowPolicy;
  /** Whether pages show built-in pictures where the owner has uploaded none (handbook: pictures 6). */
  showsBuiltInPictures: boolean;
  /** Whether visitors can see the public pages and book. */
  siteOpen: boolean;
  /** Version of the terms that an owner confirmed during setup; null before that. */
  confirmedTermsVersion: string | null;
}

/** News for all visitors. `from` and `until` are London days; null means unlimited. */
export interface Banner {
  text: string;
  link: { label: string; to: string } | null;
  from: string | null;
  until: string | null;
}

/** Initial settings (handbook: timetable 12). */
export const siteSettings: SiteSettings = {
  countdownTarget: { date: '2025-11-15', time: '10:00' },
  guardedPages: ['/about', '/scan'],
  tourHours: {
    weekdays: { opens: '10:00', closes: '16:00' },
    saturday: { opens: '09:00', closes: '12:00' },
    sunday: null,
  },
  newsletterOfferPercent: 10,
  cancellation: {
    freeUntil: 'Free to cancel until',
    rule: 'Free to cancel up to 24 hours before the class. We’ll refund your card or return your session.',
    tooLate: 'This class starts in less than 24 hours, so it’s too late to cancel for a refund.',
  },
  arriveEarlyMinutes: 10,
  banner: null,
  noShowPolicy: { kind: 'credit', feePence: 1000 },
  showsBuiltInPictures: true,
  siteOpen: true,
  confirmedTermsVersion: null,
};
