import type { ProductKind } from '@studio/domain/catalogue/product-terms';
import { toPounds } from '@studio/domain/money/money';
import { formatDialledPhone } from '@studio/domain/people/phone';
import { toLondonDate, toLondonTime } from '@studio/domain/time/london';
import type { CsvColumn } from '../../documents/csv.ts';
import type { PersonSource } from '../../people/tables.ts';

/** Entitlement of an exported person that can be used now. */
export interface ExportedCredit {
  name: string;
  kind: ProductKind;
  /** Remaining sessions; null means unlimited. */
  balance: number | null;
  expiresAt: Date | null;
}

/** Membership that hasn't ended. `status` is a text such as "Active, renews 2026-12-01". */
export interface ExportedMembership {
  name: string;
  status: string;
}

/** Person as a row of the export. */
export interface PersonExportRow {
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  since: Date;
  source: PersonSource;
  hasAccount: boolean;
  memberships: readonly ExportedMembership[];
  credits: readonly ExportedCredit[];
  newsletter: { status: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED'; confirmedAt: Date | null } | null;
  /** Kinds of email that the person has opted out of. */
  optedOutEmails: readonly string[];
  waiver: { answeredAt: Date; onPaper: boolean } | null;
  attended: number;
  lastVisit: Date | null;
  noShows: number;
  cancelled: number;
  upcoming: number;
  nextClass: Date | null;
  duePence: number;
  notes: readonly string[];
}

const sourceLabels: Record<PersonSource, string> = {
  account: 'Account',
  booking: 'Booking',
  purchase: 'Purchase',
  tour: 'Tour',
  import: 'Import',
  staff: 'Front desk',
};

const newsletterLabels = {
  CONFIRMED: 'Subscribed',
  PENDING: 'Not confirmed',
  UNSUBSCRIBED: 'Unsubscribed',
} as const;

const day = (at: Date | null | undefined) => (at ? toLondonDate(at) : null);
const joined = (values: readonly string[]) => values.join('; ');

/** Columns of the people file, in order. Dates and times are in London time. Health answers are never included. */
export const personColumns: readonly CsvColumn<PersonExportRow>[] = [
  { heading: 'First name', cell: ({ firstName }) => firstName },
  { heading: 'Surname', cell: ({ lastName }) => lastName },
  { heading: 'Email', cell: ({ email }) => email },
  { heading: 'Phone', cell: ({ phone }) => phone && formatDialledPhone(phone) },
  { heading: 'Client since', cell: ({ since }) => day(since) },
  { heading: 'Source', cell: ({ source }) => sourceLabels[source] },
  { heading: 'Account', cell: ({ hasAccount }) => (hasAccount ? 'Yes' : 'No') },
  { heading: 'Membership', cell: membershipNames },
  {
    heading: 'Membership status',
    cell: ({ memberships }) => joined(memberships.map(({ status }) => status)),
  },
  { heading: 'Sessions left', cell: ({ credits }) => sumSessions(credits) },
  { heading: 'Session details', cell: ({ credits }) => joined(credits.map(formatCredit)) },
  { heading: 'Newsletter', cell: ({ newsletter }) => newsletter && newsletterLabels[newsletter.status] },
  { heading: 'Subscribed on', cell: ({ newsletter }) => day(newsletter?.confirmedAt) },
  { heading: 'Emails turned off', cell: ({ optedOutEmails }) => joined(optedOutEmails) },
  { heading: 'Waiver', cell: ({ waiver }) => waiver && (waiver.onPaper ? 'On paper' : 'Online') },
  { heading: 'Waiver date', cell: ({ waiver }) => day(waiver?.answeredAt) },
  { heading: 'Classes attended', cell: ({ attended }) => attended },
  { heading: 'Last class attended', cell: ({ lastVisit }) => day(lastVisit) },
  { heading: 'No-shows', cell: ({ noShows }) => noShows },
  { heading: 'Cancellations', cell: ({ cancelled }) => cancelled },
  { heading: 'Upcoming bookings', cell: ({ upcoming }) => upcoming },
  {
    heading: 'Next class',
    cell: ({ nextClass }) => nextClass && `${toLondonDate(nextClass)} ${toLondonTime(nextClass)}`,
  },
  { heading: 'To pay', cell: ({ duePence }) => toPounds(duePence) },
  { heading: 'Notes', cell: ({ notes }) => notes.join('\n') },
];

/**
 * Returns the names of a person's memberships. Includes memberships that were imported without a subscription, which
 * are stored only as sessions.
 */
function membershipNames({ memberships, credits }: PersonExportRow): string {
  const imported = credits.filter(({ kind }) => kind === 'membership');
  return joined([...new Set([...memberships, ...imported].map(({ name }) => name))]);
}

/** Returns the sum of remaining sessions as a number, so that spreadsheets can add it up, or 'Unlimited'. */
function sumSessions(credits: readonly ExportedCredit[]): number | string {
  if (credits.some(({ balance }) => balance === null)) return 'Unlimited';
  return credits.reduce((sum, { balance }) => sum + (balance ?? 0), 0);
}

/** Describes usable sessions, such as "Reformer Pack of 10: 3, expires 2026-12-01". */
function formatCredit({ name, balance, expiresAt }: ExportedCredit): string {
  const until = expiresAt ? `, expires ${toLondonDate(expiresAt)}` : '';
  return `${name}: ${balance ?? 'unlimited'}${until}`;
}
