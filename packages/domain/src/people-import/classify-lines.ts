import { classifyRows, type PersonName } from './classify-rows.ts';
import type { ColumnMapping, ImportOptions } from './columns.ts';

export const headings = ['First name', 'Surname', 'Email', 'Phone', 'Pass', 'Left', 'Expires'];
export const columns: ColumnMapping = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'pass',
  'sessions',
  'expires',
];
export const options: ImportOptions = {
  dates: 'day-first',
  unclear: 'leave',
  packs: {},
  plans: {},
  visits: {},
  classes: {},
};
export const noPeople = {
  emails: new Map<string, PersonName>(),
  names: new Set<string>(),
  phones: new Set<string>(),
};

/** Returns the rows of a file for tests, from lines whose cells are separated by '|'. The first is line 2. */
export const toTestRows = (lines: readonly string[]) =>
  lines.map((line, at) => ({ line: at + 2, cells: line.split('|').map((cell) => cell.trim()) }));

/** Classifies lines of the columns above, for unit tests. */
export const classifyLines = (lines: readonly string[], existing = noPeople) =>
  classifyRows(toTestRows(lines), { headings, columns, options, today: '2026-11-23' }, existing);
