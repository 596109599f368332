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
] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/** Meaning of each column, in the file's order. */
export type ColumnMapping = ColumnMeaning[];

/** Order of day and month in dates whose digits are ambiguous. */
export type DateOrder = 'day-first' | 'month-first';

/** Pack that the imported sessions of a pass become: one of the studio's products, or a custom pack. */
export interface ImportedPack {
  /** Product whose terms apply; null for a custom pack. */
  productId: string | null;
  name: string;
  /** Ids of the activities that a custom pack covers. */
  covers: string[];
  /** Validity in days when the row has no expiry date; null when the sessions never expire. */
  validDays: number | null;
}

/** Options of an import, besides the columns. */
export interface ImportOptions {
  dates: DateOrder;
  /** Whether to leave out unclear rows or to add them as new clients. */
  unclear: 'leave' | 'add';
  /** Packs by the name of the pass, or by the column heading when rows name no pass. */
  packs: Record<string, ImportedPack>;
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
]);

/** Returns why the columns can't be imported, as a sentence; null when they can. */
export function validateColumns(columns: ColumnMapping): string | null {
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
  const sessions = columns.filter((meaning) => meaning === 'sessions').length;
  if (columns.includes('pass') && sessions > 1)
    return 'More than one column is set to ‘Sessions left’. With a ‘Pack name’ column, choose only one.';
  return null;
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
};
