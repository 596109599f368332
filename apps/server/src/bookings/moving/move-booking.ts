import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import { getMoveError, type MovableBooking } from '@studio/domain/bookings/move';
import { getCoverageError } from '@studio/domain/entitlements/coverage-error';
import type { Entitlement } from '@studio/domain/entitlements/entitlement';
import { and, eq, sql } from 'drizzle-orm';
import { type EntitlementRow, findEntitlement } from '../../entitlements/store.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { EmailRequester } from '../../platform/emails/email-kinds.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, findClass } from '../../timetable/store.ts';
import { type BookingRow, findBooking, findBookingsOfOrder } from '../booking-store.ts';
import { refundLateCancellations } from '../cancellation/refund-late-cancellations.ts';
import { getBookingEmailRequester } from '../emails/booking-email-requester.ts';
import { assertClassUnchanged } from '../holds/accepted-class.ts';
import {
  freePlaceStatement,
  reclaimLapsedHoldsStatement,
  takePlacesStatement,
} from '../holds/place-statements.ts';
import { lockAndCountNonShareablePlaces } from '../reading/non-shareable-places.ts';
import { bookings } from '../tables.ts';
import { toMovableBooking, toMoveError } from './move-eligibility.ts';

/** Locks both classes in the order of their ids, so that two opposite moves wait for each other without a deadlock. */
const lockBothClasses: PreparedStatement = {
  name: 'lock_both_classes',
  text: 'SELECT id FROM classes WHERE branch_id = $1 AND id IN ($2, $3) ORDER BY id FOR UPDATE',
};

/**
 * Moves a booking to another class of the same price group: takes the new place and frees the old one in one
 * transaction. Keeps code and QR, and increments the iCalendar SEQUENCE. `seen` is the new class as the member accepted
 * it. Idempotent. Throws AppError not_found, slot_unavailable, cancellation_closed, not_movable, already_cancelled,
 * class_begun, class_changed.
 */
export async function moveBooking(
  services: Services,
  booking: BookingRow,
  classId: string,
  actor: Actor,
  {
    requester = getBookingEmailRequester(booking, actor),
    seen = null,
  }: { requester?: EmailRequester; seen?: AcceptedClassDetails | null } = {},
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const { branchId } = booking;
  if (booking.classId === classId && booking.status === 'CONFIRMED') return;
  const from = await findClass(database, branchId, booking.classId, now);
  const to = await findClass(database, branchId, classId, now);
  if (!from || !to) throw new AppError('not_found');
  const errorCode = getMoveError(await loadMovableBooking(database, booking, from), to, now);
  if (errorCode) throw toMoveError(errorCode, booking);
  const credit = await loadBookingCredit(database, booking);
  if (credit && !isCoveredAfterMove(credit, to)) throw new AppError('not_movable', notCoveredMessage(credit));
  // Runs before classes are locked: the lock order is holds, then classes, everywhere.
  await database.run(reclaimLapsedHoldsStatement, [branchId, classId, now]);
  const take: CheckedMove['take'] = async (tx, at) => {
    // The class is locked now, so it can't change any more.
    const current = seen && (await findClass(tx, branchId, to.id, at));
    if (current) assertClassUnchanged(seen, current, 'Your booking hasn’t been moved.');
    const taken = await tx.run<{ id: string }>(takePlacesStatement, [branchId, to.id, 1, at]);
    if (taken.length === 0) throw new AppError('slot_unavailable');
  };
  try {
    await executeMove(services, { booking, to, credit, actor, requester, reason: 'moved', take });
  } catch (error) {
    // A concurrent request may have moved the booking to this class already.
    if (!(error instanceof AppError && (await isIn(database, booking, classId)))) throw error;
  }
}

async function isIn(db: QueryExecutor, { branchId, id }: BookingRow, classId: string): Promise<boolean> {
  const booking = await findBooking(db, branchId, id);
  return booking?.classId === classId && booking.status === 'CONFIRMED';
}

/** Move that has passed its checks. */
export interface CheckedMove {
  booking: BookingRow;
  to: ClassRow;
  credit: EntitlementRow | null;
  actor: Actor;
  /** Requester of the email; derived from `actor` by default. */
  requester?: EmailRequester;
  reason: string;
  /** Apology in the email, when the studio had to move the booking. */
  apology?: string;
  /** Callback that takes the new place. Throws AppError when none is free. */
  take: (tx: QueryExecutor, now: Date) => Promise<void>;
}

export async function executeMove({ database, clock }: Services, move: CheckedMove): Promise<void> {
  await database.transaction((tx) => applyMove(tx, move, clock.now()));
}

/** Loads a booking in the form that the domain's move rules take. */
export async function loadMovableBooking(
  db: QueryExecutor,
  booking: BookingRow,
  from: ClassRow,
): Promise<MovableBooking> {
  const { branchId, orderId, savingKind } = booking;
  const order = savingKind === 'offer' ? await findBookingsOfOrder(db, branchId, orderId) : [];
  return toMovableBooking(booking, from, order);
}

/** Returns the entitlement that pays for a booking; null without one. */
export async function loadBookingCredit(
  db: QueryExecutor,
  booking: BookingRow,
): Promise<EntitlementRow | null> {
  const { branchId, entitlementId } = booking;
  return entitlementId ? findEntitlement(db, branchId, entitlementId) : null;
}

/**
 * Returns whether the entitlement that pays for a booking would also cover another class. Its session is already taken,
 * so the balance isn't checked.
 */
export function isCoveredAfterMove(credit: Entitlement, to: ClassRow): boolean {
  return getCoverageError({ ...credit, balance: null }, to, 1) === null;
}

function notCoveredMessage({ name }: Entitlement): string {
  return `You booked with ${name}, which doesn’t cover that class.`;
}

/** Number of moves by the member up to which each move resets the reminder. */
const maxRemindedMoves = 3;

/**
 * Returns whether a move resets the booking's reminder. Reminders count against the studio's email budget, which a
 * member must not use up by moving a booking back and forth.
 */
function isReminderReset({ sequence }: BookingRow, actor: Actor): boolean {
  return actor.startsWith('staff:') || sequence < maxRemindedMoves;
}

/** Executes a move within the caller's transaction. */
export async function applyMove(
  tx: QueryExecutor,
  {
    booking,
    to,
    credit,
    actor,
    requester = getBookingEmailRequester(booking, actor),
    reason,
    apology,
    take,
  }: CheckedMove,
  now: Date,
): Promise<void> {
  const { branchId, id: subjectId, classId: from } = booking;
  const moved = await tx.orm
    .update(bookings)
    // Resets the reminder if `isReminderReset` allows it, so that the member is reminded of the new class, and clears a
    // check-in of the old class.
    .set({
      classId: to.id,
      sequence: sql`${bookings.sequence} + 1`,
      movedAt: now,
      ...(isReminderReset(booking, actor) ? { remindedAt: null } : {}),
      checkedInAt: null,
    })
    .where(
      and(
        eq(bookings.branchId, branchId),
        eq(bookings.id, subjectId),
        eq(bookings.status, 'CONFIRMED'),
        eq(bookings.classId, from),
      ),
    )
    .returning({ id: bookings.id });
  if (moved.length === 0)
    throw new AppError('not_movable', 'This booking has just changed. Reload the page and try again.');
  await tx.run(lockBothClasses, [branchId, from, to.id]);
  await take(tx, now);
  if (credit) await rejectSecondPlace(tx, credit, to.id);
  await tx.run(freePlaceStatement, [branchId, from]);
  const detail = { from, to: to.id };
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'booking', subjectId, action: 'CONFIRMED', reason, detail },
  ]);
  const subject = { bookingId: subjectId, from, ...(apology ? { apology } : {}) };
  await enqueueEmail(tx, { branchId, kind: 'booking-moved', subject }, now, requester);
  await refundLateCancellations(tx, { branchId, classId: to.id, taken: 1 }, now);
}

/**
 * Throws AppError not_movable when a non-shareable entitlement would pay for a second place in the new class. Call it
 * after the booking has moved.
 */
async function rejectSecondPlace(
  tx: QueryExecutor,
  { branchId, memberId, name, terms }: EntitlementRow,
  classId: string,
): Promise<void> {
  if (!terms.shareable && (await lockAndCountNonShareablePlaces(tx, { branchId, classId, memberId })) > 1)
    throw new AppError('not_movable', `You already have a place in that class, and ${name} only covers one.`);
}
