import {
  getExpiryAfterClassCancellation,
  getExpiryAfterReturn,
} from '@studio/domain/entitlements/expiry-after-return';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { findBookingsOfOrder } from '../bookings/booking-store.ts';
import {
  type ClassCancellationRow,
  findClassCancellation,
} from '../bookings/cancellation/find-class-cancellation.ts';
import { freePlaceStatement } from '../bookings/holds/place-statements.ts';
import { bookings, classCancellationBookings, classCancellations } from '../bookings/tables.ts';
import { returnSessions } from '../entitlements/session-ledger.ts';
import { createRefund } from '../payments/create-refund.ts';
import { recordDeskRefund } from '../payments/desk-payments.ts';
import { lockRefundsOfPayment } from '../payments/refunded-amounts.ts';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { type PlannedCancellation, planClassCancellation } from './plan-class-cancellation.ts';

const lockClass: PreparedStatement = {
  name: 'lock_class_to_cancel',
  text: `SELECT status, starts_at AS "startsAt" FROM classes WHERE branch_id = $1 AND id = $2::uuid FOR UPDATE`,
};

const markClassCancelled: PreparedStatement = {
  name: 'mark_class_cancelled',
  text: `UPDATE classes SET status = 'CANCELLED' WHERE branch_id = $1 AND id = $2::uuid`,
};

/**
 * Starts the cancellation of classes: all of them or none. Once the transaction is committed, no one can get a place in
 * these classes; the refunds follow order by order. Idempotent: for a class that is already
 * cancelled, returns the existing cancellation. Throws AppError not_found, class_begun.
 */
export async function startClassCancellation(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  input: { branchId: string; classIds: readonly string[]; reason: string },
  actor: Actor,
): Promise<ClassCancellationRow[]> {
  const now = clock.now();
  // Sorted, so that concurrent requests lock the same classes in the same order and wait for each other.
  const classIds = [...new Set(input.classIds)].sort();
  return database.transaction(async (tx) => {
    const cancellations: ClassCancellationRow[] = [];
    for (const classId of classIds)
      cancellations.push(await startCancellation(tx, { ...input, classId }, actor, now));
    return cancellations;
  });
}

async function startCancellation(
  tx: QueryExecutor,
  { branchId, classId, reason }: { branchId: string; classId: string; reason: string },
  actor: Actor,
  now: Date,
): Promise<ClassCancellationRow> {
  const [klass] = await tx.run<{ status: string; startsAt: Date }>(lockClass, [branchId, classId]);
  if (!klass) throw new AppError('not_found');
  const existing = await findClassCancellation(tx, branchId, classId);
  if (existing && (klass.status === 'CANCELLED' || !existing.finishedAt)) return existing;
  if (klass.startsAt <= now) throw new AppError('class_begun');
  await tx.run(markClassCancelled, [branchId, classId]);
  const values = { branchId, id: uuidv7(), classId, reason, requestedBy: actor, requestedAt: now };
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'class', subjectId: classId, action: 'CANCELLED', reason },
  ]);
  const [made] = await tx.orm.insert(classCancellations).values(values).returning();
  if (!made) throw new Error(`The class ${classId} was not cancelled.`);
  await enqueueEmail(tx, { branchId, kind: 'class-cancelled-instructor', subject: { classId } }, now);
  return made;
}

const lockOrder: PreparedStatement = {
  name: 'lock_order_to_cancel',
  text: 'SELECT id FROM bookings WHERE branch_id = $1 AND order_id = $2::uuid ORDER BY position FOR UPDATE',
};

/**
 * Cancels the places of one order in a cancelled class, with one email. Refunds money to the card, returns gift card
 * payments to the gift cards, and returns sessions to their entitlements, which stay valid for at least 14 more days.
 * Idempotent.
 */
export async function cancelOrderInClass(
  tx: QueryExecutor,
  cancellation: ClassCancellationRow,
  orderId: string,
  now: Date,
): Promise<void> {
  const { branchId, classId } = cancellation;
  await tx.run(lockOrder, [branchId, orderId]);
  const order = await findBookingsOfOrder(tx, branchId, orderId);
  const paymentIds = new Set(order.flatMap(({ paymentId }) => paymentId ?? []));
  for (const paymentId of paymentIds) await lockRefundsOfPayment(tx, branchId, paymentId);
  const cancelledPlaces = await planClassCancellation(tx, order, classId, now);
  if (cancelledPlaces.length === 0) return;
  const prolonged = new Set<string>();
  for (const cancelledPlace of cancelledPlaces) {
    await cancelPlace(tx, cancellation, cancelledPlace, now);
    await returnSession(tx, cancellation, cancelledPlace, prolonged, now);
  }
  await enqueueEmail(tx, { branchId, kind: 'class-cancelled', subject: { orderId, classId } }, now);
}

async function cancelPlace(
  tx: QueryExecutor,
  { branchId, id: cancellationId, classId, requestedBy, reason }: ClassCancellationRow,
  { place, refunds, credit }: PlannedCancellation,
  now: Date,
): Promise<void> {
  const wasConfirmed = place.status === 'CONFIRMED';
  await tx.orm
    .update(bookings)
    .set({ ...(wasConfirmed ? { status: 'CANCELLED', cancelledAt: now } : { waivedAt: now }), duePence: 0 })
    .where(and(eq(bookings.branchId, branchId), eq(bookings.id, place.id)));
  if (wasConfirmed) await tx.run(freePlaceStatement, [branchId, classId]);
  const actor = requestedBy as Actor;
  const auditReason = `class cancelled: ${reason}`;
  const action = wasConfirmed ? 'CANCELLED' : 'LATE_CANCELLATION_WAIVED';
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'booking', subjectId: place.id, action, reason: auditReason },
  ]);
  for (const { payment, bookingId, ...pence } of refunds) {
    // Includes refunds by staff, because `createRefund` deducts them.
    const amountPence = pence.amountPence + pence.byStaffPence;
    const paidPence = payment.amountPence;
    const refundInput = { payment, bookingId, amountPence, paidPence, reason: 'class cancelled', actor };
    await createRefund(tx, refundInput, now);
  }
  const toGiftCard = { branchId, subjectId: place.id, isGiftCardOnly: true, note: 'class cancelled' };
  await recordDeskRefund(tx, { ...toGiftCard, refundedBy: actor }, now);
  await tx.orm.insert(classCancellationBookings).values({
    branchId,
    bookingId: place.id,
    cancellationId,
    refundPence: refunds.reduce((sum, { amountPence }) => sum + amountPence, 0),
    sessionReturned: credit !== null && credit.balance !== null,
    clearedPence: place.duePence,
    doneAt: now,
  });
}

/** Returns the session of a place. Extends the entitlement once per order, even if it pays for several places. */
async function returnSession(
  tx: QueryExecutor,
  { branchId, requestedBy }: ClassCancellationRow,
  { place, credit }: PlannedCancellation,
  prolonged: Set<string>,
  now: Date,
): Promise<void> {
  if (!credit) return;
  const movement = { branchId, entitlementId: credit.id, subjectId: place.id, sessions: 1 };
  const rule = prolonged.has(credit.id) ? getExpiryAfterReturn : getExpiryAfterClassCancellation;
  prolonged.add(credit.id);
  await returnSessions(tx, 'RETURNED', { ...movement, actor: requestedBy as Actor }, now, rule);
}
