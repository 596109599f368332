import Papa from 'papaparse';

/**
 * Parses a CSV file with another library than the one that wrote it. Throws when a line break outside quotes isn't CRLF
 * (RFC 4180), because spreadsheets end a row at any line break. Also throws when a row has more or fewer cells than the
 * headings.
 */
export function parseCsvRows(csv: string): string[][] {
  const unquoted = csv.replace(/"(?:[^"]|"")*"/g, '');
  if (/\r(?!\n)|(?<!\r)\n/.test(unquoted)) throw new Error(`A line break is not quoted: ${csv}`);
  const { data, errors } = Papa.parse<string[]>(csv, {
    delimiter: ',',
    newline: '\r\n',
    skipEmptyLines: true,
  });
  if (errors.length > 0) throw new Error(`The file is malformed: ${JSON.stringify(errors)}`);
  const malformedRow = data.find((row) => row.length !== data[0]?.length);
  if (malformedRow) throw new Error(`A row is torn: ${JSON.stringify(malformedRow)}`);
  return data;
}

/** Parses the rows into objects keyed by heading. */
export function parseCsvRecords(csv: string): Record<string, string>[] {
  const [headings = [], ...rows] = parseCsvRows(csv);
  return rows.map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])));
}
