import type { ClassChange, SeenClass } from '@studio/contracts/seen-class';
import {
  type PaymentSettlement,
  type SettlePaymentInput,
  settlePayment,
} from '@studio/domain/bookings/settle-payment';
import { and, eq, isNull, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PaymentIntent } from '../integrations/payments/port.ts';
import { createRefund } from '../payments/create-refund.ts';
import { findPayment, lockPayment, markEventProcessed, type PaymentRow } from '../payments/store.ts';
import { submitRefunds } from '../payments/submit-refunds.ts';
import { type PaymentStatus, payments } from '../payments/tables.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database.ts';
import { enqueueEmail } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { releasePromoUse } from '../promotions/use-promo.ts';
import { findClass } from '../timetable/store.ts';
import { findClassChange, loadAndLockClass } from './accepted-class.ts';
import { CodeUsedBefore, claimCode } from './claim-code.ts';
import { findHold } from './hold-store.ts';
import { releaseHoldStatement } from './place-statements.ts';
import { takePaidPlaces } from './take-paid-places.ts';
import { writeBookings } from './write-bookings.ts';

/** Result of finalising a payment. `unknown`: the payment isn't in the database. */
export type FinalisedPayment = 'booked' | 'refunded' | 'not_paid' | 'cancelled' | 'unknown';

/** Payment to finalise and its trigger. A webhook passes its event, which is saved in the same transaction. */
export interface FinalisePaymentInput {
  intentId: string;
  actor: Actor;
  event?: { id: string; type: string };
}

/**
 * Settles a payment exactly once, whichever trigger comes first: the browser's confirm, the webhook, the return page or
 * the sweeper (handbook: paying 1). Calls the provider before the transaction, never inside it.
 */
export async function finalisePayment(
  services: Services,
  wish: FinalisePaymentInput,
): Promise<FinalisedPayment> {
  const { database, clock } = services;
  const known = await findPayment(database, { intentId: wish.intentId });
  if (known && known.status !== 'OPEN' && known.status !== 'CANCELLED') {
    if (wish.event) await markEventProcessed(database, wish.event, clock.now());
    return outcomes[known.status];
  }
  const intent = await services.payments.retrieveIntent(wish.intentId);
  const payment = known ?? (await adopted(services, intent));
  if (!payment) return 'unknown';
  const outcome = await settled(services, payment, intent, wish);
  if (outcome === 'refunded') services.later('submit refunds', () => submitRefunds(services));
  return outcome;
}

const outcomes: Record<PaymentStatus, FinalisedPayment> = {
  OPEN: 'not_paid',
  BOOKED: 'booked',
  REFUNDED: 'refunded',
  CANCELLED: 'cancelled',
};

/**
 * Finds the payment of an intent that a crashed process created but didn't save. A paid second intent of the same
 * payment becomes a separate closed payment, which is refunded.
 */
async function adopted(services: Services, intent: PaymentIntent): Promise<PaymentRow | null> {
  if (!intent.paymentId) return null;
  const { branchId } = services.config;
  const payment = await findPayment(services.database, { branchId, id: intent.paymentId });
  if (!payment) return null;
  const [mine] = await services.database.orm
    .update(payments)
    .set({ intentId: intent.id })
    .where(
      and(
        eq(payments.branchId, branchId),
        eq(payments.id, payment.id),
        or(isNull(payments.intentId), eq(payments.intentId, intent.id)),
      ),
    )
    .returning({ id: payments.id });
  if (mine) return payment;
  return intent.status === 'succeeded' ? paidBesides(services, payment, intent) : null;
}

async function paidBesides(
  { database, clock }: Services,
  payment: PaymentRow,
  intent: PaymentIntent,
): Promise<PaymentRow | null> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const [{ id: subjectId } = {}] = await tx.orm
      .insert(payments)
      .values({
        ...payment,
        id: uuidv7(),
        intentId: intent.id,
        status: 'CANCELLED',
        createdAt: now,
        amountPence: intent.amountPence,
        settledAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: payments.id });
    if (!subjectId) return;
    const { branchId, id } = payment;
    const why = `paid besides the payment ${id}`;
    const entry = { branchId, at: now, actor: 'provider', subject: 'payment', subjectId } as const;
    await writeAudit(tx, [{ ...entry, action: 'CANCELLED', why }]);
  });
  return findPayment(database, { intentId: intent.id });
}

/**
 * Settles the payment in a transaction that locks places before promo codes. So a used code is found only after places
 * were taken. Then it rolls everything back and settles again with the code marked as used.
 */
async function settled(
  services: Services,
  payment: PaymentRow,
  intent: PaymentIntent,
  wish: FinalisePaymentInput,
): Promise<FinalisedPayment> {
  const attempt = (code: SettlePaymentInput['code']) =>
    services.database.transaction((tx) => settleWithin(tx, services, payment, intent, { ...wish, code }));
  try {
    return await attempt('good');
  } catch (error) {
    if (!(error instanceof CodeUsedBefore)) throw error;
    return attempt('used');
  }
}

async function settleWithin(
  tx: QueryExecutor,
  services: Services,
  seen: PaymentRow,
  intent: PaymentIntent,
  wish: FinalisePaymentInput & Pick<SettlePaymentInput, 'code'>,
): Promise<FinalisedPayment> {
  const now = services.clock.now();
  const payment = await lockPayment(tx, seen.branchId, seen.id);
  if (!payment) return 'unknown';
  if (wish.event && !(await markEventProcessed(tx, wish.event, now))) return outcomes[payment.status];
  const klass = await findClass(tx, payment.branchId, payment.classId, now);
  const facts: Omit<SettlePaymentInput, 'places'> = {
    intent: intent.status,
    amountReceivedPence: intent.amountReceivedPence,
    refundedPence: intent.amountRefundedPence,
    currency: intent.currency,
    expectedPence: payment.amountPence,
    expectedCurrency: payment.currency,
    payment: paymentWords[payment.status],
    code: wish.code,
    class: klass?.status !== 'ON' ? 'off' : klass.startsAt > now ? 'to_come' : 'begun',
  };
  // Takes places only when every other check allows the booking.
  const first = settlePayment({ ...facts, places: 'held' });
  const places = first.do === 'book' ? await takePaidPlaces(tx, payment, wish.actor, now) : 'held';
  const orderId = places === 'held' ? payment.holdId : payment.id;
  const settlement = settlePayment({ ...facts, places });
  if (settlement.do === 'book') await claimCode(tx, services, payment, intent);
  const changed = settlement.do === 'book' ? await changedWhilePaying(tx, payment, now) : null;
  const outcome = await carriedOut(tx, settlement, { ...payment, orderId }, intent, wish, now);
  if (changed) await tellChanged(tx, { ...payment, orderId, before: changed.before }, now);
  return outcome;
}

/**
 * Returns how the class differs from what the payer accepted. Locks the class, so staff can't change it before it is
 * booked.
 */
async function changedWhilePaying(
  tx: QueryExecutor,
  { branchId, classId, holdId }: PaymentRow,
  now: Date,
): Promise<ClassChange | null> {
  const hold = await findHold(tx, branchId, holdId);
  return findClassChange(hold?.seen ?? null, await loadAndLockClass(tx, branchId, classId, now));
}

/** Emails the payer how the class has changed, and that they can get a refund (handbook: paying 4). */
async function tellChanged(
  tx: QueryExecutor,
  { branchId, orderId, classId, before }: PaymentRow & { orderId: string; before: SeenClass },
  now: Date,
): Promise<void> {
  const { start: startsAt, studio: room, instructorName: instructor } = before;
  const subject = { orderId, classId, before: { startsAt, room, instructor }, whilePaying: true as const };
  await enqueueEmail(tx, { branchId, kind: 'class-changed', subject }, now);
}

const paymentWords: Record<PaymentStatus, SettlePaymentInput['payment']> = {
  OPEN: 'open',
  BOOKED: 'booked',
  REFUNDED: 'refunding',
  CANCELLED: 'cancelled',
};

async function carriedOut(
  tx: QueryExecutor,
  settlement: PaymentSettlement,
  payment: PaymentRow & { orderId: string },
  intent: PaymentIntent,
  wish: FinalisePaymentInput,
  now: Date,
): Promise<FinalisedPayment> {
  if (settlement.do === 'book') {
    await setPayment(tx, payment, 'BOOKED', intent, 'paid', wish, now);
    await writeBookings(
      tx,
      {
        ...payment,
        paymentId: payment.id,
        paymentMethod: 'PAYG',
        facts: payment.order,
      },
      wish.actor,
      now,
    );
    return 'booked';
  }
  if (settlement.do === 'refund') {
    const { reason } = settlement;
    await setPayment(tx, payment, 'REFUNDED', intent, reason, wish, now);
    // The hold of a payment that was already closed may belong to a newer payment.
    if (payment.status === 'OPEN')
      await tx.run(releaseHoldStatement, [payment.branchId, payment.holdId, now, wish.actor, reason]);
    const amountPence = intent.amountReceivedPence - intent.amountRefundedPence;
    const back = {
      payment,
      bookingId: null,
      amountPence,
      paidPence: intent.amountReceivedPence,
      reason,
      actor: wish.actor,
    };
    await createRefund(tx, back, now);
    const { branchId, id: paymentId } = payment;
    if (amountPence > 0)
      await enqueueEmail(tx, { branchId, kind: 'paid-no-place', subject: { paymentId } }, now, {
        clientId: payment.clientId,
        memberId: payment.principalId,
        paid: true,
      });
    return 'refunded';
  }
  if (intent.status === 'cancelled' && payment.status === 'OPEN') {
    await setPayment(tx, payment, 'CANCELLED', intent, 'cancelled at the provider', wish, now);
    return 'cancelled';
  }
  return outcomes[payment.status];
}

async function setPayment(
  tx: QueryExecutor,
  payment: PaymentRow,
  status: PaymentStatus,
  intent: PaymentIntent,
  why: string,
  wish: FinalisePaymentInput,
  now: Date,
): Promise<void> {
  await tx.orm
    .update(payments)
    .set({ status, method: intent.method, receiptUrl: intent.receiptUrl, settledAt: now })
    .where(and(eq(payments.branchId, payment.branchId), eq(payments.id, payment.id)));
  const { branchId, id: subjectId } = payment;
  if (status !== 'BOOKED') await releasePromoUse(tx, branchId, subjectId, now);
  await writeAudit(tx, [
    { branchId, at: now, actor: wish.actor, subject: 'payment', subjectId, action: status, why },
  ]);
}
