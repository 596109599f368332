import { expiryAfterClassOff, expiryAfterReturn } from '@studio/domain/entitlements/return-credit';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { returnSessions } from '../entitlements/move-sessions.ts';
import { giveBack } from '../payments/give-back.ts';
import { lockRefunds } from '../payments/refund-room.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { Queries, Statement } from '../platform/database.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { findOrder } from './booking-store.ts';
import { type CancellationRow, findCancellation } from './cancel-class-store.ts';
import { freePlace } from './place-statements.ts';
import { type PlannedEnd, planClassOff } from './plan-class-off.ts';
import { bookings, classCancellationBookings, classCancellations } from './tables.ts';

const lockClass: Statement = {
  name: 'lock_class_to_cancel',
  text: `SELECT status, starts_at AS "startsAt" FROM classes WHERE branch_id = $1 AND id = $2::uuid FOR UPDATE`,
};

const takeOff: Statement = {
  name: 'cancel_class_row',
  text: `UPDATE classes SET status = 'CANCELLED' WHERE branch_id = $1 AND id = $2::uuid`,
};

/**
 * The studio cancels classes, all or none of them: from the moment this is committed nobody gets a place in them. What has
 * to be given back follows, one order after the other. Asked again for a class that is off it answers the same one.
 * Refuses with not_found, class_begun.
 */
export async function beginCancelling(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  wish: { branchId: string; classIds: readonly string[]; reason: string },
  actor: Actor,
): Promise<CancellationRow[]> {
  const now = clock.now();
  // In one order for everybody, so that two who cancel the same ones wait for each other.
  const classIds = [...new Set(wish.classIds)].sort();
  return database.transaction(async (tx) => {
    const begun: CancellationRow[] = [];
    for (const classId of classIds) begun.push(await beginOne(tx, { ...wish, classId }, actor, now));
    return begun;
  });
}

async function beginOne(
  tx: Queries,
  { branchId, classId, reason }: { branchId: string; classId: string; reason: string },
  actor: Actor,
  now: Date,
): Promise<CancellationRow> {
  const [klass] = await tx.run<{ status: string; startsAt: Date }>(lockClass, [branchId, classId]);
  if (!klass) throw new Refused('not_found');
  const known = await findCancellation(tx, branchId, classId);
  if (known && (klass.status === 'CANCELLED' || !known.finishedAt)) return known;
  if (klass.startsAt <= now) throw new Refused('class_begun');
  await tx.run(takeOff, [branchId, classId]);
  const facts = { branchId, id: uuidv7(), classId, reason, askedBy: actor, askedAt: now };
  await writeAudit(tx, [
    { branchId, at: now, actor, subject: 'class', subjectId: classId, action: 'CANCELLED', why: reason },
  ]);
  const [made] = await tx.orm.insert(classCancellations).values(facts).returning();
  if (!made) throw new Error(`The class ${classId} was not cancelled.`);
  await enqueueMail(tx, { branchId, kind: 'class-off-trainer', subject: { classId } }, now);
  return made;
}

const lockOrder: Statement = {
  name: 'lock_order_to_cancel',
  text: 'SELECT id FROM bookings WHERE branch_id = $1 AND order_id = $2::uuid ORDER BY position FOR UPDATE',
};

/**
 * Ends the places of one order in a cancelled class, and gives back what they cost: money to the card, sessions to their
 * credits, which are good for longer. With one mail. Done before, it does nothing.
 */
export async function cancelOrderInClass(
  tx: Queries,
  cancellation: CancellationRow,
  orderId: string,
  now: Date,
): Promise<void> {
  const { branchId, classId } = cancellation;
  await tx.run(lockOrder, [branchId, orderId]);
  const order = await findOrder(tx, branchId, orderId);
  const paymentIds = new Set(order.flatMap(({ paymentId }) => paymentId ?? []));
  for (const paymentId of paymentIds) await lockRefunds(tx, branchId, paymentId);
  const ends = await planClassOff(tx, order, classId, now);
  if (ends.length === 0) return;
  const prolonged = new Set<string>();
  for (const end of ends) {
    await endPlace(tx, cancellation, end, now);
    await returnSession(tx, cancellation, end, prolonged, now);
  }
  await enqueueMail(tx, { branchId, kind: 'class-cancelled', subject: { orderId, classId } }, now);
}

async function endPlace(
  tx: Queries,
  { branchId, id: cancellationId, classId, askedBy, reason }: CancellationRow,
  { place, refunds, credit }: PlannedEnd,
  now: Date,
): Promise<void> {
  const stood = place.status === 'CONFIRMED';
  await tx.orm
    .update(bookings)
    .set({ ...(stood ? { status: 'CANCELLED', cancelledAt: now } : { forgivenAt: now }), duePence: 0 })
    .where(and(eq(bookings.branchId, branchId), eq(bookings.id, place.id)));
  if (stood) await tx.run(freePlace, [branchId, classId]);
  const actor = askedBy as Actor;
  const why = `class cancelled: ${reason}`;
  const action = stood ? 'CANCELLED' : 'FORGIVEN';
  await writeAudit(tx, [{ branchId, at: now, actor, subject: 'booking', subjectId: place.id, action, why }]);
  for (const { payment, bookingId, ...pence } of refunds) {
    // What the staff have given back is taken off there.
    const amountPence = pence.amountPence + pence.byStaffPence;
    const paidPence = payment.amountPence;
    const back = { payment, bookingId, amountPence, paidPence, reason: 'class cancelled', actor };
    await giveBack(tx, back, now);
  }
  await tx.orm.insert(classCancellationBookings).values({
    branchId,
    bookingId: place.id,
    cancellationId,
    refundPence: refunds.reduce((sum, { amountPence }) => sum + amountPence, 0),
    sessionBack: credit !== null && credit.balance !== null,
    clearedPence: place.duePence,
    doneAt: now,
  });
}

/** A credit that pays for several places of one order is good for longer once. */
async function returnSession(
  tx: Queries,
  { branchId, askedBy }: CancellationRow,
  { place, credit }: PlannedEnd,
  prolonged: Set<string>,
  now: Date,
): Promise<void> {
  if (!credit) return;
  const movement = { branchId, entitlementId: credit.id, subjectId: place.id, sessions: 1 };
  const rule = prolonged.has(credit.id) ? expiryAfterReturn : expiryAfterClassOff;
  prolonged.add(credit.id);
  await returnSessions(tx, 'RETURNED', { ...movement, actor: askedBy as Actor }, now, rule);
}
