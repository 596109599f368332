import { formatPhone, toInternationalPhone } from '../people/phone.ts';
import { foldText, toNameKey } from '../search/fold-text.ts';
import type { ColumnMapping, ColumnMeaning, ImportOptions } from './columns.ts';
import { type FileRow, parseRow, type RowDetails } from './parse-row.ts';

/**
 * Verdict on a row of the file.
 * - `new`: no matching client exists.
 * - `existing`: a client with the row's email address exists. The row only fills in details that the client lacks.
 * - `duplicate`: an earlier row is about the same person, who gets the sessions of this row too.
 * - `unclear`: staff must decide. Either a client or an earlier row has the same email address and a clearly different
 *   name, or the row has no email address, and a client has its name or phone number or an earlier row has its name. A
 *   later row about the person of an unclear row is unclear too.
 * - `rejected`: the row can't be read.
 * - `imported`: an earlier import has written an equal row, so this one changes nothing.
 */
export type RowVerdict = 'new' | 'existing' | 'duplicate' | 'unclear' | 'rejected' | 'imported';

export interface ClassifiedRow {
  line: number;
  verdict: RowVerdict;
  /** Values read from the row; null when the verdict is 'rejected'. */
  details: RowDetails | null;
  /** Name and email address as written in the file. */
  asWritten: { name: string; email: string };
  /** Reason why the row is rejected or unclear; '' for other verdicts. */
  reason: string;
  /** Sentences about values that were left out or read differently. */
  notes: string[];
  /** Index of the person's first row, if this one is a later row about the same person; otherwise null. */
  firstAt: number | null;
}

export type PersonName = Pick<RowDetails, 'firstName' | 'lastName'>;

export type ExistingClient = PersonName & { phone?: string | null; hasAccount?: boolean };

/** Existing clients, with the fields needed to match rows. */
export interface ExistingPeople {
  /** Clients by email key. */
  emails: ReadonlyMap<string, ExistingClient>;
  /** Names as `toFullNameKey` returns them. */
  names: ReadonlySet<string>;
  phones: ReadonlySet<string>;
}

/** Returns a name in comparable form; '' when there is no name. */
export function toFullNameKey(firstName: string, lastName: string): string {
  return toNameKey(`${firstName} ${lastName}`);
}

/**
 * Returns whether two names must belong to different people. Names may belong to one person if they share a first name
 * or an initial, in either order, or if one name is missing.
 */
export function isClearlyDifferent(one: PersonName, other: PersonName): boolean {
  const [a, b] = [one, other].map(({ firstName, lastName }) =>
    foldText(`${firstName} ${lastName}`).split(' '),
  );
  const startsIn = (first = '', words: readonly string[] = []) =>
    words.some((word) => word.startsWith(first) || first.startsWith(word));
  return !startsIn(a?.[0], b) && !startsIn(b?.[0], a);
}

/** Classifies every row of a file in order. The result depends only on the arguments. */
export function classifyRows(
  rows: readonly FileRow[],
  context: { headings: readonly string[]; columns: ColumnMapping; options: ImportOptions; today: string },
  existing: ExistingPeople,
): ClassifiedRow[] {
  const seen = {
    emails: new Map<string, SeenRow[]>(),
    names: new Map<string, number>(),
    phones: new Map<string, number>(),
  };
  const all: ClassifiedRow[] = [];
  for (const [at, row] of rows.entries()) {
    const read = parseRow(row, context);
    if ('rejected' in read) {
      all.push(toClassifiedRow(row, context.columns, 'rejected', null, read.rejected));
      continue;
    }
    const { details } = read;
    const name = toFullNameKey(details.firstName, details.lastName);
    const verdict = details.emailKey
      ? classifyByEmail(details.emailKey, details, existing, seen)
      : classifyWithoutEmail({ name, phone: details.phone }, existing, seen);
    remember(seen, { ...details, name, line: row.line, at }, verdict);
    const first = verdict.firstAt === undefined ? null : all[verdict.firstAt];
    // A row that matches an unclear row is unclear too.
    const { reason = '', ...classification } = first?.verdict === 'unclear' ? first : verdict;
    all.push({
      ...toClassifiedRow(row, context.columns, classification.verdict, details, reason),
      firstAt: verdict.firstAt ?? null,
      notes: [...listNotes(details), ...listClientNotes(classification.verdict, details, existing)],
    });
  }
  return all;
}

/**
 * Marks the rows that an earlier import has written. A further row of such a person without an email address is
 * unclear, because only the earlier import knows the person.
 */
export function markImportedRows(
  rows: readonly ClassifiedRow[],
  isImported: (at: number) => boolean,
): ClassifiedRow[] {
  return rows.map((row, at): ClassifiedRow => {
    if (!row.details) return row;
    if (isImported(at)) return { ...row, verdict: 'imported', reason: '', notes: [], firstAt: null };
    const { firstAt } = row;
    if (firstAt === null || row.details.emailKey || !isImported(firstAt)) return row;
    const reason = 'No email address, and another client has this name.';
    return { ...row, verdict: 'unclear', reason, firstAt: null };
  });
}

interface SeenRow extends PersonName {
  at: number;
  line: number;
  /** Whether the email address belongs to this person, because nothing about the row is unclear. */
  isOwner: boolean;
}

/**
 * Maximum number of different people per email address that are compared by name, so that no file takes quadratic time.
 */
const maxPeoplePerEmail = 20;

interface Seen {
  /** First row of each person with an email address, by email key. */
  emails: Map<string, SeenRow[]>;
  names: Map<string, number>;
  phones: Map<string, number>;
}
type Classification = { verdict: RowVerdict; reason?: string; firstAt?: number };

function classifyByEmail(
  emailKey: string,
  name: PersonName,
  existing: ExistingPeople,
  seen: Seen,
): Classification {
  const rows = seen.emails.get(emailKey) ?? [];
  const client = existing.emails.get(emailKey);
  const isSimilar = (other: PersonName) => !isClearlyDifferent(other, name);
  const owner = rows.find((row) => row.isOwner && isSimilar(row));
  if (owner) return { verdict: 'duplicate', firstAt: owner.at };
  if (client && isSimilar(client)) return { verdict: 'existing' };
  const unclear = rows.find(isSimilar);
  if (unclear) return { verdict: 'duplicate', firstAt: unclear.at };
  const other = client ? `${client.firstName} ${client.lastName}` : rows[0] && `line ${rows[0].line}`;
  return other
    ? { verdict: 'unclear', reason: `Same email as ${other.trim()}, different name.` }
    : { verdict: 'new' };
}

/**
 * Classifies a row without an email address. Rows of one file with equal names and equal phone numbers mean one person.
 * Staff must decide about weaker matches.
 */
function classifyWithoutEmail(
  { name, phone }: { name: string; phone: string | null },
  existing: ExistingPeople,
  seen: Seen,
): Classification {
  const byName = seen.names.get(name);
  if (phone && byName !== undefined && seen.phones.get(phone) === byName)
    return { verdict: 'duplicate', firstAt: byName };
  if (phone && existing.phones.has(phone))
    return { verdict: 'unclear', reason: 'No email address, and another client has this phone number.' };
  if (existing.names.has(name))
    return { verdict: 'unclear', reason: 'No email address, and another client has this name.' };
  if (byName !== undefined)
    return { verdict: 'unclear', reason: 'No email address, and this name is in the file more than once.' };
  return { verdict: 'new' };
}

function remember(
  seen: Seen,
  row: Omit<SeenRow, 'isOwner'> & { emailKey: string | null; name: string; phone: string | null },
  { verdict, firstAt }: Classification,
): void {
  const { emailKey, name, phone, at } = row;
  const sharing = (emailKey && seen.emails.get(emailKey)) || [];
  if (emailKey && firstAt === undefined && sharing.length < maxPeoplePerEmail)
    seen.emails.set(emailKey, [...sharing, { ...row, isOwner: verdict !== 'unclear' }]);
  if (!seen.names.has(name)) seen.names.set(name, at);
  if (phone && !seen.phones.has(phone)) seen.phones.set(phone, at);
}

function toClassifiedRow(
  { line, cells }: FileRow,
  columns: ColumnMapping,
  verdict: RowVerdict,
  details: RowDetails | null,
  reason: string,
): ClassifiedRow {
  const cell = (meaning: ColumnMeaning) => (cells[columns.indexOf(meaning)] ?? '').trim();
  const name = [cell('name'), cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  return {
    line,
    verdict,
    details,
    asWritten: { name, email: cell('email') },
    reason,
    firstAt: null,
    notes: [],
  };
}

/**
 * Returns the notes about a row. Placeholder cells have no note, because a file may have one in every row. They are
 * only counted in total.
 */
function listNotes({ omissionNotes, changes }: RowDetails): string[] {
  const read = changes.filter(({ kind }) => kind === 'phone');
  return [...omissionNotes, ...read.map(({ from, to }) => `Phone number ‘${from}’ becomes ${to}.`)];
}

/** Returns notes about details that the row adds to an existing client, and about another phone number that stays. */
function listClientNotes(verdict: RowVerdict, details: RowDetails, existing: ExistingPeople): string[] {
  const { emailKey, phone } = details;
  const client = verdict === 'existing' && emailKey ? existing.emails.get(emailKey) : undefined;
  if (!client) return [];
  const missing = getMissingDetails(client, details);
  const name = `${missing.firstName ?? ''} ${missing.lastName ?? ''}`.trim();
  const keepsPhone = phone && !missing.phone && toInternationalPhone(client.phone ?? '') !== phone;
  return [
    ...(name ? [`We’ll add the name ‘${name}’.`] : []),
    ...(missing.phone ? [`We’ll add the phone number ${formatPhone(missing.phone)}.`] : []),
    ...(keepsPhone ? [`We won’t change the client’s phone number to ${formatPhone(phone)}.`] : []),
  ];
}

/**
 * Returns the details of a row that an existing client lacks (handbook: privacy 7). None for a client with an account,
 * because the account's owner decides which details it has, and no name unless both parts are missing.
 */
export function getMissingDetails(
  client: ExistingClient,
  { firstName, lastName, phone }: Pick<RowDetails, 'firstName' | 'lastName' | 'phone'>,
): Partial<Pick<RowDetails, 'firstName' | 'lastName' | 'phone'>> {
  if (client.hasAccount) return {};
  const isUnnamed = `${client.firstName}${client.lastName}`.trim() === '';
  return {
    ...(isUnnamed && `${firstName}${lastName}` !== '' ? { firstName, lastName } : {}),
    ...(phone && !client.phone ? { phone } : {}),
  };
}
