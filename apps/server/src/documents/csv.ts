import { stringify } from 'csv-stringify/sync';

/** Column of a CSV file. Money is written in pounds with two decimals. */
export interface CsvColumn<Row> {
  heading: string;
  cell: (row: Row) => string | number | null;
}

/**
 * Returns a CSV file for spreadsheets: UTF-8 with byte order mark, CRLF. Escapes texts that a spreadsheet would run as
 * formulas. With `isContinuation`, returns a further chunk, without byte order mark and headings.
 */
export function buildCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  { isContinuation = false }: { isContinuation?: boolean } = {},
): string {
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row) ?? ''));
  const headings = isContinuation ? [] : [columns.map(({ heading }) => heading)];
  return stringify([...headings, ...cells], {
    bom: !isContinuation,
    escape_formulas: true,
    // The library quotes a cell only for CRLF, but spreadsheets end a row at any line break.
    quoted_match: /[\r\n]/,
    record_delimiter: '\r\n',
  });
}
