import type { UnbookedPaymentReason } from './unbooked-payment.ts';

/** State of one payment at the provider and in the database, read before any transaction. */
export interface SettlePaymentInput {
  /** Payment status at the provider. */
  intent: 'succeeded' | 'open' | 'cancelled';
  /** Amount received. Only the exact `expectedPence` leads to a booking. */
  amountReceivedPence: number;
  /** Amount refunded at the provider before the server settled the payment. */
  refundedPence: number;
  currency: string;
  /** Amount for which the payment was opened. */
  expectedPence: number;
  expectedCurrency: string;
  /** State of the payment in the database: still open, already turned into bookings or a refund, or cancelled. */
  payment: 'open' | 'booked' | 'refunding' | 'cancelled';
  /**
   * State of the payment's places: held; no longer held but free; or taken by others. `released`: the hold was
   * released, and the payment was only for that hold.
   */
  places: 'held' | 'free' | 'taken' | 'released';
  /** Whether the payer may still use the order’s promo code; `usable` also when the order has none. */
  code: 'usable' | 'used';
  class: 'upcoming' | 'started' | 'cancelled';
}

/** Action to take with the payment: book the places, refund it with a reason, or nothing. */
export type PaymentSettlement =
  | { do: 'book' }
  | { do: 'refund'; reason: UnbookedPaymentReason }
  | { do: 'nothing'; because: 'already_booked' | 'already_refunding' | 'not_paid' };

/**
 * Decides what to do with a payment (handbook: paying 1). A booking exists exactly when both the place and the money
 * are secured. A payment without a place is refunded.
 */
export function settlePayment(input: SettlePaymentInput): PaymentSettlement {
  if (input.payment === 'booked') return { do: 'nothing', because: 'already_booked' };
  if (input.payment === 'refunding') return { do: 'nothing', because: 'already_refunding' };
  if (input.intent !== 'succeeded') return { do: 'nothing', because: 'not_paid' };
  if (input.payment === 'cancelled') return { do: 'refund', reason: 'payment_closed' };
  if (input.refundedPence > 0) return { do: 'refund', reason: 'refunded_before' };
  const sameMoney =
    input.amountReceivedPence === input.expectedPence &&
    input.currency.toUpperCase() === input.expectedCurrency.toUpperCase();
  if (!sameMoney) return { do: 'refund', reason: 'amount_mismatch' };
  if (input.class === 'cancelled') return { do: 'refund', reason: 'class_cancelled' };
  if (input.code === 'used') return { do: 'refund', reason: 'code_used' };
  if (input.places === 'released') return { do: 'refund', reason: 'hold_released' };
  if (input.places === 'taken')
    return { do: 'refund', reason: input.class === 'started' ? 'class_begun' : 'slot_unavailable' };
  return { do: 'book' };
}
