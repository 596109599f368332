import { addDays, type LocalDate } from '../time/local-date.ts';

/** Names of the studio's own records, which the example files use. */
export interface ExampleNames {
  /** Names of packs; empty for a studio without packs. */
  packs: readonly string[];
  memberships: readonly string[];
  /** Names of activities that are taught. */
  activities: readonly string[];
  /** Names of classes. */
  classes: readonly string[];
}

/** Column of an example file: its heading, then the cells of each client. */
type Column = readonly [heading: string, first: string, second: string];

/**
 * Returns an example of a file of clients (CSV), with most of the columns that the import understands. Leaves out packs,
 * memberships and attended classes that the studio doesn't have. `today` is a London day.
 */
export function buildExampleClients(names: ExampleNames, today: LocalDate): string {
  const [pack] = names.packs;
  const [membership] = names.memberships;
  const columns: Column[] = [
    ['First name', 'Priya', 'Tom'],
    ['Surname', 'Nair', 'Whitfield'],
    ['Email', 'priya.nair@example.com', 'tom.whitfield@example.com'],
    ['Phone', '+44 7700 900123', '07700 900456'],
    ...(pack === undefined ? [] : packColumns(pack, today)),
    ...(membership === undefined ? [] : membershipColumns(membership, today)),
    ...names.activities
      .slice(0, 2)
      .map((label, at): Column => [`${label} classes attended`, at === 0 ? '41' : '3', at === 0 ? '12' : '']),
    ['Waiver date', formatCell(addDays(today, -280)), ''],
    ['Check-in note', 'Prefers a place by the window', ''],
  ];
  return toCsv(columns);
}

/** Returns an example of a file of upcoming bookings (CSV). `today` is a London day. */
export function buildExampleBookings(names: ExampleNames, today: LocalDate): string {
  const [first = 'Beginners', second = first] = names.classes;
  return toCsv([
    ['Client', 'Priya Nair', 'Tom Whitfield'],
    ['Email', 'priya.nair@example.com', ''],
    ['Phone', '', '07700 900456'],
    ['Class date', formatCell(addDays(today, 7)), formatCell(addDays(today, 8))],
    ['Class time', '18:30', '09:00'],
    ['Class', first, second],
    ['Paid with', 'Card', names.packs[0] ?? 'Pack'],
  ]);
}

function packColumns(name: string, today: LocalDate): Column[] {
  return [
    ['Pack', name, ''],
    ['Sessions left', '6', ''],
    ['Expiry date', formatCell(addDays(today, 120)), ''],
  ];
}

function membershipColumns(name: string, today: LocalDate): Column[] {
  return [
    ['Membership', '', name],
    ['Next payment date', '', formatCell(addDays(today, 12))],
    ['Stripe customer ID', '', 'cus_Q4yExample01'],
    ['Stripe subscription ID', '', 'sub_1PzExample01'],
  ];
}

/** Formats a day as DD/MM/YYYY. */
function formatCell(day: LocalDate): string {
  return day.split('-').reverse().join('/');
}

function toCsv(columns: readonly Column[]): string {
  const rows = [0, 1, 2].map((at) => columns.map((column) => quote(column[at] ?? '')).join(','));
  return rows.join('\r\n');
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
