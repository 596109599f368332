import { stringify } from 'csv-stringify/sync';

/** One column of a table: its heading, and its cell of a row. Money is written in pounds with two decimals. */
export interface CsvColumn<Row> {
  heading: string;
  cell: (row: Row) => string | number | null;
}

/**
 * A table as a file that spreadsheets open: UTF-8 with its mark, CRLF. A text that a spreadsheet would run as a formula
 * is written so that it stays a text. `goesOn`: a further piece of a file that was begun, without mark and headings.
 */
export function buildCsv<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  { goesOn = false }: { goesOn?: boolean } = {},
): string {
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row) ?? ''));
  const headings = goesOn ? [] : [columns.map(({ heading }) => heading)];
  return stringify([...headings, ...cells], {
    bom: !goesOn,
    escape_formulas: true,
    // The library quotes a cell for CRLF alone, but spreadsheets end a row at any line break.
    quoted_match: /[\r\n]/,
    record_delimiter: '\r\n',
  });
}
