import { validateEmail } from '../people/email.ts';
import { type ColumnMapping, type ColumnMeaning, type ImportKind, listColumnMeanings } from './columns.ts';
import { cleanCell } from './empty-cell.ts';
import { normaliseHeading } from './normalise-heading.ts';
import { parseVisits } from './parse-history.ts';
import { isStripeId } from './parse-membership.ts';
import { isMoneyAmount, isTooManySessions, parseDay, parseSessions } from './parse-values.ts';
import { findPresetMeaning, type ImportSystem } from './presets.ts';

/** Column meanings by patterns of headings that other studio systems use. The first match decides. */
const meaningsByHeading: readonly [RegExp, ColumnMeaning][] = [
  // Consent, purchases and statistics of the other system are never imported, even if a later pattern matches.
  [
    /\b(consent|opt in|opted|subscribed|newsletter|marketing|sms|promotional|emergency|guardian|parent|referr)/,
    'ignored',
  ],
  [/\b(price|paid|amount|balance due|account balance|value|revenue|cost|total spend|spent)\b/, 'ignored'],
  [/\bstripe subscription\b|^subscription id$/, 'subscriptionId'],
  [/\bstripe customer\b|^stripe id$/, 'customerId'],
  [
    /\bnext (payment|billing|charge|invoice|autopay|renewal|bill)\b|\b(renewal|billing|autopay) (date|day)\b|^renews( on)?$/,
    'nextPayment',
  ],
  [/\b(waiver|liability (form|release))\b/, 'waiver'],
  [/^(check in|front desk) notes?$|^(client |customer |member )?alerts?$/, 'note'],
  // Dates of visits, and cancelled or missed ones, are not the number of attended classes.
  [/\b(last|first|next|no|missed|cancelled|remaining|left) (visits?|attended|attendance|class)\b/, 'ignored'],
  [/\b(visits|attended|attendances|check ins|classes taken)( to date| so far| count| total)?$/, 'visits'],
  [
    /\b(bookings|no shows?|cancellations|used|purchased|start|started|activat|created|joined|birth|dob|last visit|last seen|updated|purchase date|sold)\b/,
    'ignored',
  ],
  [
    /^(client |customer |member |user |student )?email( address| 1| \(primary\))?$|^(primary|contact) email$/,
    'email',
  ],
  [
    /^(first|given|christian|fore) ?names?$|^forename$|^(client|customer|member|student) first name$/,
    'firstName',
  ],
  [/^(last|family|sur) ?names?$|^(client|customer|member|student) last name$/, 'lastName'],
  [
    /^(full |client |customer |member |student |contact |display )?name$|^(client|customer|member|student)$/,
    'name',
  ],
  [
    /^(mobile|cell|phone|telephone|tel|home|work|contact|primary)?( ?(phone|mobile|cell|telephone|number|no|#))*$/,
    'phone',
  ],
  [/\b(expir|valid until|valid to|end date|ends on|use by|ends)/, 'expires'],
  [
    /^(pass|package|pack|membership|plan|product|pricing option|service|series|item|class pack|credit pack|pass type|credit type|type)( name| type| title| description)?$|^active (pass|plan|membership|package)( name)?$|^name of (pass|package)$/,
    'pass',
  ],
  [/\b(remaining|left|available)\b|\b(sessions|credits|classes)$/, 'sessions'],
];

/**
 * Headings whose meaning is certain whatever the cells contain. Cells that don't fit are reported row by row; otherwise
 * the whole column would be ignored.
 */
const exactHeadings: readonly RegExp[] = [
  /^(sessions?|((sessions?|credits?|classes) (left|remaining|available|balance))|((remaining|available) (sessions?|credits?|classes)))$/,
  /^(expir(y|ation)( date)?|expires( on| at)?|valid (until|to)|use by)$/,
];

/**
 * Suggests the meaning of each column. The preset of the file's system decides first, then the heading, then the cells.
 * A meaning that only one column may have goes to the first column with a matching heading.
 */
export function suggestColumns(
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  kind: ImportKind = 'people',
  system: ImportSystem | null = null,
): ColumnMapping {
  const cells = headings.map((_, at) =>
    samples.map((row) => cleanCell(row[at] ?? '', 'ignored')).filter((cell) => cell !== ''),
  );
  const byHeading = headings.map(
    (heading, at) =>
      (system && findPresetMeaning(system, kind, heading)) ??
      readHeading(heading, cells[at] ?? [], kind) ??
      (kind === 'people' ? suggestStripeId(cells[at] ?? []) : null),
  );
  const columns = kind === 'people' ? withMembership(headings, byHeading) : byHeading;
  const taken = new Set<ColumnMeaning>();
  const unique = columns.map((meaning) => {
    if (!meaning || meaning === 'ignored' || meaning === 'sessions' || meaning === 'visits') return meaning;
    if (taken.has(meaning)) return 'ignored';
    taken.add(meaning);
    return meaning;
  });
  const whole = unique.map((meaning, at) => meaning ?? suggestByContent(cells[at] ?? [], taken));
  return withoutDuplicateNames(whole);
}

const membershipDetails: ReadonlySet<ColumnMeaning | null> = new Set<ColumnMeaning | null>([
  'nextPayment',
  'customerId',
  'subscriptionId',
]);

/**
 * Sets a column of passes to membership plans if its heading names memberships and other columns say how memberships
 * are paid. If the file has no column of plans even then, ignores those other columns.
 */
function withMembership(
  headings: readonly string[],
  columns: readonly (ColumnMeaning | null)[],
): (ColumnMeaning | null)[] {
  if (columns.includes('plan') || !columns.some((meaning) => membershipDetails.has(meaning)))
    return [...columns];
  const at = columns.findIndex(
    (meaning, index) =>
      meaning === 'pass' && /membership|plan|subscription|contract/i.test(headings[index] ?? ''),
  );
  return columns.map((meaning, index) => {
    if (index === at) return 'plan';
    return at < 0 && membershipDetails.has(meaning) ? 'ignored' : meaning;
  });
}

/** Returns the kind of Stripe id that at least 70% of the cells contain; null if there is no such kind. */
function suggestStripeId(cells: readonly string[]): ColumnMeaning | null {
  if (cells.length === 0) return null;
  if (atLeast(0.7, cells, (cell) => isStripeId(cell, 'sub'))) return 'subscriptionId';
  return atLeast(0.7, cells, (cell) => isStripeId(cell, 'cus')) ? 'customerId' : null;
}

function readHeading(heading: string, cells: readonly string[], kind: ImportKind): ColumnMeaning | null {
  const normalised = normaliseHeading(heading);
  if (kind === 'bookings') return readBookingHeading(normalised);
  const meaning =
    meaningsByHeading.find(([pattern]) => normalised !== '' && pattern.test(normalised))?.[1] ?? null;
  if (exactHeadings.some((pattern) => pattern.test(normalised))) return meaning;
  // "Credits" may be an amount of money, and "Ends" a text.
  if (meaning === 'sessions' && !atLeast(0.5, cells, isCount)) return 'ignored';
  if (isDate.has(meaning) && !atLeast(0.5, cells, isDay)) return 'ignored';
  if (meaning === 'visits' && !atLeast(0.5, cells, (cell) => parseVisits(cell) !== null)) return 'ignored';
  return meaning;
}

/** Column meanings in a file of bookings, by patterns of headings. The first match decides. */
const bookingMeaningsByHeading: readonly [RegExp, ColumnMeaning][] = [
  [/\b(staff|instructor|teacher|trainer|coach|location|room|studio|created|booked|purchased)\b/, 'ignored'],
  [/^(class|session|start|event|visit|booking|appointment)? ?(date|date time|day)$|^starts?( at)?$/, 'date'],
  [/^(class|session|start|event|visit|booking)? ?time$/, 'time'],
  [/^(class|session|event|service|activity|class type|visit type)( name| title| description)?$/, 'className'],
  [
    /^(paid|paid with|payment( method| type| status)?|pricing option|payment option|pass|pack|membership|plan)( name| used)?$/,
    'paidWith',
  ],
  [/^(booking |attendance |visit )?status$/, 'bookingStatus'],
];

/**
 * Suggests the meaning of a heading in a file of bookings: by the patterns for bookings, and otherwise by those for
 * clients.
 */
function readBookingHeading(normalised: string): ColumnMeaning | null {
  const meaning = bookingMeaningsByHeading.find(([pattern]) => pattern.test(normalised))?.[1];
  if (meaning) return meaning;
  const ofClient = meaningsByHeading.find(([pattern]) => normalised !== '' && pattern.test(normalised))?.[1];
  return ofClient && listColumnMeanings('bookings').includes(ofClient) ? ofClient : null;
}

const isDate: ReadonlySet<ColumnMeaning | null> = new Set<ColumnMeaning | null>([
  'expires',
  'nextPayment',
  'waiver',
]);

/** Suggests 'email' or 'phone' when at least 70% of the cells look like one; otherwise 'ignored'. */
function suggestByContent(cells: readonly string[], taken: Set<ColumnMeaning>): ColumnMeaning {
  const matches = (meaning: ColumnMeaning, isMatch: (cell: string) => boolean) =>
    !taken.has(meaning) && cells.length > 0 && atLeast(0.7, cells, isMatch);
  const meaning = matches('email', (cell) => cell.includes('@') && validateEmail(cell) === null)
    ? 'email'
    : matches('phone', (cell) => /^(?:\+|00|0)\d[\d\s().-]{7,}$/.test(cell))
      ? 'phone'
      : 'ignored';
  if (meaning !== 'ignored') taken.add(meaning);
  return meaning;
}

function isCount(cell: string): boolean {
  return (parseSessions(cell) !== null || isTooManySessions(cell)) && !isMoneyAmount(cell);
}

function isDay(cell: string): boolean {
  return parseDay(cell, 'day-first') !== null || parseDay(cell, 'month-first') !== null;
}

function atLeast(share: number, cells: readonly string[], isMatch: (cell: string) => boolean): boolean {
  return cells.filter(isMatch).length >= cells.length * share;
}

/**
 * Ignores the column of full names when both first names and surnames have their own columns. If only one of them has,
 * ignores that column instead.
 */
function withoutDuplicateNames(columns: ColumnMapping): ColumnMapping {
  const parts = columns.includes('firstName') && columns.includes('lastName');
  if (parts) return columns.map((meaning) => (meaning === 'name' ? 'ignored' : meaning));
  return columns.includes('name')
    ? columns.map((meaning) => (meaning === 'firstName' || meaning === 'lastName' ? 'ignored' : meaning))
    : columns;
}
