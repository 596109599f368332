import type { BookingRefund } from '@studio/contracts/bookings';
import { toPounds } from '@studio/domain/money/money';
import { v7 as uuidv7 } from 'uuid';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import {
  getRefundableIfWonPence,
  loadRefundedAmounts,
  lockRefundsOfPayment,
  sumBookingRefundsByStaff,
} from './refunded-amounts.ts';
import type { PaymentRow, RefundRow } from './store.ts';
import { refunds } from './tables.ts';

/** Input of `createRefund`. `payment` is a payment of class places or a purchase. */
export interface CreateRefundInput {
  payment: Pick<PaymentRow, 'branchId' | 'id' | 'currency' | 'intentId'>;
  bookingId: string | null;
  amountPence: number;
  /** Total card amount of the payment in pence. The sum of its refunds never exceeds it. */
  paidPence: number;
  reason: string;
  actor: Actor;
}

/**
 * Inserts a due refund in the transaction of the change that causes it. Deducts refunds of the booking that staff or
 * the provider have already made, and inserts nothing if nothing is left. A job submits the refund to the provider
 * afterwards. During a dispute about the payment, the refund is held instead, and due once the studio wins.
 */
export async function createRefund(tx: QueryExecutor, input: CreateRefundInput, now: Date): Promise<void> {
  const id = uuidv7();
  const { branchId, id: paymentId, currency, intentId } = input.payment;
  if (!intentId) throw new Error(`The payment ${paymentId} has no payment intent.`);
  await lockRefundsOfPayment(tx, branchId, paymentId);
  const before = input.bookingId ? await sumBookingRefundsByStaff(tx, branchId, input.bookingId) : 0;
  const amounts = await loadRefundedAmounts(tx, { branchId, paymentId, bookingId: null });
  const amountPence = Math.min(input.amountPence - before, getRefundableIfWonPence(input.paidPence, amounts));
  if (amountPence <= 0) return;
  const status = amounts.disputedPence > 0 ? 'HELD' : 'DUE';
  await tx.orm.insert(refunds).values({
    branchId,
    id,
    paymentId,
    intentId,
    bookingId: input.bookingId,
    amountPence,
    currency,
    reason: input.reason,
    status,
    nextAttemptAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await writeAudit(tx, [
    {
      branchId,
      at: now,
      actor: input.actor,
      subject: 'refund',
      subjectId: id,
      action: status,
      reason: input.reason,
    },
  ]);
}

/** Returns the DTO of a refund: its amount in pounds and its status. */
export function toRefundDto(refund: Pick<RefundRow, 'amountPence' | 'status'>): {
  amount: number;
  status: BookingRefund['status'];
} {
  return { amount: toPounds(refund.amountPence), status: refundDtoStatuses[refund.status] };
}

/** Status of a refund for the client: "initiated" until the provider has completed it. Staff settle failed refunds. */
const refundDtoStatuses: Record<RefundRow['status'], BookingRefund['status']> = {
  DUE: 'initiated',
  HELD: 'initiated',
  DROPPED: 'completed',
  PENDING: 'initiated',
  SUCCEEDED: 'completed',
  FAILED: 'failed',
  PAID_AT_DESK: 'completed',
  DISPUTED: 'initiated',
  WON: 'failed',
};
