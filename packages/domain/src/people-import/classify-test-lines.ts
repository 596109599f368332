import { classifyRows, type PersonName } from './classify-rows.ts';
import type { ColumnMapping, ImportOptions } from './columns.ts';

/** Files of clients for unit tests: their headings, the meanings of their columns, and the options of the import. */
export const testHeadings = ['First name', 'Surname', 'Email', 'Phone', 'Pass', 'Left', 'Expires'];
export const testColumns: ColumnMapping = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'pass',
  'sessions',
  'expires',
];
export const testOptions: ImportOptions = {
  dates: 'day-first',
  unclear: 'leave',
  packs: {},
  plans: {},
  visits: {},
  classes: {},
};
/** A studio without clients. */
export const noExistingPeople = {
  emails: new Map<string, PersonName>(),
  names: new Set<string>(),
  phones: new Set<string>(),
};

/**
 * Returns the rows of a file for tests, from lines whose cells are separated by '|'. The first one is line 2, because
 * line 1 of a file contains the headings.
 */
export const toTestRows = (lines: readonly string[]) =>
  lines.map((line, at) => ({ line: at + 2, cells: line.split('|').map((cell) => cell.trim()) }));

/** Classifies lines with the cells of `testColumns`. */
export const classifyTestLines = (lines: readonly string[], existing = noExistingPeople) =>
  classifyRows(
    toTestRows(lines),
    { headings: testHeadings, columns: testColumns, options: testOptions, today: '2026-11-23' },
    existing,
  );
