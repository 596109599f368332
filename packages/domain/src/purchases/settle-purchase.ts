/**
 * Status of a purchase. OPEN waits for the bank, PAID is fulfilled, REFUNDED was paid and refunded, CANCELLED was never
 * paid.
 */
export type PurchaseStatus = 'OPEN' | 'PAID' | 'REFUNDED' | 'CANCELLED';

/** State of a purchase at the provider and in the database, read before any transaction. */
export interface SettlePurchaseInput {
  status: PurchaseStatus;
  /** Payment status at the provider. */
  intent: 'succeeded' | 'open' | 'cancelled';
  amountReceivedPence: number;
  /** Amount refunded at the provider before the server settled the purchase. */
  refundedPence: number;
  currency: string;
  /** Amount for which the purchase was opened. */
  expectedPence: number;
  expectedCurrency: string;
}

/** Action to take: fulfil the purchase, refund it with a reason, close it, or nothing. */
export type PurchaseSettlement =
  | { do: 'fulfil' }
  | { do: 'refund'; reason: 'amount_mismatch' | 'payment_closed' | 'refunded_before' }
  | { do: 'close' }
  | { do: 'nothing' };

/** Decides what to do with a purchase. Doesn't check once-per-person offers; fulfilment does. */
export function settlePurchase(input: SettlePurchaseInput): PurchaseSettlement {
  const { status, intent, currency, expectedCurrency } = input;
  if (status === 'PAID' || status === 'REFUNDED') return { do: 'nothing' };
  if (intent === 'cancelled' && status === 'OPEN') return { do: 'close' };
  if (intent !== 'succeeded') return { do: 'nothing' };
  if (status === 'CANCELLED') return { do: 'refund', reason: 'payment_closed' };
  if (input.refundedPence > 0) return { do: 'refund', reason: 'refunded_before' };
  const sameMoney =
    input.amountReceivedPence === input.expectedPence &&
    currency.toUpperCase() === expectedCurrency.toUpperCase();
  return sameMoney ? { do: 'fulfil' } : { do: 'refund', reason: 'amount_mismatch' };
}
