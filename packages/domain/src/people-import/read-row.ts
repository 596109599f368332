import { guestDetailMaxima } from '../bookings/guest-details.ts';
import { comparableEmail, emailProblem } from '../people/email.ts';
import { readablePhone } from '../people/phone.ts';
import { tidyCode, tidyLine } from '../text/tidy.ts';
import type { Columns, ImportOptions, Meaning } from './columns.ts';
import { filledCell, isPlaceholder } from './empty-cell.ts';
import { readPhone } from './read-phone.ts';
import { isMoney, isTooMany, mostSessions, readDay, readSessions, splitName } from './read-values.ts';
import { isTotalLine } from './total-line.ts';

/** A row of the file, with the line on which it begins. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** Sessions that a row brings, by the key of their pack; null is unlimited. */
export interface RowPack {
  key: string;
  sessions: number | null;
  /** "2026-12-31", the last day; null: the row says nothing. */
  expires: string | null;
}

/** A cell that is read as something else than what stands in it. `to` is '' where it is read as empty. */
export interface CellChange {
  kind: 'phone' | 'empty';
  from: string;
  to: string;
}

/** What a row tells. */
export interface RowFacts {
  firstName: string;
  lastName: string;
  email: string | null;
  emailKey: string | null;
  phone: string | null;
  packs: RowPack[];
  /** Facts that were left out, as sentences. */
  leftOut: string[];
  changes: CellChange[];
}

export type ReadRow = { facts: RowFacts } | { refused: string };

/** Reads one row. `today` is the studio's day: what has expired before it is not brought over. */
export function readRow(
  row: FileRow,
  context: {
    headings: readonly string[];
    columns: Columns;
    options: Pick<ImportOptions, 'dates'>;
    today: string;
  },
): ReadRow {
  const { headings, columns } = context;
  const cell = (meaning: Meaning) => {
    const at = columns.indexOf(meaning);
    return at < 0 ? '' : filledCell(tidyLine(row.cells[at] ?? ''), meaning);
  };
  const torn = tornRow(row, headings);
  if (torn) return { refused: torn };
  const phone = readPhone(cell('phone'));
  const first = row.cells.findIndex((text) => text.trim() !== '');
  const label = ['firstName', 'lastName'].includes(columns[first] ?? '') ? '' : (row.cells[first] ?? '');
  const fullName = [cell('name'), cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  if (!cell('email') && !phone.phone && (isTotalLine(label) || isTotalLine(fullName)))
    return { refused: 'This line is a total or a note, not a person.' };
  const who = readWho(columns, cell);
  if ('refused' in who) return who;
  const packs = readPacks(row, context, cell);
  if ('refused' in packs) return packs;
  const noPhone = phone.phone === null;
  const leftOut = noPhone ? [`“${shortened(cell('phone'))}” is not a phone number, and was left out.`] : [];
  return {
    facts: {
      ...who,
      phone: phone.phone || null,
      packs: packs.packs,
      leftOut: [...leftOut, ...packs.leftOut],
      changes: [...phoneChange(cell('phone'), phone), ...emptyCells(row, columns)],
    },
  };
}

/** Why the cells of a row are not those of one person; null when they are. */
function tornRow({ cells }: FileRow, headings: readonly string[]): string | null {
  if (cells.slice(headings.length).some((extra) => extra.trim() !== ''))
    return 'This row has more cells than there are headings.';
  // A quote that is never closed takes in the lines below, up to the next quote.
  return cells.length < headings.length && cells.some((text) => text.includes('\n'))
    ? 'A quote in this row is not closed, so it takes in the lines below it.'
    : null;
}

function phoneChange(from: string, { phone, changed }: ReturnType<typeof readPhone>): CellChange[] {
  return phone && changed ? [{ kind: 'phone', from: shortened(from), to: readablePhone(phone) }] : [];
}

function emptyCells({ cells }: FileRow, columns: Columns): CellChange[] {
  return columns.flatMap((meaning, at) => {
    const from = (cells[at] ?? '').trim();
    return meaning !== 'ignored' && isPlaceholder(from, meaning) ? [{ kind: 'empty', from, to: '' }] : [];
  });
}

type Who = Pick<RowFacts, 'firstName' | 'lastName' | 'email' | 'emailKey'>;

function readWho(columns: Columns, cell: (meaning: Meaning) => string): Who | { refused: string } {
  const email = tidyCode(cell('email')).replace(/^mailto:/i, '');
  if (email !== '' && emailProblem(email))
    return { refused: `“${shortened(email)}” is not an email address.` };
  if (cell('name').length > guestDetailMaxima.firstName + guestDetailMaxima.lastName + 1)
    return { refused: 'The name is too long.' };
  const names = columns.includes('name')
    ? filledNames(splitName(cell('name')))
    : { firstName: cell('firstName'), lastName: cell('lastName') };
  const { firstName, lastName } = names;
  if (`${email}${firstName}${lastName}` === '')
    return { refused: 'There is neither a name nor an email address.' };
  if (firstName.length > guestDetailMaxima.firstName || lastName.length > guestDetailMaxima.lastName)
    return { refused: 'The name is too long.' };
  return { ...names, email: email || null, emailKey: email ? comparableEmail(email) : null };
}

/** "N/A N/A" as well. */
const filledNames = ({ firstName, lastName }: ReturnType<typeof splitName>) => ({
  firstName: filledCell(firstName, 'firstName'),
  lastName: filledCell(lastName, 'lastName'),
});

function readPacks(
  row: FileRow,
  { headings, columns, options, today }: Parameters<typeof readRow>[1],
  cell: (meaning: Meaning) => string,
): { packs: RowPack[]; leftOut: string[] } | { refused: string } {
  const packs: RowPack[] = [];
  for (const [at, meaning] of columns.entries()) {
    if (meaning !== 'sessions') continue;
    const read = countSessions((row.cells[at] ?? '').trim());
    if (typeof read === 'object') return read;
    const key = (columns.includes('pass') ? cell('pass') : (headings[at] ?? '').trim()) || 'Sessions';
    if (read !== 0) packs.push({ key, sessions: read === 'unlimited' ? null : read, expires: null });
  }
  return packs.length === 0 ? { packs, leftOut: [] } : withEnd(packs, cell('expires'), options.dates, today);
}

function countSessions(typed: string): number | 'unlimited' | { refused: string } {
  if (isMoney(typed))
    return { refused: `“${shortened(typed)}” is an amount of money, not a count of sessions.` };
  const count = readSessions(typed);
  if (count === null && isTooMany(typed))
    return {
      refused: `“${shortened(typed)}” is above the limit of ${mostSessions} sessions per row.`,
    };
  return count ?? { refused: `“${shortened(typed)}” is not a count of sessions.` };
}

function withEnd(
  packs: RowPack[],
  typed: string,
  order: ImportOptions['dates'],
  today: string,
): { packs: RowPack[]; leftOut: string[] } | { refused: string } {
  const never = /^(never|no expiry)?$/i.test(typed);
  const day = never ? null : readDay(typed, order);
  // A day like 31/12/9999 is how other systems write "never".
  const expires = day && day < '2100' ? day : null;
  if (!never && !day) return { refused: `“${shortened(typed)}” is not a date.` };
  if (expires && expires < today)
    return { packs: [], leftOut: [`The sessions ended on ${expires}, and were left out.`] };
  if (packs.some(({ sessions }) => sessions === null) && !expires)
    return { refused: 'Unlimited sessions need an expiry date.' };
  return { packs: packs.map((pack) => ({ ...pack, expires })), leftOut: [] };
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** The keys of the packs that rows can bring, in their order: pass names, or the headings of columns of sessions. */
export function packKeys(headings: readonly string[], columns: Columns, rows: readonly FileRow[]): string[] {
  const pass = columns.indexOf('pass');
  if (!columns.includes('sessions')) return [];
  const keys =
    pass >= 0
      ? rows.map(({ cells }) => filledCell(tidyLine(cells[pass] ?? ''), 'pass') || 'Sessions')
      : headings.flatMap((heading, at) => (columns[at] === 'sessions' ? [heading.trim() || 'Sessions'] : []));
  return [...new Set(keys)];
}
