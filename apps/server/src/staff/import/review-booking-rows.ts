import {
  type BookableClass,
  type ClassifiedBooking,
  classifyBookings,
  type ExistingBookings,
  type KnownClient,
  toPlaceKey,
} from '@studio/domain/people-import/classify-bookings';
import type { ColumnMapping, ImportOptions } from '@studio/domain/people-import/columns';
import { listClassKeys, parseBookingRow } from '@studio/domain/people-import/parse-booking-row';
import { suggestClass } from '@studio/domain/people-import/suggest-pack';
import { listCurrentClassTypes } from '../../catalogue/store.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { ImportTable } from './read-import-file.ts';
import { findAlreadyImportedRows, findImportedRowKeys, toRowKey } from './row-keys.ts';
import type { ImportRow } from './store.ts';

const clients: PreparedStatement = {
  name: 'import_booking_clients',
  text: `SELECT coalesce(merged_into, id) AS "personId", email_key AS "emailKey", first_name AS "firstName",
      last_name AS "lastName", phone
    FROM people WHERE branch_id = $1`,
};

/** Selects upcoming classes with the places that staff can book, ahead of the waiting list too. */
const upcomingClasses: PreparedStatement = {
  name: 'import_upcoming_classes',
  text: `SELECT c.id, c.class_type_id AS "classTypeId", c.title, c.local_date::text AS date,
      to_char(c.starts_at AT TIME ZONE 'Europe/London', 'HH24:MI') AS time,
      (c.capacity - c.taken + (
        SELECT coalesce(sum(h.places), 0) FROM holds h
        WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE' AND h.expires_at <= $2::timestamptz
      ))::int AS "placesLeft"
    FROM classes c
    WHERE c.branch_id = $1 AND c.status = 'SCHEDULED' AND c.listed AND c.starts_at > $2::timestamptz
    ORDER BY c.starts_at, c.id`,
};

/** Selects the clients who have a place in an upcoming class. */
const bookedPlaces: PreparedStatement = {
  name: 'import_booked_places',
  text: `WITH upcoming AS (
      SELECT class_id, principal_id, lower(email) AS email FROM bookings
      WHERE branch_id = $1 AND status <> 'CANCELLED' AND starts_at > $2::timestamptz
    )
    SELECT coalesce(p.merged_into, p.id) AS "personId", u.class_id AS "classId" FROM upcoming u
      JOIN people p ON p.branch_id = $1 AND p.member_id = u.principal_id
    UNION
    SELECT coalesce(p.merged_into, p.id), u.class_id FROM upcoming u
      JOIN people p ON p.branch_id = $1 AND 'person:' || p.id = u.principal_id
    UNION
    SELECT coalesce(p.merged_into, p.id), u.class_id FROM upcoming u
      JOIN people p ON p.branch_id = $1 AND p.email_key = u.email
      WHERE u.principal_id IS NULL`,
};

async function readExistingBookings(
  db: QueryExecutor,
  branchId: string,
  now: Date,
): Promise<ExistingBookings> {
  const booked = await db.run<{ personId: string; classId: string }>(bookedPlaces, [branchId, now]);
  return {
    clients: await db.run<KnownClient>(clients, [branchId]),
    classes: await db.run<BookableClass>(upcomingClasses, [branchId, now]),
    booked: new Set(booked.map(({ personId, classId }) => toPlaceKey(personId, classId))),
  };
}

/** Rows of a file of bookings as the import handles them now. `rowKeys` are by the row's index. */
export interface BookingImportReview {
  rows: ClassifiedBooking[];
  rowKeys: (string | null)[];
  classes: ReadonlyMap<string, BookableClass>;
}

/** Classifies every row of a file of bookings as the import would handle it now. */
export async function reviewBookingRows(
  { database, keys }: Pick<Services, 'database' | 'keys'>,
  of: Pick<ImportRow, 'branchId' | 'id'>,
  { table, ...chosen }: { table: ImportTable; columns: ColumnMapping; options: ImportOptions },
  now: Date,
): Promise<BookingImportReview> {
  const { rows: fileRows } = table;
  const seen = new Map<string, number>();
  const rowKeys = fileRows.map((row) => {
    const parsed = parseBookingRow(row, chosen);
    return 'details' in parsed ? toRowKey(keys, `booking:${JSON.stringify(parsed.details)}`, seen) : null;
  });
  const known = await findImportedRowKeys(database, of, rowKeys);
  const existing = await readExistingBookings(database, of.branchId, now);
  const written = await findAlreadyImportedRows(database, of);
  const isImported = (at: number) => written.has(at) || known.has(rowKeys[at] ?? '');
  const rows = classifyBookings(fileRows, chosen, existing, (_, at) => isImported(at));
  return { rows, rowKeys, classes: new Map(existing.classes.map((one) => [one.id, one])) };
}

/** Adds a suggestion for each class name without a valid choice, and drops all other choices. */
export async function addSuggestedClasses(
  db: QueryExecutor,
  branchId: string,
  { rows }: ImportTable,
  { columns, options }: { columns: ColumnMapping; options: ImportOptions },
): Promise<ImportOptions> {
  const classTypes = await listCurrentClassTypes(db, branchId);
  const ids = new Set(classTypes.map(({ id }) => id));
  const classes = listClassKeys(columns, rows)
    .slice(0, 200)
    .map((key) => {
      const chosen = options.classes[key];
      const isValid = chosen && (chosen.classTypeId === null || ids.has(chosen.classTypeId));
      return [key, isValid ? chosen : suggestClass(key, classTypes)] as const;
    });
  return { ...options, packs: {}, plans: {}, visits: {}, classes: Object.fromEntries(classes) };
}
