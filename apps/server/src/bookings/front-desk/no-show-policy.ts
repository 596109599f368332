import { siteSettings } from '@studio/content/site-settings';
import { getNoShowConsequence, type NoShowPolicy } from '@studio/domain/bookings/no-show';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { findSetting } from '../../catalogue/store.ts';
import { setSessionReturned } from '../../entitlements/set-session-returned.ts';
import { ensurePerson } from '../../people/ensure-person.ts';
import { findPersonIdByBooking } from '../../people/find-person.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { BookingRow } from '../booking-store.ts';
import { noShows } from '../tables.ts';

/** Returns the current no-show policy, or the default if staff haven't changed it. */
export async function loadNoShowPolicy(db: QueryExecutor, branchId: string): Promise<NoShowPolicy> {
  return (await findSetting(db, branchId, 'noShowPolicy')) ?? siteSettings.noShowPolicy;
}

/**
 * Applies the policy to a booking that has just become NO_SHOW: returns its session, makes a fee due, or does nothing.
 * Idempotent per booking; after an undo it applies again, unless the fee was settled before. Call it in the transaction
 * that sets the status.
 */
export async function applyNoShowPolicy(
  tx: QueryExecutor,
  booking: BookingRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { branchId, id: bookingId, currency } = booking;
  const policy = await loadNoShowPolicy(tx, branchId);
  const missed = { paymentMethod: booking.paymentMethod, hasSession: booking.entitlementId !== null };
  const { sessionReturned, feePence } = getNoShowConsequence(policy, missed);
  const personId = feePence > 0 ? await ownerOf(tx, booking, now) : null;
  const wasReturned = await hasReturnedSession(tx, booking);
  const noShow = {
    personId,
    policy: policy.kind,
    feePence,
    currency,
    missedAt: now,
    undoneAt: null,
    fee: feePence > 0 ? ('DUE' as const) : ('NONE' as const),
    sessionReturned,
    feeSettledAt: null,
    feeSettledBy: null,
  };
  const saved = await tx.orm
    .insert(noShows)
    .values({ branchId, bookingId, ...noShow })
    .onConflictDoUpdate({
      target: [noShows.branchId, noShows.bookingId],
      set: noShow,
      setWhere: sql`${noShows.undoneAt} IS NOT NULL AND ${noShows.fee} = 'NONE'`,
    })
    .returning({ id: noShows.bookingId });
  if (saved.length === 0) {
    await restoreNoShow(tx, booking);
    return;
  }
  if (sessionReturned && !wasReturned && booking.entitlementId)
    await setSessionReturned(tx, { ...sessionOf(booking, actor), sessions: 1, note: 'no-show' }, now);
  if (feePence > 0)
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'booking',
        subjectId: bookingId,
        action: 'FEE_DUE',
        reason: 'no-show',
        detail: { feePence },
      },
    ]);
}

/**
 * Returns whether the attendee still has the session that the policy returned, because the undo couldn't take it again.
 * Then the policy doesn't return it a second time.
 */
async function hasReturnedSession(tx: QueryExecutor, { branchId, id }: BookingRow): Promise<boolean> {
  const [before] = await tx.orm
    .select({ sessionReturned: noShows.sessionReturned })
    .from(noShows)
    .where(and(eq(noShows.branchId, branchId), eq(noShows.bookingId, id)));
  return before?.sessionReturned ?? false;
}

/** Marks a booking as missed again. A fee that was paid or waived before the undo doesn't become due a second time. */
async function restoreNoShow(tx: QueryExecutor, { branchId, id }: BookingRow): Promise<void> {
  await tx.orm
    .update(noShows)
    .set({ undoneAt: null })
    .where(and(eq(noShows.branchId, branchId), eq(noShows.bookingId, id), isNotNull(noShows.undoneAt)));
}

/**
 * Undoes the policy for a booking that was attended after all: takes the returned session again if the entitlement has
 * one left, and cancels a fee that is still due. The front desk refunds a paid fee. Idempotent; does nothing for a
 * booking that was never missed. Call it in the transaction that corrects the attendance.
 */
export async function undoNoShowPolicy(
  tx: QueryExecutor,
  booking: BookingRow,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { branchId, id: bookingId } = booking;
  const own = and(eq(noShows.branchId, branchId), eq(noShows.bookingId, bookingId), isNull(noShows.undoneAt));
  const [missed] = await tx.orm.select().from(noShows).where(own).for('update');
  if (!missed) return;
  const fee = missed.fee === 'DUE' ? 'NONE' : missed.fee;
  const movement = { sessions: -1, note: 'attended after all' };
  const isSessionRetaken =
    missed.sessionReturned && booking.entitlementId !== null
      ? await setSessionReturned(tx, { ...sessionOf(booking, actor), ...movement }, now)
      : false;
  const sessionReturned = missed.sessionReturned && !isSessionRetaken;
  await tx.orm.update(noShows).set({ undoneAt: now, fee, sessionReturned }).where(own);
  if (missed.fee === 'DUE')
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'booking',
        subjectId: bookingId,
        action: 'FEE_CANCELLED',
        reason: 'attended after all',
      },
    ]);
}

function sessionOf({ branchId, id: subjectId, entitlementId }: BookingRow, actor: Actor) {
  if (!entitlementId) throw new Error(`No session pays for ${subjectId}.`);
  return { branchId, entitlementId, subjectId, actor };
}

/**
 * Returns whether the client paid a no-show fee for a class that they attended after all. Locks the row until the
 * transaction ends.
 */
export async function isFeeRefundDue(tx: QueryExecutor, { branchId, id }: BookingRow): Promise<boolean> {
  const own = and(eq(noShows.branchId, branchId), eq(noShows.bookingId, id));
  const [missed] = await tx.orm.select().from(noShows).where(own).for('update');
  return missed?.fee === 'PAID' && missed.undoneAt !== null;
}

/**
 * Returns the booker's person id, and creates the person if there is none. The booker pays the fee, also for a guest
 * whom they brought.
 */
async function ownerOf(tx: QueryExecutor, booking: BookingRow, now: Date): Promise<string> {
  const personId = await findPersonIdByBooking(tx, booking);
  if (personId) return personId;
  const { branchId, principalId: memberId, email, firstName, lastName, phone } = booking;
  return ensurePerson(tx, { branchId, memberId, email, firstName, lastName, phone, source: 'booking' }, now);
}
