import { toInternationalPhone } from '../people/phone.ts';
import { formatDayAndYear } from '../time/format-london.ts';
import { isClearlyDifferent, type PersonName, toFullNameKey } from './classify-rows.ts';
import type { ColumnMapping, ImportOptions } from './columns.ts';
import { type BookingRowDetails, parseBookingRow } from './parse-booking-row.ts';
import type { FileRow } from './parse-row.ts';

/** Upcoming class of the studio that an imported booking may be for. */
export interface BookableClass {
  id: string;
  classTypeId: string;
  title: string;
  /** London day and wall-clock time of its start. */
  date: string;
  time: string;
  /** Number of free places. */
  placesLeft: number;
}

/** Client whom the studio knows. */
export interface KnownClient extends PersonName {
  personId: string;
  emailKey: string | null;
  phone: string | null;
}

/** Clients, classes and bookings that the studio has. */
export interface ExistingBookings {
  clients: readonly KnownClient[];
  classes: readonly BookableClass[];
  /** Places as `toPlaceKey` returns them. */
  booked: ReadonlySet<string>;
}

/**
 * Action of the import for a row with a booking.
 * - `new`: books the place.
 * - `existing`: nothing, because the client has a place in the class.
 * - `imported`: nothing, because an earlier import has written an equal row.
 * - `unclear`: nothing, because the row may be about several clients or classes, or repeats the booking of an earlier row.
 * - `rejected`: nothing, for the `reason`.
 */
export interface ClassifiedBooking {
  line: number;
  verdict: 'new' | 'existing' | 'imported' | 'unclear' | 'rejected';
  details: BookingRowDetails | null;
  personId: string | null;
  classId: string | null;
  reason: string;
}

export function toPlaceKey(personId: string, classId: string): string {
  return `${personId} ${classId}`;
}

/**
 * Classifies every row of a file of bookings in order. Rows of one file share the free places of a class, so that no
 * more rows are booked than places are left.
 */
export function classifyBookings(
  rows: readonly FileRow[],
  context: { columns: ColumnMapping; options: ImportOptions },
  existing: ExistingBookings,
  isImported: (details: BookingRowDetails, at: number) => boolean,
): ClassifiedBooking[] {
  const index = indexExisting(existing);
  const placesLeft = new Map(existing.classes.map((one) => [one.id, one.placesLeft]));
  const lines = new Map<string, number>();
  return rows.map((row, at): ClassifiedBooking => {
    const parsed = parseBookingRow(row, context);
    const base = { line: row.line, details: null, personId: null, classId: null, reason: '' };
    if ('rejected' in parsed) return { ...base, verdict: 'rejected', reason: parsed.rejected };
    const { details } = parsed;
    const known = { ...base, details };
    if (isImported(details, at)) return { ...known, verdict: 'imported' };
    const client = findClient(details, index);
    if ('reason' in client) return { ...known, ...client };
    const klass = findClass(details, index, context.options.classes);
    if ('reason' in klass) return { ...known, ...client, ...klass };
    const found = { ...known, ...client, ...klass };
    const place = toPlaceKey(client.personId, klass.classId);
    if (existing.booked.has(place))
      return { ...found, verdict: 'existing', reason: 'This client already has a place in this class.' };
    const line = lines.get(place);
    if (line)
      return { ...found, verdict: 'unclear', reason: `Line ${line} books the same client into this class.` };
    const left = placesLeft.get(klass.classId) ?? 0;
    if (left < 1) return { ...found, verdict: 'rejected', reason: 'This class has no places left.' };
    placesLeft.set(klass.classId, left - 1);
    lines.set(place, row.line);
    return { ...found, verdict: 'new' };
  });
}

interface ExistingIndex {
  byEmail: Map<string, KnownClient>;
  byPhone: Map<string, KnownClient[]>;
  byStart: Map<string, BookableClass[]>;
}

function indexExisting({ clients, classes }: ExistingBookings): ExistingIndex {
  const byEmail = new Map<string, KnownClient>();
  const byPhone = new Map<string, KnownClient[]>();
  for (const client of clients) {
    if (client.emailKey) byEmail.set(client.emailKey, client);
    const phone = client.phone && toInternationalPhone(client.phone);
    if (phone) byPhone.set(phone, [...(byPhone.get(phone) ?? []), client]);
  }
  const byStart = new Map<string, BookableClass[]>();
  for (const klass of classes) {
    const start = `${klass.date} ${klass.time}`;
    byStart.set(start, [...(byStart.get(start) ?? []), klass]);
  }
  return { byEmail, byPhone, byStart };
}

type NotFound = { verdict: 'unclear' | 'rejected'; reason: string };

function findClient(
  details: BookingRowDetails,
  { byEmail, byPhone }: ExistingIndex,
): { personId: string } | NotFound {
  const name = toFullNameKey(details.firstName, details.lastName);
  if (details.emailKey) {
    const client = byEmail.get(details.emailKey);
    if (!client)
      return { verdict: 'rejected', reason: 'No client has this email address. Import the clients first.' };
    if (name !== '' && isClearlyDifferent(client, details)) {
      const other = `${client.firstName} ${client.lastName}`.trim();
      return { verdict: 'unclear', reason: `Same email as ${other}, different name.` };
    }
    return { personId: client.personId };
  }
  const sharing = byPhone.get(details.phone ?? '') ?? [];
  const matching = sharing.filter((one) => toFullNameKey(one.firstName, one.lastName) === name);
  const ids = new Set(matching.map(({ personId }) => personId));
  const [only] = ids;
  if (only !== undefined && ids.size === 1) return { personId: only };
  return ids.size > 1
    ? { verdict: 'unclear', reason: 'Several clients have this name and phone number.' }
    : { verdict: 'rejected', reason: 'No client has this name and phone number. Import the clients first.' };
}

function findClass(
  { date, time, className }: BookingRowDetails,
  { byStart }: ExistingIndex,
  chosen: ImportOptions['classes'],
): { classId: string } | NotFound {
  const start = `${formatDayAndYear(date)} at ${time}`;
  const starting = byStart.get(`${date} ${time}`) ?? [];
  if (!className) return pickClass(starting, `No class on ${start}.`, `Several classes on ${start}.`);
  const classTypeId = chosen[className]?.classTypeId ?? null;
  if (classTypeId === null) return { verdict: 'rejected', reason: `No class is chosen for ‘${className}’.` };
  const matching = starting.filter((klass) => klass.classTypeId === classTypeId);
  return pickClass(matching, `No such class on ${start}.`, `Several such classes on ${start}.`);
}

function pickClass(
  classes: readonly BookableClass[],
  none: string,
  several: string,
): { classId: string } | NotFound {
  const [first] = classes;
  if (!first) return { verdict: 'rejected', reason: none };
  return classes.length > 1 ? { verdict: 'unclear', reason: several } : { classId: first.id };
}
