import { bookImportedPlace } from '../../bookings/front-desk/book-imported-place.ts';
import { reclaimLapsedHoldsStatement } from '../../bookings/holds/place-statements.ts';
import { findPerson } from '../../people/find-person.ts';
import type { StaffActor } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';
import { readImportTable } from './read-import-file.ts';
import { type BookingImportReview, reviewBookingRows } from './review-booking-rows.ts';
import { findImportedRowKeys } from './row-keys.ts';
import { saveImportPosition } from './save-import-position.ts';
import { type ImportId, type ImportRow, lockImport, requireImport } from './store.ts';
import { type ImportTotals, importRows } from './tables.ts';

/**
 * Books the remaining rows of a file, each in a separate transaction, so that no request waits long for the lock of a
 * class. Safe to run concurrently and to stop at any time.
 */
export async function runBookingsImport(services: Services, id: ImportId): Promise<void> {
  const { database, clock } = services;
  const started = await requireImport(database, id);
  const { source, columns, options } = started;
  const chosen = { table: readImportTable(source ?? ''), columns, options };
  const review = await reviewBookingRows(services, started, chosen, clock.now());
  for (let isDone = false; !isDone; ) {
    const { position } = await requireImport(database, id);
    const classId = review.rows[position]?.classId;
    if (classId) await database.run(reclaimLapsedHoldsStatement, [id.branchId, classId, clock.now()]);
    isDone = await database.transaction(async (tx) => {
      const of = await lockImport(tx, id);
      if (of.status !== 'RUNNING') return true;
      const now = clock.now();
      const totals = { ...of.totals };
      await writeBookingRow(tx, { of, review, at: of.position, totals }, now);
      return saveImportPosition(tx, of, { end: of.position + 1, rows: review.rows.length, totals }, now);
    });
  }
}

async function writeBookingRow(
  tx: QueryExecutor,
  {
    of,
    review,
    at,
    totals,
  }: { of: ImportRow; review: BookingImportReview; at: number; totals: ImportTotals },
  now: Date,
): Promise<void> {
  const { branchId, id: importId } = of;
  const row = review.rows[at];
  const rowKey = review.rowKeys[at] ?? null;
  const person = row?.verdict === 'new' && row.personId ? await findPerson(tx, branchId, row.personId) : null;
  const klass = row?.classId ? await findClass(tx, branchId, row.classId, now) : null;
  const isKnown = (await findImportedRowKeys(tx, of, [rowKey])).size > 0;
  if (!row?.details || !person || !klass || isKnown) {
    totals.skipped++;
    return;
  }
  const { payment } = row.details;
  const originId = `${importId}:${at}:booking`;
  const actor = of.startedBy as StaffActor;
  const written = await bookImportedPlace(tx, { person, klass, payment, originId, actor }, now);
  const isBooked = 'bookingId' in written;
  if (isBooked) totals.bookings = (totals.bookings ?? 0) + 1;
  else totals.skipped++;
  await tx.orm.insert(importRows).values({
    branchId,
    importId,
    row: at,
    line: row.line,
    outcome: 'existing',
    personId: person.id,
    entitlementIds: isBooked ? [written.entitlementId] : [],
    bookingId: isBooked ? written.bookingId : null,
    // A row without a place can be imported again, for example after the class got more places.
    rowKey: isBooked ? rowKey : null,
    problem: isBooked ? null : written.problem,
  });
}
