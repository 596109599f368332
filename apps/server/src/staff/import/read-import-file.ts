import { createHash } from 'node:crypto';
import { maxImportBytes, maxImportRows } from '@studio/contracts/staff-import';
import { guessDelimiter } from '@studio/domain/people-import/guess-delimiter';
import type { FileRow } from '@studio/domain/people-import/parse-row';
import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../platform/app-error.ts';
import { decodeText } from './decode-text.ts';
import { findUnclosedQuoteLine } from './find-unclosed-quote.ts';

/** Table of a file: headings and the non-empty rows below them. */
export interface ImportTable {
  headings: string[];
  rows: FileRow[];
}

/** First bytes of files that people mistake for a CSV file: PNG, JPEG, PDF, and Excel in its new and old formats. */
const signatures = ['\x89PNG', '\xff\xd8\xff', '%PDF-', 'PK\x03\x04', '\xd0\xcf\x11\xe0'];

/** Decodes an uploaded file. Throws AppError bad_request when it's too large or not text. */
export function readImportText(content: string): string {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > maxImportBytes)
    throw new AppError('bad_request', 'The file is larger than 5 MB. Split it and import each part.');
  const text = decodeText(bytes);
  if (
    text.includes('\0') ||
    signatures.some((signature) => bytes.subarray(0, 8).toString('latin1').startsWith(signature))
  )
    throw new AppError(
      'bad_request',
      'This isn’t a CSV file. In Excel, choose Save As, then CSV. In Numbers, choose Export To, then CSV.',
    );
  return text;
}

/** Maximum length of a cell in characters. Notes from other systems can be long. */
const maxCellLength = 10_000;
/**
 * Maximum number of cells in a parsed row (`maxCells`), and of delimiters in a line before parsing (`maxDelimiters`).
 * Both exceed the maximum number of columns, because rows can be malformed and cells can contain commas.
 */
const maxCells = 200;
const maxDelimiters = 2000;
/** Maximum number of lines. A row can have many lines, such as in postal addresses. */
const maxLines = 20 * maxImportRows;
/** Maximum number of lines before the headings. */
const maxTitleLines = 5;

interface Line {
  record: string[];
  info: { lines: number };
}

/**
 * Parses a table; equal input gives an equal result. Throws AppError bad_request when the table has no heading row, no
 * other rows, too many rows or columns, a cell that is too long, or an unclosed quote.
 */
export function readImportTable(text: string): ImportTable {
  const records = parsed(text);
  const [first, ...dataRows] = withoutTitle(records);
  if (!first || dataRows.length === 0)
    throw new AppError(
      'bad_request',
      'The file has no rows. It needs a heading row, then one row for each client or booking.',
    );
  if (dataRows.length > maxImportRows) throw tooLong();
  const headings = first.record.map((heading) => heading.trim());
  if (headings.length > 100) throw tooWide();
  if (headings.some((heading) => /^[^\s@]+@[^\s@]+$/.test(heading)))
    throw new AppError(
      'bad_request',
      'The first row looks like a client. Add a row above it with headings, such as Name and Email.',
    );
  const long = records.find(({ record }) => record.some((cell) => cell.length > maxCellLength));
  if (long)
    throw new AppError('bad_request', `Line ${long.info.lines} has a cell of more than 10,000 characters.`);
  return {
    headings,
    rows: dataRows.map(({ record, info }) => ({ line: startOf(record, info.lines), cells: record })),
  };
}

function parsed(text: string): Line[] {
  const delimiter = guessDelimiter(text);
  rejectOversized(text, delimiter);
  try {
    return parse(text, {
      delimiter,
      // Without this option, the library would search the text for its kind of line break, which can be slow.
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      // Stops at the first row that makes the file too long.
      to: maxImportRows + maxTitleLines + 2,
      // With `info`, the library passes an object with more fields than its type declares.
      on_record: (line) => {
        if ((line as unknown as Line).record.length > maxCells) throw tooWide();
        return line;
      },
    }) as unknown as Line[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = findUnclosedQuoteLine(text, delimiter) ?? Number(error.lines);
    throw new AppError(
      'bad_request',
      `A quotation mark on line ${line} isn’t closed. Close it or remove it.`,
    );
  }
}

/**
 * Throws AppError before parsing when a line has too many cells, or the text too many lines. Also counts delimiters and
 * line breaks within quotes, because no real file has so many.
 */
function rejectOversized(text: string, delimiter: string): void {
  let [cells, lines] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === delimiter && ++cells > maxDelimiters) throw tooWide();
    if (text[at] !== '\n') continue;
    cells = 0;
    if (++lines > maxLines) throw tooLong();
  }
}

const tooLong = () =>
  new AppError('bad_request', 'The file has more than 20,000 rows. Split it and import each part.');
const tooWide = () =>
  new AppError('bad_request', 'The file has more than 100 columns. Remove some and try again.');

/** Skips title lines, such as a name or a period, which reports have above the headings. */
function withoutTitle(records: Line[]): Line[] {
  const filled = ({ record }: Line) => record.filter((cell) => cell.trim() !== '').length;
  const maxCells = Math.max(0, ...records.slice(0, 6).map(filled));
  if (maxCells < 3) return records;
  const at = records.slice(0, 5).findIndex((line) => filled(line) > 2);
  return at > 0 ? records.slice(at) : records;
}

function startOf(record: readonly string[], endsAt: number): number {
  return endsAt - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
