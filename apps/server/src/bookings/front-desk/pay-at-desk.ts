import { hasClassEnded } from '@studio/domain/timetable/has-class-ended';
import { v7 as uuidv7 } from 'uuid';
import { chargeGiftCard } from '../../gift-cards/gift-card-ledger.ts';
import { requireGiftCardAtDesk } from '../../gift-cards/require-gift-card-by-code.ts';
import type { GiftCardRow } from '../../gift-cards/store.ts';
import {
  type DeskRefund,
  type DeskRefundPart,
  noDeskRefund,
  recordDeskPayment,
  recordDeskRefund,
} from '../../payments/desk-payments.ts';
import { findFirstPaymentWithoutInvoice } from '../../payments/desk-sale.ts';
import type { DeskPaymentMethod } from '../../payments/tables.ts';
import { findPersonIdByBooking } from '../../people/find-person.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { listClassesById } from '../../timetable/store.ts';
import type { BookingRow } from '../booking-store.ts';
import { isFeeRefundDue } from './no-show-policy.ts';

export interface PayAtDeskInput {
  booking: BookingRow;
  method: DeskPaymentMethod;
  /** Code of the gift card that pays; required for the method GIFT_CARD. */
  giftCardCode?: string | undefined;
  /** Due amount as the page showed it, in pence. The payment fails when it has changed. */
  expectedPence?: number | undefined;
  reason: string | undefined;
  actor: Extract<Actor, `staff:${string}`>;
}

/**
 * Settles the due amount of a booking (handbook: paying 14): adds it to the price paid, or with `$3` waives it as
 * complimentary. Settles at most `$4` pence, if given. Locks the booking, so that a concurrent payment waits and then
 * finds nothing due.
 */
const settleDue: PreparedStatement = {
  name: 'settle_due_of_booking',
  text: `WITH due AS (
      SELECT id, least(due_pence, coalesce($4::int, due_pence)) AS settled FROM bookings
      WHERE branch_id = $1 AND id = $2 AND due_pence > 0 FOR UPDATE
    )
    UPDATE bookings b SET due_pence = b.due_pence - due.settled,
      price_paid_pence = CASE WHEN $3::boolean THEN b.price_paid_pence ELSE b.price_paid_pence + due.settled END,
      saving_kind = CASE WHEN $3::boolean THEN 'complimentary' ELSE b.saving_kind END,
      saving_name = CASE WHEN $3::boolean THEN 'Complimentary' ELSE b.saving_name END,
      payment_method = CASE WHEN $3::boolean AND b.price_paid_pence = 0 THEN 'FREE' ELSE b.payment_method END
    FROM due WHERE b.branch_id = $1 AND b.id = due.id
    RETURNING due.settled AS pence, b.due_pence AS "leftPence"`,
};

/** Amounts of a front-desk payment in pence: paid now, and still due. */
interface DeskPaymentOutcome {
  paidPence: number;
  duePence: number;
}

/**
 * Records the front-desk payment of a booking's due amount, once, or waives the amount with a reason. A gift card pays
 * as much as its balance allows. Also accepts a late-cancelled booking while no one has taken its place. Throws
 * AppError already_cancelled, no_payment_required, reason_needed, bad_request, gift_card_refused, price_changed.
 */
export async function payAtDesk(services: Services, payment: PayAtDeskInput): Promise<DeskPaymentOutcome> {
  const { database, clock } = services;
  const { booking, method, reason, actor, expectedPence } = payment;
  const { branchId, id: subjectId, currency } = booking;
  const isGift = method === 'COMPLIMENTARY';
  if (booking.status === 'CANCELLED' && booking.duePence === 0) throw new AppError('already_cancelled');
  if (isGift && !reason) throw new AppError('reason_needed');
  const card = await findCard(services, payment);
  const personId = await findPersonIdByBooking(database, booking);
  return database.transaction(async (tx) => {
    const now = clock.now();
    const [due] = await tx.run<{ pence: number; leftPence: number }>(settleDue, [
      ...[branchId, subjectId, isGift],
      card?.balancePence ?? null,
    ]);
    if (!due) throw new AppError('no_payment_required', 'This booking has already been paid for.');
    if (expectedPence !== undefined && expectedPence !== due.pence + due.leftPence)
      throw new AppError('price_changed', 'The amount due has changed. Reload the page to see it.');
    const amountPence = isGift ? 0 : due.pence;
    // If a gift card paid a part before, both payments share one invoice.
    const salePaymentId = await findFirstPaymentWithoutInvoice(tx, branchId, subjectId);
    const about = { branchId, id: uuidv7(), personId, subject: 'booking', subjectId, salePaymentId } as const;
    const money = { method, amountPence, currency, giftCardId: card?.id ?? null };
    await recordDeskPayment(tx, { ...about, ...money, note: reason ?? null, takenBy: actor }, now);
    if (card)
      await chargeGiftCard(
        tx,
        { branchId, giftCardId: card.id, purchaseId: about.id, pence: amountPence, actor },
        now,
      );
    const auditReason = reason ?? 'paid at the front desk';
    const auditEntry = {
      subject: 'booking',
      subjectId,
      action: isGift ? 'WAIVED' : 'PAID',
      reason: auditReason,
    } as const;
    await writeAudit(tx, [
      { branchId, at: now, actor, ...auditEntry, detail: { method, amountPence, duePence: due.pence } },
    ]);
    return { paidPence: amountPence, duePence: due.leftPence };
  });
}

/** Returns the gift card that pays; null for other methods. */
async function findCard(
  services: Services,
  { booking: { branchId }, method, giftCardCode: code }: PayAtDeskInput,
): Promise<GiftCardRow | null> {
  if (method !== 'GIFT_CARD') return null;
  if (!code) throw new AppError('bad_request', 'Enter a gift card code.', { field: 'giftCardCode' });
  return requireGiftCardAtDesk(services, { branchId, code });
}

export interface DeskRefundInput {
  booking: BookingRow;
  reason: string;
  /** Part to refund. Without it, the whole remaining amount is refunded. */
  part?: DeskRefundPart | undefined;
  actor: PayAtDeskInput['actor'];
}

/**
 * Refunds all or part of the front-desk payment of a cancelled or past booking. For a class that was attended after
 * all, it refunds the no-show fee first. Throws AppError refund_too_much, and not_changeable if the booking is
 * upcoming, if nothing is left, or if the amount left isn't `part.ofPence`.
 */
export async function refundDeskPayment(
  { database, clock }: Services,
  { booking, reason, part, actor }: DeskRefundInput,
): Promise<DeskRefund> {
  const { branchId, id: subjectId } = booking;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const isCancelled = booking.status === 'CANCELLED';
    const isFeeDue = !isCancelled && (await isFeeRefundDue(tx, booking));
    const isOver = await isClassOver(tx, booking, now);
    if (!isCancelled && !isFeeDue && !isOver)
      throw new AppError('not_changeable', 'This booking is still active. Cancel the booking to refund it.');
    const refundInput = { branchId, subjectId, part, note: reason, refundedBy: actor };
    let refunded = noDeskRefund;
    if (isCancelled) refunded = await recordDeskRefund(tx, refundInput, now);
    if (isFeeDue) refunded = await recordDeskRefund(tx, { ...refundInput, only: 'fee' }, now);
    if (!isCancelled && isOver && refunded.pence === 0)
      refunded = await recordDeskRefund(tx, { ...refundInput, only: 'booking' }, now);
    if (refunded.pence === 0) throw new AppError('not_changeable', 'There’s nothing left to refund.');
    const auditEntry = { subject: 'booking', subjectId, action: 'REFUNDED', reason } as const;
    await writeAudit(tx, [
      { branchId, at: now, actor, ...auditEntry, detail: { amountPence: refunded.pence } },
    ]);
    return refunded;
  });
}

async function isClassOver(tx: QueryExecutor, booking: BookingRow, now: Date): Promise<boolean> {
  const [klass] = await listClassesById(tx, booking.branchId, [booking.classId], now);
  return klass !== undefined && hasClassEnded(klass, now);
}
