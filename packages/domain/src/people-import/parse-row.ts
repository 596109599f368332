import { guestDetailMaxLengths } from '../bookings/guest-details.ts';
import { normaliseEmail, tidyEmail, validateEmail } from '../people/email.ts';
import { formatPhone } from '../people/phone.ts';
import { normaliseLine } from '../text/normalise-text.ts';
import { formatDayAndYear } from '../time/format-london.ts';
import type { ColumnMapping, ColumnMeaning, ImportOptions } from './columns.ts';
import { cleanCell, isPlaceholder } from './empty-cell.ts';
import { delimiters } from './guess-delimiter.ts';
import { type ImportedHistory, parseHistory } from './parse-history.ts';
import { parseMembership, type RowMembership } from './parse-membership.ts';
import { parsePhone } from './parse-phone.ts';
import {
  isMoneyAmount,
  isTooManySessions,
  maxSessionsPerRow,
  parseDay,
  parseSessions,
  splitName,
} from './parse-values.ts';
import { shortenCell } from './shorten-cell.ts';
import { isTotalRow } from './total-line.ts';

/** Row of the file, with the line on which it starts. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** Sessions of a row, with the key of their pack; null for unlimited ones. */
export interface RowPack {
  key: string;
  sessions: number | null;
  /** Last day, such as "2026-12-31"; null when the row has none. */
  expires: string | null;
}

/** Cell whose value was read differently from its text. `to` is '' when the cell was read as empty. */
export interface CellChange {
  kind: 'phone' | 'empty';
  from: string;
  to: string;
}

/** Values read from a row. */
export interface RowDetails extends ImportedHistory {
  firstName: string;
  lastName: string;
  email: string | null;
  emailKey: string | null;
  phone: string | null;
  packs: RowPack[];
  membership: RowMembership | null;
  /** Sentences about values that were left out. */
  omissionNotes: string[];
  changes: CellChange[];
}

export type ParsedRow = { details: RowDetails } | { rejected: string };

/**
 * Parses one row. Omits sessions and memberships that ended before `today` (a London day), and a waiver dated after it.
 * When `today` is null, omits none of them, so that the result is the same every day.
 */
export function parseRow(
  row: FileRow,
  context: {
    headings: readonly string[];
    columns: ColumnMapping;
    options: Pick<ImportOptions, 'dates'>;
    today: string | null;
  },
): ParsedRow {
  const { headings, columns } = context;
  const cell = (meaning: ColumnMeaning) => {
    const at = columns.indexOf(meaning);
    return at < 0 ? '' : cleanCell(normaliseLine(row.cells[at] ?? ''), meaning);
  };
  const rowError = brokenRowError(row, headings);
  if (rowError) return { rejected: rowError };
  const phone = parsePhone(cell('phone'));
  const first = row.cells.findIndex((text) => text.trim() !== '');
  const label = ['firstName', 'lastName'].includes(columns[first] ?? '') ? '' : (row.cells[first] ?? '');
  const fullName = [cell('name'), cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  if (!cell('email') && !phone.phone && isTotalRow(label, fullName))
    return { rejected: 'This row is a total or a note, not a client.' };
  const identity = readIdentity(columns, cell);
  const packs = readPacks(row, context, cell);
  const membership = parseMembership(cell, context);
  const history = parseHistory(row, cell, context);
  const phoneError = phone.phone === null ? `‘${shortenCell(cell('phone'))}’ isn’t a phone number` : null;
  if ('rejected' in identity || 'rejected' in packs || 'rejected' in membership || 'rejected' in history) {
    // Names every fault of the row, so that staff can mend them all at once.
    const faults = [
      ...('rejected' in identity ? [identity.rejected] : []),
      ...(phoneError ? [`${phoneError}.`] : []),
      ...[packs, membership, history].flatMap((part) => ('rejected' in part ? [part.rejected] : [])),
    ];
    return { rejected: faults.join(' ') };
  }
  const omissionNotes = phoneError ? [`${phoneError}, so we’ll leave it out.`] : [];
  return {
    details: {
      ...identity,
      phone: phone.phone || null,
      packs: packs.packs,
      membership: membership.membership,
      visits: history.visits,
      waiver: history.waiver,
      note: history.note,
      omissionNotes: [
        ...omissionNotes,
        ...packs.omissionNotes,
        ...membership.omissionNotes,
        ...history.omissionNotes,
      ],
      changes: [...phoneChange(cell('phone'), phone), ...emptyCells(row, columns)],
    },
  };
}

/** Returns why a row's cells can't belong to one person, or null when they can. */
function brokenRowError({ cells }: FileRow, headings: readonly string[]): string | null {
  if (cells.slice(headings.length).some((extra) => extra.trim() !== ''))
    return 'This row has more cells than the heading row.';
  const isTorn = cells.length < headings.length && cells.some((text) => text.includes('\n'));
  return isTorn || cells.some((text) => containsOtherRow(text, headings.length))
    ? 'A quotation mark in this row isn’t closed, so the row includes the lines below.'
    : null;
}

/**
 * Returns whether a cell contains lines of other rows, because an unclosed quote swallowed them up to the next quote.
 * Such a cell still starts with its quote, or has a line with the delimiters of a row and an email address.
 */
function containsOtherRow(cell: string, columnCount: number): boolean {
  const [first = '', ...others] = cell.split('\n');
  return others.some((line) => {
    // In prose, a space follows a comma.
    const parts = Math.max(...delimiters.map((one) => line.split(new RegExp(`${one}(?! )`)).length));
    return parts > 1 && (first.startsWith('"') || (parts >= Math.max(2, columnCount) && /\S@\S/.test(line)));
  });
}

function phoneChange(from: string, { phone, changed }: ReturnType<typeof parsePhone>): CellChange[] {
  return phone && changed ? [{ kind: 'phone', from: shortenCell(from), to: formatPhone(phone) }] : [];
}

function emptyCells({ cells }: FileRow, columns: ColumnMapping): CellChange[] {
  return columns.flatMap((meaning, at) => {
    const from = normaliseLine(cells[at] ?? '');
    return meaning !== 'ignored' && isPlaceholder(from, meaning) ? [{ kind: 'empty', from, to: '' }] : [];
  });
}

type RowIdentity = Pick<RowDetails, 'firstName' | 'lastName' | 'email' | 'emailKey'>;

function readIdentity(
  columns: ColumnMapping,
  cell: (meaning: ColumnMeaning) => string,
): RowIdentity | { rejected: string } {
  const email = tidyEmail(cell('email')).replace(/^mailto:/i, '');
  if (email !== '' && validateEmail(email))
    return { rejected: `‘${shortenCell(email)}’ isn’t an email address like name@example.com.` };
  if (cell('name').length > guestDetailMaxLengths.firstName + guestDetailMaxLengths.lastName + 1)
    return { rejected: 'The name is too long.' };
  const names = columns.includes('name')
    ? filledNames(splitName(cell('name')))
    : { firstName: cell('firstName'), lastName: cell('lastName') };
  const { firstName, lastName } = names;
  if (`${email}${firstName}${lastName}` === '')
    return { rejected: 'This row has no name and no email address.' };
  if (firstName.length > guestDetailMaxLengths.firstName || lastName.length > guestDetailMaxLengths.lastName)
    return { rejected: 'The name is too long.' };
  return { ...names, email: email || null, emailKey: email ? normaliseEmail(email) : null };
}

/** Removes placeholders from both names, such as "N/A N/A". */
const filledNames = ({ firstName, lastName }: ReturnType<typeof splitName>) => ({
  firstName: cleanCell(firstName, 'firstName'),
  lastName: cleanCell(lastName, 'lastName'),
});

/** Key of the pack of rows that name no pass, or of a column with sessions without a heading. */
export const unnamedPackKey = 'Sessions';

function readPacks(
  row: FileRow,
  { headings, columns, options, today }: Parameters<typeof parseRow>[1],
  cell: (meaning: ColumnMeaning) => string,
): { packs: RowPack[]; omissionNotes: string[] } | { rejected: string } {
  const packs: RowPack[] = [];
  for (const [at, meaning] of columns.entries()) {
    if (meaning !== 'sessions') continue;
    const read = countSessions(normaliseLine(row.cells[at] ?? ''));
    if (typeof read === 'object') return read;
    const key = (columns.includes('pass') ? cell('pass') : (headings[at] ?? '').trim()) || unnamedPackKey;
    if (read !== 0) packs.push({ key, sessions: read === 'unlimited' ? null : read, expires: null });
  }
  return packs.length === 0
    ? { packs, omissionNotes: [] }
    : withExpiry(packs, cell('expires'), options.dates, today);
}

function countSessions(typed: string): number | 'unlimited' | { rejected: string } {
  if (isMoneyAmount(typed))
    return { rejected: `‘${shortenCell(typed)}’ is an amount of money, not a number of sessions.` };
  const count = parseSessions(typed);
  if (count === null && isTooManySessions(typed))
    return {
      rejected: `‘${shortenCell(typed)}’ is over the limit of ${maxSessionsPerRow} sessions per row.`,
    };
  return count ?? { rejected: `‘${shortenCell(typed)}’ isn’t a number of sessions.` };
}

function withExpiry(
  packs: RowPack[],
  typed: string,
  order: ImportOptions['dates'],
  today: string | null,
): { packs: RowPack[]; omissionNotes: string[] } | { rejected: string } {
  const never = /^(never|no expiry)?$/i.test(typed);
  const day = never ? null : parseDay(typed, order);
  // Other systems write "never" as a date like 31/12/9999.
  const expires = day && day < '2100' ? day : null;
  if (!never && !day) return { rejected: `‘${shortenCell(typed)}’ isn’t a date.` };
  if (expires && today !== null && expires < today)
    return {
      packs: [],
      omissionNotes: [`The sessions expired on ${formatDayAndYear(expires)}, so we’ll leave them out.`],
    };
  if (packs.some(({ sessions }) => sessions === null) && !expires)
    return { rejected: 'Unlimited sessions need an expiry date.' };
  return { packs: packs.map((pack) => ({ ...pack, expires })), omissionNotes: [] };
}

/**
 * Returns how many rows have sessions of each pack, in the order of the rows. The keys are the names of passes, or the
 * headings of columns with sessions. Leaves out packs of which no row has sessions.
 */
export function countPackRows(
  headings: readonly string[],
  columns: ColumnMapping,
  rows: readonly FileRow[],
): Map<string, number> {
  const pass = columns.indexOf('pass');
  const counts = new Map<string, number>();
  for (const { cells } of rows) {
    const keys = columns.flatMap((meaning, at) => {
      if (meaning !== 'sessions' || !hasSessions(cells[at] ?? '')) return [];
      const name =
        pass >= 0 ? cleanCell(normaliseLine(cells[pass] ?? ''), 'pass') : (headings[at] ?? '').trim();
      return [name || unnamedPackKey];
    });
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function hasSessions(cell: string): boolean {
  const read = countSessions(normaliseLine(cell));
  return typeof read !== 'object' && read !== 0;
}
