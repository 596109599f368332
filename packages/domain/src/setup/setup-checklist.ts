/** Facts about a studio that decide what is missing before its site can open. */
export interface SetupDetails {
  profile: SetupProfile;
  rooms: number;
  classTypes: number;
  instructors: number;
  /** Number of scheduled classes that anyone can book and that haven't started. */
  upcomingClasses: number;
  /** Number of products on sale. */
  products: number;
  /** Number of accounts in the team, including the owner's. */
  teamMembers: number;
  /** Whether payments need no further setup: they take real money, or the whole installation is a demo. */
  takesRealPayments: boolean;
  /** Whether emails are sent from the studio's own email address. */
  hasOwnEmailSender: boolean;
  /** Whether an owner has confirmed the current terms. */
  hasConfirmedTerms: boolean;
}

interface OpeningHours {
  opens: string;
  closes: string;
}

/** Parts of the studio's profile that pages, emails and invoices need. */
export interface SetupProfile {
  legalName: string;
  address: { street: string; city: string; postcode: string };
  email: string;
  phone: { dial: string };
  /** Opening hours as 'HH:MM'. Hours that don't close after they open haven't been entered. */
  hours: { weekdays: OpeningHours; weekends: OpeningHours };
}

/** Details that can be missing. */
export const setupGaps = [
  'legal-name',
  'address',
  'email',
  'phone',
  'weekday-hours',
  'weekend-hours',
  'room',
  'class-type',
  'instructor',
  'upcoming-class',
  'product',
  'real-payments',
  'email-sender',
  'confirmed-terms',
  'team-member',
] as const;
export type SetupGap = (typeof setupGaps)[number];

export const setupItemIds = [
  'studio',
  'hours',
  'rooms',
  'classes',
  'instructors',
  'week',
  'prices',
  'payments',
  'emails',
  'terms',
  'team',
] as const;
export type SetupItemId = (typeof setupItemIds)[number];

export interface SetupItem {
  id: SetupItemId;
  /** Whether the site can't open without the item. */
  required: boolean;
  done: boolean;
  /** Missing details; empty when the item is done. */
  missing: SetupGap[];
}

/** Only the invitation of a team is optional, because one person can run a studio. */
const optional: readonly SetupItemId[] = ['team'];

/** Builds the checklist of a new studio, in the order in which an owner works through it (handbook: setup 1). */
export function buildSetupChecklist(facts: SetupDetails): SetupItem[] {
  const missing = findGaps(facts);
  return setupItemIds.map((id) => ({
    id,
    required: !optional.includes(id),
    done: missing[id].length === 0,
    missing: missing[id],
  }));
}

/** Returns whether all required items are done, so that the site can open (handbook: setup 2). */
export function isReadyToOpen(items: readonly SetupItem[]): boolean {
  return items.every(({ required, done }) => done || !required);
}

function findGaps(facts: SetupDetails): Record<SetupItemId, SetupGap[]> {
  const { legalName, address, email, phone, hours } = facts.profile;
  const isAddressComplete = [address.street, address.city, address.postcode].every(Boolean);
  return {
    studio: [
      ...unless(legalName !== '', 'legal-name'),
      ...unless(isAddressComplete, 'address'),
      ...unless(email !== '', 'email'),
      ...unless(phone.dial !== '', 'phone'),
    ],
    hours: [
      ...unless(areEntered(hours.weekdays), 'weekday-hours'),
      ...unless(areEntered(hours.weekends), 'weekend-hours'),
    ],
    rooms: unless(facts.rooms > 0, 'room'),
    classes: unless(facts.classTypes > 0, 'class-type'),
    instructors: unless(facts.instructors > 0, 'instructor'),
    week: unless(facts.upcomingClasses > 0, 'upcoming-class'),
    prices: unless(facts.products > 0, 'product'),
    payments: unless(facts.takesRealPayments, 'real-payments'),
    emails: unless(facts.hasOwnEmailSender, 'email-sender'),
    terms: unless(facts.hasConfirmedTerms, 'confirmed-terms'),
    team: unless(facts.teamMembers > 1, 'team-member'),
  };
}

const unless = (done: boolean, gap: SetupGap): SetupGap[] => (done ? [] : [gap]);

const areEntered = ({ opens, closes }: OpeningHours) => opens < closes;
