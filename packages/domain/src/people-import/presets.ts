import type { ColumnMeaning, ImportKind } from './columns.ts';
import { normaliseHeading } from './normalise-heading.ts';

/** Systems whose exports the import knows. */
export const importSystems = ['momence', 'mindbody', 'bsport', 'glofox', 'teamup', 'momoyoga'] as const;
export type ImportSystem = (typeof importSystems)[number];

/**
 * Probable columns of a system's exports, by heading. Few come from published pages, the others from the words that the
 * system uses. None was compared with a real file; the screen and the handbook say so (handbook: setup 4).
 */
interface ImportPreset {
  name: string;
  people: Readonly<Record<string, ColumnMeaning>>;
  bookings: Readonly<Record<string, ColumnMeaning>>;
}

export const importPresets: Readonly<Record<ImportSystem, ImportPreset>> = {
  momence: {
    name: 'Momence',
    people: {
      'Customer name': 'name',
      'Customer email': 'email',
      'Phone number': 'phone',
      'Membership name': 'plan',
      'Renewal date': 'nextPayment',
      'Next payment': 'nextPayment',
      'Pack name': 'pass',
      'Credits left': 'sessions',
      'Credits remaining': 'sessions',
      'Expiration date': 'expires',
      'Total visits': 'visits',
      Visits: 'visits',
      'Waiver signed at': 'waiver',
      'Lead source': 'ignored',
      Tags: 'ignored',
    },
    bookings: {
      'Customer name': 'name',
      'Customer email': 'email',
      'Session name': 'className',
      'Session date': 'date',
      'Session time': 'time',
      'Payment method': 'paidWith',
      'Cancelled at': 'ignored',
    },
  },
  mindbody: {
    name: 'Mindbody',
    people: {
      'Client ID': 'ignored',
      Client: 'name',
      'Client name': 'name',
      'Mobile phone': 'phone',
      'Home phone': 'ignored',
      'Pricing option': 'pass',
      'Visits remaining': 'sessions',
      Remaining: 'sessions',
      'Expiration date': 'expires',
      'Exp. date': 'expires',
      'Contract name': 'plan',
      'Next autopay': 'nextPayment',
      'Liability release date': 'waiver',
      'Total visits': 'visits',
      '# visits': 'visits',
      'Account balance': 'ignored',
      'Yellow alert': 'ignored',
      'Red alert': 'ignored',
    },
    bookings: {
      Client: 'name',
      'Class name': 'className',
      Date: 'date',
      Time: 'time',
      'Pricing option': 'paidWith',
      Status: 'bookingStatus',
      Staff: 'ignored',
    },
  },
  bsport: {
    name: 'bsport',
    people: {
      Member: 'name',
      'Email address': 'email',
      'Phone number': 'phone',
      Pass: 'pass',
      'Pass name': 'pass',
      'Remaining credits': 'sessions',
      'Validity end': 'expires',
      'End of validity': 'expires',
      Subscription: 'plan',
      'Subscription name': 'plan',
      'Next billing date': 'nextPayment',
      'Number of bookings': 'visits',
      Notes: 'ignored',
    },
    bookings: {
      Member: 'name',
      Activity: 'className',
      'Activity name': 'className',
      Date: 'date',
      Hour: 'time',
      Pass: 'paidWith',
      'Booking status': 'bookingStatus',
    },
  },
  glofox: {
    name: 'Glofox',
    people: {
      Name: 'name',
      Email: 'email',
      Phone: 'phone',
      Membership: 'pass',
      Plan: 'plan',
      'Membership plan': 'plan',
      'Next payment date': 'nextPayment',
      'Credits remaining': 'sessions',
      'End date': 'expires',
      'Total attendances': 'visits',
      'Waiver signed date': 'waiver',
      Status: 'ignored',
    },
    bookings: {
      'Client name': 'name',
      'Class name': 'className',
      'Class date': 'date',
      'Class time': 'time',
      'Paid with': 'paidWith',
      'Booking status': 'bookingStatus',
    },
  },
  teamup: {
    name: 'TeamUp',
    people: {
      'First name': 'firstName',
      'Last name': 'lastName',
      Email: 'email',
      'Phone number': 'phone',
      'Active memberships': 'plan',
      Membership: 'plan',
      'Next payment date': 'nextPayment',
      'Class pack': 'pass',
      'Sessions remaining': 'sessions',
      'Expiration date': 'expires',
      Attendances: 'visits',
      'Last payment amount': 'ignored',
      Status: 'ignored',
    },
    bookings: {
      Customer: 'name',
      Event: 'className',
      'Event name': 'className',
      Date: 'date',
      'Start time': 'time',
      'Membership used': 'paidWith',
      Status: 'bookingStatus',
    },
  },
  momoyoga: {
    name: 'Momoyoga',
    people: {
      Yogi: 'name',
      'First name': 'firstName',
      'Last name': 'lastName',
      'Email address': 'email',
      Phone: 'phone',
      Product: 'pass',
      'Class pass': 'pass',
      'Credits left': 'sessions',
      'Valid until': 'expires',
      'Recurring membership': 'plan',
      'Next payment': 'nextPayment',
      Notes: 'ignored',
      'Payment status': 'ignored',
    },
    bookings: {
      Yogi: 'name',
      Class: 'className',
      Date: 'date',
      Time: 'time',
      Product: 'paidWith',
      Status: 'bookingStatus',
    },
  },
};

/** Returns the meaning of a heading in a system's export; null if the preset doesn't know the heading. */
export function findPresetMeaning(
  system: ImportSystem,
  kind: ImportKind,
  heading: string,
): ColumnMeaning | null {
  const normalised = normaliseHeading(heading);
  const entries = Object.entries(importPresets[system][kind]);
  return entries.find(([known]) => normaliseHeading(known) === normalised)?.[1] ?? null;
}
