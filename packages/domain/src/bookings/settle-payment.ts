import type { UnbookedPaymentReason } from './unbooked-payment.ts';

/** State of one payment at the provider and in the database, read before any transaction. */
export interface SettlePaymentInput {
  /** Payment status at the provider. */
  intent: 'succeeded' | 'open' | 'cancelled';
  /** Amount and currency received; must equal those that the payment was opened for. */
  amountReceivedPence: number;
  /** Amount refunded at the provider before we settled the payment. */
  refundedPence: number;
  currency: string;
  /** Amount that the payment was opened for. */
  expectedPence: number;
  expectedCurrency: string;
  /** Whether this payment has already been turned into bookings or a refund. */
  payment: 'open' | 'booked' | 'refunding' | 'cancelled';
  /**
   * Whether the payment still holds its places, or they are free or taken. `let_go`: the payment was only for its own
   * hold, which was released.
   */
  places: 'held' | 'free' | 'gone' | 'let_go';
  /** Whether the payer may still use the order’s promo code, as far as known; `good` also without one. */
  code: 'good' | 'used';
  /** Whether the class is upcoming, has started, or was cancelled. */
  class: 'to_come' | 'begun' | 'off';
}

/** The action to take: book the places, refund with a reason, or nothing. */
export type PaymentSettlement =
  | { do: 'book' }
  | { do: 'refund'; reason: UnbookedPaymentReason }
  | { do: 'nothing'; because: 'already_booked' | 'already_refunding' | 'not_paid' };

/**
 * Decides what becomes of a payment (handbook: paying 1). A booking exists exactly when both the place and the money
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
  if (input.class === 'off') return { do: 'refund', reason: 'class_off' };
  if (input.code === 'used') return { do: 'refund', reason: 'code_used' };
  if (input.places === 'let_go') return { do: 'refund', reason: 'place_let_go' };
  if (input.places === 'gone')
    return { do: 'refund', reason: input.class === 'begun' ? 'class_begun' : 'slot_unavailable' };
  return { do: 'book' };
}
