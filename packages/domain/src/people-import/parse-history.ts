import { normaliseLine } from '../text/normalise-text.ts';
import type { ColumnMapping, ColumnMeaning, ImportOptions } from './columns.ts';
import { cleanCell } from './empty-cell.ts';
import { parseDay } from './parse-values.ts';
import { shortenCell } from './shorten-cell.ts';

/** Number of classes that a client attended in the earlier system, with the key of its column (`toVisitsKey`). */
export interface RowAttendedClasses {
  key: string;
  visits: number;
}

/** History of the client in the earlier system, as a row contains it. */
export interface ImportedHistory {
  visits: RowAttendedClasses[];
  /** Day on which the client signed the waiver, such as "2025-03-01"; null when the row has none. */
  waiver: string | null;
  /** Note that check-in shows; null when the row has none. */
  note: string | null;
}

/** Maximum length of a check-in note in characters. */
export const maxNoteLength = 1000;
/** First year of a waiver. Other systems write an unknown day as one in the year 0 or 1. */
const firstWaiverYear = '1900';
/** Maximum number of attended classes in a cell. */
const maxVisits = 20_000;

/** Parses the attended classes, the waiver date and the note of a row. `today` is the London day, as for `parseRow`. */
export function parseHistory(
  row: { cells: readonly string[] },
  cell: (meaning: ColumnMeaning) => string,
  context: {
    headings: readonly string[];
    columns: ColumnMapping;
    options: Pick<ImportOptions, 'dates'>;
    today: string | null;
  },
): (ImportedHistory & { omissionNotes: string[] }) | { rejected: string } {
  const visits: RowAttendedClasses[] = [];
  for (const [at, meaning] of context.columns.entries()) {
    if (meaning !== 'visits') continue;
    const typed = cleanCell(normaliseLine(row.cells[at] ?? ''), 'visits');
    if (typed === '') continue;
    const count = parseVisits(typed);
    if (count === null) return { rejected: `‘${shortenCell(typed)}’ isn’t a number of classes.` };
    visits.push({ key: toVisitsKey(context.headings[at]), visits: count });
  }
  const typedWaiver = cell('waiver');
  const day = typedWaiver ? parseDay(typedWaiver, context.options.dates) : null;
  const isFuture = day !== null && context.today !== null && day > context.today;
  const waiver = day === null || isFuture || day < firstWaiverYear ? null : day;
  return {
    visits,
    waiver,
    note: cell('note').slice(0, maxNoteLength) || null,
    omissionNotes: [
      ...(typedWaiver && !waiver
        ? [`‘${shortenCell(typedWaiver)}’ isn’t a past date, so we’ll leave the waiver out.`]
        : []),
      ...(cell('note').length > maxNoteLength
        ? ['The note is longer than 1,000 characters, so we’ll shorten it.']
        : []),
    ],
  };
}

/** Returns the key of a column with visits in the import's options. */
export function toVisitsKey(heading: string | undefined): string {
  return (heading ?? '').trim().slice(0, 200) || 'Visits';
}

/** Parses a number of classes, such as "57", "1,204" or "57.0"; null for any other text. */
export function parseVisits(text: string): number | null {
  if (!/^\d{1,3}(?:,\d{3})*(?:\.0{1,2})?$|^\d{1,6}(?:\.0{1,2})?$/.test(text)) return null;
  const count = Number(text.replaceAll(',', ''));
  return count <= maxVisits ? count : null;
}

/** Returns the keys of the columns with visits, in order. */
export function listVisitsKeys(headings: readonly string[], columns: ColumnMapping): string[] {
  return [
    ...new Set(headings.flatMap((heading, at) => (columns[at] === 'visits' ? [toVisitsKey(heading)] : []))),
  ];
}
