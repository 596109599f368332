import type { AcceptedClassChange, AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import {
  type PaymentSettlement,
  type SettlePaymentInput,
  settlePayment,
} from '@studio/domain/bookings/settle-payment';
import { and, eq, isNull, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PaymentIntent } from '../../integrations/payments/port.ts';
import { createRefund } from '../../payments/create-refund.ts';
import { findPayment, lockPayment, markEventProcessed, type PaymentRow } from '../../payments/store.ts';
import { submitRefunds } from '../../payments/submit-refunds.ts';
import { type PaymentStatus, payments } from '../../payments/tables.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { releasePromoUse } from '../../promotions/record-promo-use.ts';
import { findClass } from '../../timetable/store.ts';
import { findClassChange, loadAndLockClass } from '../holds/accepted-class.ts';
import { claimPaymentPromo, PromoCodeAlreadyUsedError } from '../holds/claim-payment-promo.ts';
import { findHold } from '../holds/hold-store.ts';
import { releaseHoldStatement } from '../holds/place-statements.ts';
import { writeBookings } from '../write-bookings.ts';
import { takePaidPlaces } from './take-paid-places.ts';

/** Result of finalising a payment. `unknown`: the payment isn't in the database. */
export type FinalisePaymentResult = 'booked' | 'refunded' | 'not_paid' | 'cancelled' | 'unknown';

/** Payment to finalise and its trigger. A webhook passes its event, which is saved in the same transaction. */
export interface FinalisePaymentInput {
  intentId: string;
  actor: Actor;
  event?: { id: string; type: string };
}

/**
 * Settles a payment exactly once, by booking its places or by refunding it, whichever trigger comes first: the
 * browser's confirm, the webhook, the return page or the sweeper (handbook: paying 1). Calls the provider before the
 * transaction, never inside it.
 */
export async function finalisePayment(
  services: Services,
  input: FinalisePaymentInput,
): Promise<FinalisePaymentResult> {
  const { database, clock } = services;
  const existing = await findPayment(database, { intentId: input.intentId });
  if (existing && existing.status !== 'OPEN' && existing.status !== 'CANCELLED') {
    if (input.event) await markEventProcessed(database, input.event, clock.now());
    return outcomes[existing.status];
  }
  const intent = await services.payments.retrieveIntent(input.intentId);
  const payment = existing ?? (await adoptPayment(services, intent));
  if (!payment) return 'unknown';
  const outcome = await settleWithRetry(services, payment, intent, input);
  if (outcome === 'refunded') services.runInBackground('submit refunds', () => submitRefunds(services));
  return outcome;
}

const outcomes: Record<PaymentStatus, FinalisePaymentResult> = {
  OPEN: 'not_paid',
  BOOKED: 'booked',
  REFUNDED: 'refunded',
  CANCELLED: 'cancelled',
};

/**
 * Finds the payment of an intent that a crashed process created but didn't save. If the payment already has another
 * intent and this one was paid too, records this one as a separate CANCELLED payment, whose money is then refunded.
 */
async function adoptPayment(services: Services, intent: PaymentIntent): Promise<PaymentRow | null> {
  if (!intent.paymentId) return null;
  const { branchId } = services.config;
  const payment = await findPayment(services.database, { branchId, id: intent.paymentId });
  if (!payment) return null;
  const [claimed] = await services.database.orm
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
  if (claimed) return payment;
  return intent.status === 'succeeded' ? recordExtraPayment(services, payment, intent) : null;
}

async function recordExtraPayment(
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
    const reason = `paid in addition to payment ${id}`;
    const entry = { branchId, at: now, actor: 'provider', subject: 'payment', subjectId } as const;
    await writeAudit(tx, [{ ...entry, action: 'CANCELLED', reason }]);
  });
  return findPayment(database, { intentId: intent.id });
}

/**
 * Settles the payment in a transaction that locks and takes places before it locks the promo code. If it then finds
 * that the code has been used since, the transaction rolls back with its places, and a second one settles the payment
 * with the code marked as used.
 */
async function settleWithRetry(
  services: Services,
  payment: PaymentRow,
  intent: PaymentIntent,
  input: FinalisePaymentInput,
): Promise<FinalisePaymentResult> {
  const attempt = (code: SettlePaymentInput['code']) =>
    services.database.transaction((tx) => settleWithin(tx, services, payment, intent, { ...input, code }));
  try {
    return await attempt('usable');
  } catch (error) {
    if (!(error instanceof PromoCodeAlreadyUsedError)) throw error;
    return attempt('used');
  }
}

async function settleWithin(
  tx: QueryExecutor,
  services: Services,
  staleRow: PaymentRow,
  intent: PaymentIntent,
  input: FinalisePaymentInput & Pick<SettlePaymentInput, 'code'>,
): Promise<FinalisePaymentResult> {
  const now = services.clock.now();
  const payment = await lockPayment(tx, staleRow.branchId, staleRow.id);
  if (!payment) return 'unknown';
  if (input.event && !(await markEventProcessed(tx, input.event, now))) return outcomes[payment.status];
  const klass = await findClass(tx, payment.branchId, payment.classId, now);
  const settlementInput: Omit<SettlePaymentInput, 'places'> = {
    intent: intent.status,
    amountReceivedPence: intent.amountReceivedPence,
    refundedPence: intent.amountRefundedPence,
    currency: intent.currency,
    expectedPence: payment.amountPence,
    expectedCurrency: payment.currency,
    payment: settlementStatuses[payment.status],
    code: input.code,
    class: klass?.status !== 'SCHEDULED' ? 'cancelled' : klass.startsAt > now ? 'upcoming' : 'started',
  };
  // Takes places only when every other check allows the booking.
  const first = settlePayment({ ...settlementInput, places: 'held' });
  const places = first.do === 'book' ? await takePaidPlaces(tx, payment, input.actor, now) : 'held';
  const orderId = places === 'held' ? payment.holdId : payment.id;
  const settlement = settlePayment({ ...settlementInput, places });
  if (settlement.do === 'book') await claimPaymentPromo(tx, services, payment, intent);
  const changed = settlement.do === 'book' ? await findChangeDuringPayment(tx, payment, now) : null;
  const outcome = await executeSettlement(tx, settlement, { ...payment, orderId }, intent, input, now);
  if (changed) await enqueueClassChangedEmail(tx, { ...payment, orderId, before: changed.before }, now);
  return outcome;
}

/**
 * Returns how the class differs from what the payer accepted. Locks the class, so that staff can't change the class
 * before the booking is written.
 */
async function findChangeDuringPayment(
  tx: QueryExecutor,
  { branchId, classId, holdId }: PaymentRow,
  now: Date,
): Promise<AcceptedClassChange | null> {
  const hold = await findHold(tx, branchId, holdId);
  return findClassChange(hold?.seen ?? null, await loadAndLockClass(tx, branchId, classId, now));
}

/** Emails the payer how the class has changed, and that they can get a refund (handbook: paying 4). */
async function enqueueClassChangedEmail(
  tx: QueryExecutor,
  { branchId, orderId, classId, before }: PaymentRow & { orderId: string; before: AcceptedClassDetails },
  now: Date,
): Promise<void> {
  const { start: startsAt, studio: room, instructorName: instructor } = before;
  const subject = { orderId, classId, before: { startsAt, room, instructor }, whilePaying: true as const };
  await enqueueEmail(tx, { branchId, kind: 'class-changed', subject }, now);
}

const settlementStatuses: Record<PaymentStatus, SettlePaymentInput['payment']> = {
  OPEN: 'open',
  BOOKED: 'booked',
  REFUNDED: 'refunding',
  CANCELLED: 'cancelled',
};

async function executeSettlement(
  tx: QueryExecutor,
  settlement: PaymentSettlement,
  payment: PaymentRow & { orderId: string },
  intent: PaymentIntent,
  input: FinalisePaymentInput,
  now: Date,
): Promise<FinalisePaymentResult> {
  if (settlement.do === 'book') {
    await setPayment(tx, payment, 'BOOKED', intent, 'paid', input, now);
    await writeBookings(
      tx,
      {
        ...payment,
        paymentId: payment.id,
        paymentMethod: 'PAYG',
        details: payment.order,
      },
      input.actor,
      now,
    );
    return 'booked';
  }
  if (settlement.do === 'refund') {
    const { reason } = settlement;
    await setPayment(tx, payment, 'REFUNDED', intent, reason, input, now);
    // Keeps the hold if this payment was already closed, because a newer payment may use the hold.
    if (payment.status === 'OPEN')
      await tx.run(releaseHoldStatement, [payment.branchId, payment.holdId, now, input.actor, reason]);
    const amountPence = intent.amountReceivedPence - intent.amountRefundedPence;
    const refundInput = {
      payment,
      bookingId: null,
      amountPence,
      paidPence: intent.amountReceivedPence,
      reason,
      actor: input.actor,
    };
    await createRefund(tx, refundInput, now);
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
    await setPayment(tx, payment, 'CANCELLED', intent, 'cancelled at the payment provider', input, now);
    return 'cancelled';
  }
  return outcomes[payment.status];
}

async function setPayment(
  tx: QueryExecutor,
  payment: PaymentRow,
  status: PaymentStatus,
  intent: PaymentIntent,
  reason: string,
  input: FinalisePaymentInput,
  now: Date,
): Promise<void> {
  await tx.orm
    .update(payments)
    .set({ status, method: intent.method, receiptUrl: intent.receiptUrl, settledAt: now })
    .where(and(eq(payments.branchId, payment.branchId), eq(payments.id, payment.id)));
  const { branchId, id: subjectId } = payment;
  if (status !== 'BOOKED') await releasePromoUse(tx, branchId, subjectId, now);
  await writeAudit(tx, [
    { branchId, at: now, actor: input.actor, subject: 'payment', subjectId, action: status, reason },
  ]);
}
