import type { UnbookedPaymentReason } from './unbooked-payment.ts';

/** What the provider and our books say about one payment, read before any transaction. */
export interface SettlePaymentInput {
  /** The provider's word on the money. */
  intent: 'succeeded' | 'open' | 'cancelled';
  /** What was received and in which currency; must equal what the payment was opened for. */
  amountReceivedPence: number;
  /** What someone has refunded of it at the provider before we came to it. */
  refundedPence: number;
  currency: string;
  /** What the payment was opened for. */
  expectedPence: number;
  expectedCurrency: string;
  /** Whether this payment has already been turned into bookings or refunds. */
  payment: 'open' | 'booked' | 'refunding' | 'cancelled';
  /** Whether the payment's own places are still its own, or can be taken now; let go: it was to have these alone. */
  places: 'held' | 'free' | 'gone' | 'let_go';
  /** Whether the payer may still use the order’s promo code, as far as is known; `good` also without one. */
  code: 'good' | 'used';
  /** Whether the class still takes place, and has not begun. */
  class: 'to_come' | 'begun' | 'off';
}

/** What has to happen: book the places, give the money back and say why, or nothing. */
export type PaymentSettlement =
  | { do: 'book' }
  | { do: 'refund'; reason: UnbookedPaymentReason }
  | { do: 'nothing'; because: 'already_booked' | 'already_refunding' | 'not_paid' };

/**
 * Decides from facts alone what a payment becomes (handbook: paying 1): the booking exists exactly
 * when the place is taken and the money is; money without a place goes back.
 */
export function settlePayment(facts: SettlePaymentInput): PaymentSettlement {
  if (facts.payment === 'booked') return { do: 'nothing', because: 'already_booked' };
  if (facts.payment === 'refunding') return { do: 'nothing', because: 'already_refunding' };
  if (facts.intent !== 'succeeded') return { do: 'nothing', because: 'not_paid' };
  if (facts.payment === 'cancelled') return { do: 'refund', reason: 'payment_closed' };
  if (facts.refundedPence > 0) return { do: 'refund', reason: 'refunded_before' };
  const sameMoney =
    facts.amountReceivedPence === facts.expectedPence &&
    facts.currency.toUpperCase() === facts.expectedCurrency.toUpperCase();
  if (!sameMoney) return { do: 'refund', reason: 'amount_mismatch' };
  if (facts.class === 'off') return { do: 'refund', reason: 'class_off' };
  if (facts.code === 'used') return { do: 'refund', reason: 'code_used' };
  if (facts.places === 'let_go') return { do: 'refund', reason: 'place_let_go' };
  if (facts.places === 'gone')
    return { do: 'refund', reason: facts.class === 'begun' ? 'class_begun' : 'slot_unavailable' };
  return { do: 'book' };
}
