import { defaultBranchId } from '@studio/contracts/default-branch-id';
import { studioName, studioTagline } from './studio-name.ts';

/**
 * Opening hours of weekdays or weekends, as 'HH:MM' in London. The seeded weekly classes start and end within them;
 * staff may add others.
 */
export interface OpeningHours {
  opens: string;
  closes: string;
}

/** Profile of the studio on a social network. */
export interface SocialProfile {
  network: 'instagram' | 'facebook' | 'tiktok' | 'youtube' | 'pinterest' | 'whatsapp' | 'x';
  label: string;
  url: string;
}

/** Profile of a branch, with all details that differ from studio to studio. */
export interface BranchProfile {
  id: string;
  name: string;
  /** Short description of the studio, shown next to its name. */
  tagline: string;
  /** Legal name of the company, shown on invoices. */
  legalName: string;
  address: { street: string; district: string; city: string; postcode: string; country: string };
  /** Position of the map pin in degrees, close to the entrance. */
  coordinates: { latitude: number; longitude: number };
  directions: string;
  hours: { weekdays: OpeningHours; weekends: OpeningHours };
  email: string;
  /** Number for display, and number to dial. */
  phone: { display: string; dial: string };
  socials: readonly SocialProfile[];
  /** ISO 4217 code of the currency. */
  currency: string;
  /** VAT registration; null prints "Not VAT registered". Prices always include VAT. */
  vat: { number: string; ratePercent: number } | null;
}

const notEntered: OpeningHours = { opens: '00:00', closes: '00:00' };

/** Profile of a studio that starts empty. Its owner enters the details (handbook: setup 1). */
export const emptyBranch: BranchProfile = {
  id: defaultBranchId,
  name: 'New studio',
  tagline: '',
  legalName: '',
  address: { street: '', district: '', city: '', postcode: '', country: 'United Kingdom' },
  coordinates: { latitude: 0, longitude: 0 },
  directions: '',
  hours: { weekdays: notEntered, weekends: notEntered },
  email: '',
  phone: { display: '', dial: '' },
  socials: [],
  currency: 'GBP',
  vat: null,
};

/** Profile of Miles Street (handbook: timetable 12). */
export const branch: BranchProfile = {
  id: defaultBranchId,
  name: studioName,
  tagline: studioTagline,
  legalName: 'Miles Street Studio Ltd',
  address: {
    street: '11 Miles Street',
    district: 'Vauxhall',
    city: 'London',
    postcode: 'SW8 1RZ',
    country: 'United Kingdom',
  },
  coordinates: { latitude: 51.4828, longitude: -0.1228 },
  directions: "About 5 minutes' walk from Vauxhall station.",
  hours: {
    weekdays: { opens: '07:00', closes: '20:00' },
    weekends: { opens: '08:00', closes: '18:00' },
  },
  email: 'hello@miles-street.example',
  phone: { display: '+44 20 7946 0117', dial: '+442079460117' },
  socials: [
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/milesstreet.example' },
    { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/milesstreet.example' },
    { network: 'tiktok', label: 'TikTok', url: 'https://www.tiktok.com/@milesstreet.example' },
    { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@milesstreet.example' },
    { network: 'pinterest', label: 'Pinterest', url: 'https://www.pinterest.com/milesstreet.example' },
    { network: 'whatsapp', label: 'WhatsApp', url: 'https://wa.me/442079460117' },
    { network: 'x', label: 'X', url: 'https://x.com/milesstreet.example' },
  ],
  currency: 'GBP',
  vat: null,
};
