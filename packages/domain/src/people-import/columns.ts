/** Possible meanings of a column in an imported file. */
export const columnMeanings = [
  'ignored',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'pass',
  'sessions',
  'expires',
  'plan',
  'planSessions',
  'nextPayment',
  'customerId',
  'subscriptionId',
  'visits',
  'waiver',
  'note',
  'date',
  'time',
  'className',
  'paidWith',
  'bookingStatus',
] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/** Content of a file: clients with what they own, or bookings of upcoming classes. */
export type ImportKind = 'people' | 'bookings';

const bookingMeanings: ReadonlySet<ColumnMeaning> = new Set<ColumnMeaning>([
  'date',
  'time',
  'className',
  'paidWith',
  'bookingStatus',
]);
const sharedMeanings: ReadonlySet<ColumnMeaning> = new Set<ColumnMeaning>([
  'ignored',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
]);

/** Returns the possible meanings of a column in a file of a kind. */
export function listColumnMeanings(kind: ImportKind): ColumnMeaning[] {
  return columnMeanings.filter(
    (meaning) => sharedMeanings.has(meaning) || bookingMeanings.has(meaning) === (kind === 'bookings'),
  );
}

/** Meaning of each column, in the file's order. */
export type ColumnMapping = ColumnMeaning[];

/** Order of day and month in dates whose digits are ambiguous. */
export type DateOrder = 'day-first' | 'month-first';

/** Pack that the imported sessions of a pass become: one of the studio's products, or a custom pack. */
export interface MappedPack {
  /** Product whose terms apply; null for a custom pack. */
  productId: string | null;
  name: string;
  /** Ids of the activities that a custom pack covers. */
  covers: string[];
  /** Validity in days when the row has no expiry date; null when the sessions never expire. */
  validDays: number | null;
}

/** Membership of the studio that a plan of the earlier system becomes; null leaves the plan out. */
export interface MappedPlan {
  productId: string | null;
}

/** Activity of a column with attended classes; null for classes of any activity. */
export interface MappedVisits {
  activityId: string | null;
}

/** Class type of the studio that a class of the earlier system becomes; null leaves its bookings out. */
export interface MappedClass {
  classTypeId: string | null;
}

/** Options of an import, besides the columns. */
export interface ImportOptions {
  dates: DateOrder;
  /** Whether to leave out unclear rows or to add them as new clients. */
  unclear: 'leave' | 'add';
  /** Packs by the name of the pass, or by the column heading when rows name no pass. */
  packs: Record<string, MappedPack>;
  /** Memberships by the name of the plan. */
  plans: Record<string, MappedPlan>;
  /** Activities by the heading of a column with visits. */
  visits: Record<string, MappedVisits>;
  /** Class types of the studio by the name of the class in a file of bookings. */
  classes: Record<string, MappedClass>;
}

/** Meanings that only one column may have. */
const singleUseMeanings: ReadonlySet<ColumnMeaning> = new Set<ColumnMeaning>([
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'pass',
  'expires',
  'plan',
  'planSessions',
  'nextPayment',
  'customerId',
  'subscriptionId',
  'waiver',
  'note',
  'date',
  'time',
  'className',
  'paidWith',
  'bookingStatus',
]);

/** Meanings of columns that describe the membership of a row. */
const membershipDetails: readonly ColumnMeaning[] = [
  'planSessions',
  'nextPayment',
  'customerId',
  'subscriptionId',
];

/** Returns why the columns can't be imported, as a sentence; null when they can. */
export function validateColumns(columns: ColumnMapping, kind: ImportKind = 'people'): string | null {
  const other = columns.find((meaning) => !listColumnMeanings(kind).includes(meaning));
  if (other) return `‘${columnMeaningLabels[other]}’ doesn’t belong in this kind of file.`;
  const duplicate = columns.find(
    (meaning, at) => singleUseMeanings.has(meaning) && columns.indexOf(meaning) !== at,
  );
  if (duplicate) return `Two columns are set to ‘${columnMeaningLabels[duplicate]}’. Choose one of them.`;
  if (columns.includes('name') && (columns.includes('firstName') || columns.includes('lastName')))
    return 'Use either ‘Full name’, or ‘First name’ and ‘Surname’.';
  const identifiesPerson = columns.some((meaning) =>
    ['name', 'firstName', 'lastName', 'email'].includes(meaning),
  );
  if (!identifiesPerson) return 'Choose at least one column with names or email addresses.';
  if (kind === 'bookings') return validateBookingColumns(columns);
  const sessions = columns.filter((meaning) => meaning === 'sessions').length;
  if (columns.includes('pass') && sessions > 1)
    return 'More than one column is set to ‘Sessions left’. With a ‘Pack name’ column, choose only one.';
  const orphan = membershipDetails.find((meaning) => columns.includes(meaning));
  if (orphan && !columns.includes('plan'))
    return `Set one column to ‘Membership’, or don’t import ‘${columnMeaningLabels[orphan]}’.`;
  return null;
}

function validateBookingColumns(columns: ColumnMapping): string | null {
  if (!columns.includes('email') && !columns.includes('phone'))
    return 'Choose a column with email addresses or phone numbers, so that we can find the clients.';
  return columns.includes('date') ? null : 'Choose the column with the class dates.';
}

export const columnMeaningLabels: Record<ColumnMeaning, string> = {
  ignored: 'Don’t import',
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Surname',
  email: 'Email',
  phone: 'Phone',
  pass: 'Pack name',
  sessions: 'Sessions left',
  expires: 'Expiry date',
  plan: 'Membership',
  planSessions: 'Sessions left this month',
  nextPayment: 'Next payment date',
  customerId: 'Stripe customer ID',
  subscriptionId: 'Stripe subscription ID',
  visits: 'Classes attended',
  waiver: 'Waiver date',
  note: 'Check-in note',
  date: 'Class date',
  time: 'Class time',
  className: 'Class name',
  paidWith: 'Paid with',
  bookingStatus: 'Booking status',
};
