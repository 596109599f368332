/** What a column of an imported file can tell. */
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
] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/** The meaning of each column, in the file's order. */
export type ColumnMeanings = ColumnMeaning[];

/** How the day, month and year of a date stand in the file, where its digits do not tell. */
export type DateOrder = 'day-first' | 'month-first';

/** What the sessions of a pass or column become here: one of the studio's products, or a pack of its own. */
export interface ImportedPack {
  /** The product whose terms hold; null is a pack of its own. */
  productId: string | null;
  name: string;
  /** Ids of activities; of a pack of its own. */
  covers: string[];
  /** Days that it is good for where the row tells no end; null has none. */
  validDays: number | null;
}

/** What is chosen beside the columns. */
export interface ImportOptions {
  dates: DateOrder;
  /** Rows that may be somebody known, or not: left out, or added as somebody new. */
  unclear: 'leave' | 'add';
  /** By the name of the pass, or the heading of its column where rows name none. */
  packs: Record<string, ImportedPack>;
}

/** Meanings that only one column can have. */
const once: ReadonlySet<ColumnMeaning> = new Set<ColumnMeaning>([
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'pass',
  'expires',
]);

/** What keeps columns from being imported, as a sentence; null when nothing does. */
export function columnsError(columns: ColumnMeanings): string | null {
  const doubled = columns.find((meaning, at) => once.has(meaning) && columns.indexOf(meaning) !== at);
  if (doubled)
    return `Two columns are marked as ${columnMeaningLabels[doubled].toLowerCase()}. Keep one of them.`;
  if (columns.includes('name') && (columns.includes('firstName') || columns.includes('lastName')))
    return 'Choose either one full name, or first name and surname.';
  const named = columns.some((meaning) => ['name', 'firstName', 'lastName', 'email'].includes(meaning));
  if (!named) return 'Mark at least the column with names or the one with email addresses.';
  const sessions = columns.filter((meaning) => meaning === 'sessions').length;
  if (columns.includes('pass') && sessions > 1)
    return 'A file with a column of pass names has one column of sessions.';
  return null;
}

/** How the staff read a meaning. */
export const columnMeaningLabels: Record<ColumnMeaning, string> = {
  ignored: 'Leave out',
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Surname',
  email: 'Email',
  phone: 'Phone',
  pass: 'Name of the pass',
  sessions: 'Sessions left',
  expires: 'Expiry date',
};
