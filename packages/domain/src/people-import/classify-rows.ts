import { toNameKey } from '../search/fold-text.ts';
import type { ColumnMapping, ColumnMeaning, ImportOptions } from './columns.ts';
import { type CellChange, type FileRow, parseRow, type RowDetails } from './parse-row.ts';

/**
 * Verdict on a row of the file.
 * - `new`: no matching client exists.
 * - `existing`: a client with the row's email address exists and stays unchanged.
 * - `duplicate`: an earlier line has the same person, who gets the sessions of this row too.
 * - `unclear`: the row has no email address, and a client or another row has the same name or phone number.
 * - `rejected`: the row can't be read.
 */
export type RowVerdict = 'new' | 'existing' | 'duplicate' | 'unclear' | 'rejected';

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
  /** Index of the person's first row, for `duplicate`; otherwise null. */
  firstAt: number | null;
}

/** Existing clients, with the fields needed to match rows. */
export interface ExistingPeople {
  emailKeys: ReadonlySet<string>;
  /** Names as `toFullNameKey` returns them. */
  names: ReadonlySet<string>;
  phones: ReadonlySet<string>;
}

/** Returns a name in comparable form; '' when there is no name. */
export function toFullNameKey(firstName: string, lastName: string): string {
  return toNameKey(`${firstName} ${lastName}`);
}

/** Classifies every row of a file in order. Equal files and clients always give equal results. */
export function classifyRows(
  rows: readonly FileRow[],
  context: { headings: readonly string[]; columns: ColumnMapping; options: ImportOptions; today: string },
  existing: ExistingPeople,
): ClassifiedRow[] {
  const seen = {
    emails: new Map<string, number>(),
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
      ? classifyByEmail(details.emailKey, existing, seen)
      : classifyWithoutEmail({ name, phone: details.phone }, existing, seen);
    remember(seen, { emailKey: details.emailKey, name, phone: details.phone }, at);
    const first = verdict.firstAt === undefined ? null : all[verdict.firstAt];
    // A row that matches an unclear row is unclear too.
    const { reason = '', ...classification } = first?.verdict === 'unclear' ? first : verdict;
    all.push({
      ...toClassifiedRow(row, context.columns, classification.verdict, details, reason),
      firstAt: verdict.firstAt ?? null,
      notes: listNotes(details),
    });
  }
  return all;
}

interface Seen {
  emails: Map<string, number>;
  names: Map<string, number>;
  phones: Map<string, number>;
}
type Classification = { verdict: RowVerdict; reason?: string; firstAt?: number };

function classifyByEmail(emailKey: string, existing: ExistingPeople, seen: Seen): Classification {
  const firstAt = seen.emails.get(emailKey);
  if (firstAt !== undefined) return { verdict: 'duplicate', firstAt };
  return { verdict: existing.emailKeys.has(emailKey) ? 'existing' : 'new' };
}

/**
 * Classifies a row without an email address. Equal names and phone numbers in one file mean one person. Staff must
 * decide about weaker matches.
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
  { emailKey, name, phone }: { emailKey: string | null; name: string; phone: string | null },
  at: number,
): void {
  if (emailKey && !seen.emails.has(emailKey)) seen.emails.set(emailKey, at);
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

/** Number of changes of one kind in the imported rows, with the first example. */
export interface ChangeCount extends CellChange {
  count: number;
}

/** Counts the cells that were read differently from their text, by kind. */
export function countChanges(rows: readonly ClassifiedRow[]): ChangeCount[] {
  const counted = new Map<CellChange['kind'], ChangeCount>();
  for (const change of rows.flatMap(({ details }) => details?.changes ?? [])) {
    const before = counted.get(change.kind) ?? { ...change, count: 0 };
    counted.set(change.kind, { ...before, count: before.count + 1 });
  }
  return [...counted.values()];
}

/** Counts of a dry run. */
export interface ImportCounts {
  rows: number;
  new: number;
  existing: number;
  duplicate: number;
  unclear: number;
  rejected: number;
  /** Numbers of packs and sessions that the import would grant. Unlimited packs add no sessions. */
  packs: number;
  sessions: number;
}

/** Returns whether the import includes a row. */
export function isRowImported(
  { verdict }: ClassifiedRow,
  { unclear }: Pick<ImportOptions, 'unclear'>,
): boolean {
  return verdict !== 'rejected' && (verdict !== 'unclear' || unclear === 'add');
}

export function countRows(
  rows: readonly ClassifiedRow[],
  options: Pick<ImportOptions, 'unclear'>,
): ImportCounts {
  const counts: ImportCounts = {
    rows: rows.length,
    new: 0,
    existing: 0,
    duplicate: 0,
    unclear: 0,
    rejected: 0,
    packs: 0,
    sessions: 0,
  };
  for (const row of rows) {
    counts[row.verdict]++;
    if (!isRowImported(row, options)) continue;
    for (const { sessions } of row.details?.packs ?? []) {
      counts.packs++;
      counts.sessions += sessions ?? 0;
    }
  }
  return counts;
}
