import { guestDetailMaxLengths } from '../bookings/guest-details.ts';
import { normaliseEmail, validateEmail } from '../people/email.ts';
import { normaliseCode, normaliseLine } from '../text/normalise-text.ts';
import type { ColumnMapping, ColumnMeaning, ImportOptions } from './columns.ts';
import { cleanCell } from './empty-cell.ts';
import { parsePhone } from './parse-phone.ts';
import type { FileRow } from './parse-row.ts';
import { parseInstant, parseTime } from './parse-time.ts';
import { parseDay, splitName } from './parse-values.ts';
import { shortenCell } from './shorten-cell.ts';

/** Payment of a booking in the earlier system: with money, a pack or a membership. */
export type BookingPayment = 'paid' | 'pack' | 'membership';

/** Values read from a row of a file of bookings. */
export interface BookingRowDetails {
  firstName: string;
  lastName: string;
  email: string | null;
  emailKey: string | null;
  phone: string | null;
  /** London day and wall-clock time of the class. */
  date: string;
  time: string;
  /** Name of the class in the earlier system; '' if the file has none. */
  className: string;
  payment: BookingPayment;
}

export type ParsedBookingRow = { details: BookingRowDetails } | { rejected: string };

const maxNameLength = guestDetailMaxLengths.firstName + guestDetailMaxLengths.lastName + 1;

/** Parses one row of a file of bookings. */
export function parseBookingRow(
  row: FileRow,
  { columns, options }: { columns: ColumnMapping; options: Pick<ImportOptions, 'dates'> },
): ParsedBookingRow {
  const cell = (meaning: ColumnMeaning) => {
    const at = columns.indexOf(meaning);
    return at < 0 ? '' : cleanCell(normaliseLine(row.cells[at] ?? ''), meaning);
  };
  const email = normaliseCode(cell('email')).replace(/^mailto:/i, '');
  const { phone } = parsePhone(cell('phone'));
  const { date, time } = parseStart(cell('date'), cell('time'), options);
  const payment = columns.includes('paidWith') ? parsePayment(cell('paidWith')) : 'paid';
  const faults = [
    ...(email !== '' && validateEmail(email)
      ? [`‘${shortenCell(email)}’ isn’t an email address like name@example.com.`]
      : []),
    ...(email === '' && !phone ? ['This row has no email address and no phone number.'] : []),
    ...(date ? [] : [`‘${shortenCell(cell('date'))}’ isn’t a date.`]),
    ...(time ? [] : [`‘${shortenCell(cell('time') || cell('date'))}’ isn’t a time.`]),
    ...(typeof payment === 'string' ? [] : [payment.rejected]),
    ...describeStatus(cell('bookingStatus')),
    // A long name can take long to split.
    ...(cell('name').length > maxNameLength ? ['The name is too long.'] : []),
  ];
  if (faults.length > 0 || !date || !time || typeof payment !== 'string')
    return { rejected: faults.join(' ') };
  const names = columns.includes('name')
    ? splitName(cell('name'))
    : { firstName: cell('firstName'), lastName: cell('lastName') };
  return {
    details: {
      ...names,
      email: email || null,
      emailKey: email ? normaliseEmail(email) : null,
      phone: phone || null,
      date,
      time,
      className: toClassKey(cell('className')),
      payment,
    },
  };
}

/** Parses the start of a class. If the cell of the time is empty, the time is in the cell of the date. */
function parseStart(day: string, time: string, { dates }: Pick<ImportOptions, 'dates'>) {
  const instant = time ? null : parseInstant(day);
  return instant ?? { date: parseDay(day, dates), time: parseTime(time || day) };
}

const toClassKey = (cell: string) => cell.slice(0, 200);

/** Patterns of the words that systems use for a booking's payment. The first match decides. */
const payments: readonly [RegExp, BookingPayment | 'unpaid'][] = [
  [
    /unpaid|not (\w+ )?paid|part(ly|ially)?[ -]paid|paid: ?no\b|no payment|pay (at|on|later)|outstanding|pending|owing|\bdue\b|declined|failed|refund|\bvoid|^no$/,
    'unpaid',
  ],
  [/member|subscription|unlimited|\bplan\b|autopay|contract|recurring/, 'membership'],
  [/pack|pass|credit|session|bundle|series|punch|\bx ?\d+\b|\d+ ?x\b|class card/, 'pack'],
  [
    /paid|card|cash|yes|online|stripe|drop|single|free|comp|gift|voucher|intro|trial|completed|succe|[£$€]|^\d+([.,]\d\d)?$/,
    'paid',
  ],
];

function parsePayment(typed: string): BookingPayment | { rejected: string } {
  if (typed === '') return { rejected: 'This row doesn’t say how the booking was paid for.' };
  const text = typed.slice(0, 80).toLowerCase();
  const payment = payments.find(([pattern]) => pattern.test(text))?.[1];
  if (payment === 'unpaid')
    return {
      rejected:
        'This booking hasn’t been paid for. Book the client in at the front desk and take the payment there.',
    };
  return (
    payment ?? {
      rejected: `‘${shortenCell(typed)}’ doesn’t say whether the booking has been paid for, or how.`,
    }
  );
}

/** Returns why a booking with this status takes no place; empty when it takes one. */
function describeStatus(status: string): string[] {
  if (/cancel|no.?show|missed|refund|deleted|removed|absent/i.test(status))
    return [`The booking’s status is ‘${shortenCell(status)}’.`];
  return /wait/i.test(status) ? ['The client is on the waiting list, so there’s no booking.'] : [];
}

/** Returns the names of the classes in a file, in order. */
export function listClassKeys(
  columns: ColumnMapping,
  rows: readonly { cells: readonly string[] }[],
): string[] {
  const at = columns.indexOf('className');
  if (at < 0) return [];
  const keys = rows.map(({ cells }) => toClassKey(cleanCell(normaliseLine(cells[at] ?? ''), 'className')));
  return [...new Set(keys.filter((key) => key !== ''))];
}
