import type {
  ReturnBedToServiceResponse,
  TakeBedOutOfServiceResponse,
} from '@studio/contracts/staff-beds-out-of-service';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { type BookingRow, findBooking } from '../../bookings/booking-store.ts';
import { revokePlace } from '../../bookings/cancellation/revoke-place.ts';
import { takePlacesStatement } from '../../bookings/holds/place-statements.ts';
import { applyMove, isCoveredAfterMove, loadBookingCredit } from '../../bookings/moving/move-booking.ts';
import { findLastBookingsOfFullClasses } from '../../bookings/reading/find-last-bookings-of-full-classes.ts';
import { submitRefunds } from '../../payments/submit-refunds.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  type BedScope,
  lockClassesForBed,
  recordBedOutOfService,
  reduceCapacityByOne,
  returnBedToService,
} from '../../timetable/beds-out-of-service.ts';
import { lockTimetableForChange } from '../../timetable/lock-timetable.ts';
import { findClass } from '../../timetable/store.ts';
import { moveToFront } from '../../waiting-list/move-to-front.ts';
import { moveClientsOffBed, requireBedInService } from './move-clients-off-bed.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

/**
 * Bed to take out of service (handbook: timetable 18). `moves` has a target class for each client who loses their
 * place; null means the waiting list.
 */
export interface DisableBedInput {
  branchId: string;
  bedScope: BedScope;
  /** Number of the bed; undefined in a room without a map. */
  bedNumber?: number | undefined;
  reason: string;
  moves: readonly { bookingId: string; toClassId: string | null }[];
}

const bedReason = 'A bed is out of service and the class was full. Yours was the most recent booking';
const moveApology = `${bedReason}, so we’ve had to move it. We’re sorry.`;
const cancellationApology = `${bedReason}, so we’ve had to cancel it. We’re sorry. You’re first on the waiting list: if a place comes up, we’ll hold it for you.`;
const conflictMessage = 'Bookings have just changed. Check the classes again.';

/**
 * Takes a bed out of service in one transaction. Moves each client who loses their place, or refunds them and puts them
 * first on the waiting list. Gives clients on this bed the nearest free one. Throws AppError not_found, bad_request for an
 * unknown bed, not_changeable for a bed that is out of service already, below_booked when the classes have changed since
 * the preview, slot_unavailable and not_movable.
 */
export async function disableBed(
  services: Services,
  input: DisableBedInput,
  actor: Actor,
): Promise<TakeBedOutOfServiceResponse> {
  const { database, clock } = services;
  const now = clock.now();
  await releaseExpiredHolds(database, input.branchId, now);
  const response = await database.transaction((tx) => disableInTransaction(tx, input, actor, now));
  services.runInBackground('submit refunds', () => submitRefunds(services));
  return response;
}

async function disableInTransaction(
  tx: QueryExecutor,
  { branchId, bedScope, bedNumber, reason, moves }: DisableBedInput,
  actor: Actor,
  now: Date,
): Promise<TakeBedOutOfServiceResponse> {
  await lockTimetableForChange(tx, branchId);
  const classIds = await lockClassesForBed(tx, branchId, bedScope, now);
  if (classIds.length === 0) throw new AppError('not_found', 'There are no upcoming classes on these dates.');
  const bed = { ...(await bedOf(tx, branchId, bedScope, reason, now)), bedNumber: bedNumber ?? null };
  const label = await requireBedInService(tx, bed);
  const full = await findLastBookingsOfFullClasses(tx, branchId, classIds);
  const targetClasses = new Map(moves.map(({ bookingId, toClassId }) => [bookingId, toClassId]));
  if (full.length !== moves.length || full.some(({ bookingId }) => !targetClasses.has(bookingId)))
    throw new AppError('below_booked', conflictMessage);
  let moved = 0;
  for (const { bookingId } of full) {
    const booking = await findBooking(tx, branchId, bookingId);
    if (!booking) throw new AppError('not_found');
    const to = targetClasses.get(bookingId) ?? null;
    if (to) await moveBooking(tx, booking, to, actor, now);
    else await moveToWaitingList(tx, booking, actor, now);
    moved += to ? 1 : 0;
  }
  if ((await reduceCapacityByOne(tx, branchId, classIds)) < classIds.length)
    throw new AppError('below_booked', 'One of the classes you chose is now full. Choose another one.');
  const bedId = await recordBedOutOfService(tx, bed);
  const reseated = label ? await moveClientsOffBed(tx, { outage: bed, label, actor }, now) : 0;
  const detail = { ...bedScope, bedId, bed: label, classes: classIds.length, moves };
  const [subject, subjectId] =
    'classId' in bedScope ? ['class' as const, bedScope.classId] : ['series' as const, bedScope.roomId];
  const why = reason || 'out of service';
  await writeAudit(tx, [
    { branchId, at: now, actor, subject, subjectId, action: 'BED_OUT_OF_SERVICE', reason: why, detail },
  ]);
  return { ok: true, bedId, classes: classIds.length, moved, waiting: full.length - moved, reseated };
}

async function moveBooking(
  tx: QueryExecutor,
  booking: BookingRow,
  toClassId: string,
  actor: Actor,
  now: Date,
): Promise<void> {
  const to = await findClass(tx, booking.branchId, toClassId, now);
  if (!to || to.id === booking.classId) throw new AppError('not_found');
  const credit = await loadBookingCredit(tx, booking);
  if (credit && !isCoveredAfterMove(credit, to))
    throw new AppError('not_movable', `${booking.attendeeName}’s ${credit.name} doesn’t cover that class.`);
  const take = async (inside: QueryExecutor, at: Date) => {
    const taken = await inside.run(takePlacesStatement, [booking.branchId, to.id, 1, at]);
    if (taken.length === 0)
      throw new AppError(
        'slot_unavailable',
        `There’s no place left for ${booking.attendeeName} in the class on ${formatMomentShort(to.startsAt)}. Choose another class.`,
      );
  };
  await applyMove(
    tx,
    { booking, to, credit, actor, reason: 'bed out of service', apology: moveApology, take },
    now,
  );
}

async function moveToWaitingList(
  tx: QueryExecutor,
  booking: BookingRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  await revokePlace(tx, booking, { apology: cancellationApology, reason: 'bed out of service', actor }, now);
  await moveToFront(tx, booking, now);
}

async function bedOf(tx: QueryExecutor, branchId: string, where: BedScope, reason: string, now: Date) {
  const bed = { branchId, reason, takenOutAt: now };
  if (!('classId' in where)) {
    const { roomId, from, to } = where;
    return { ...bed, classId: null, roomId, fromDate: from, toDate: to };
  }
  const klass = await findClass(tx, branchId, where.classId, now);
  if (!klass) throw new AppError('not_found');
  const { id: classId, roomId, localDate } = klass;
  return { ...bed, classId, roomId, fromDate: localDate, toDate: localDate };
}

/** Puts a bed back in service. Throws AppError not_changeable when it is in service. */
export async function restoreBed(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, bedId }: { branchId: string; bedId: string },
  actor: Actor,
): Promise<ReturnBedToServiceResponse> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    await lockTimetableForChange(tx, branchId);
    const classes = await returnBedToService(tx, branchId, bedId, now);
    if (classes === null) throw new AppError('not_changeable', 'This bed is already back in service.');
    const entry = { branchId, at: now, actor, subject: 'class', subjectId: bedId } as const;
    await writeAudit(tx, [
      { ...entry, action: 'BED_BACK_IN_SERVICE', reason: 'back in service', detail: { classes } },
    ]);
    return { ok: true, classes };
  });
}
