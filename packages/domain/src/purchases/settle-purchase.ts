/** OPEN waits for the bank; PAID has what was bought; REFUNDED had its money returned; CANCELLED was never paid. */
export type PurchaseStatus = 'OPEN' | 'PAID' | 'REFUNDED' | 'CANCELLED';

/** What the provider and our books say about a purchase, read before any transaction. */
export interface SettlePurchaseInput {
  status: PurchaseStatus;
  /** The provider's word on the money. */
  intent: 'succeeded' | 'open' | 'cancelled';
  amountReceivedPence: number;
  /** What someone has refunded of it at the provider before we came to it. */
  refundedPence: number;
  currency: string;
  /** What it was opened for. */
  expectedPence: number;
  expectedCurrency: string;
}

/** What has to happen: hand over what was bought, give the money back and say why, close it, or nothing. */
export type PurchaseSettlement =
  | { do: 'hand over' }
  | { do: 'refund'; reason: 'amount_mismatch' | 'payment_closed' | 'refunded_before' }
  | { do: 'close' }
  | { do: 'nothing' };

/** Decides from facts alone what a purchase becomes. Whether an offer was had before is decided when it is handed over. */
export function settlePurchase(facts: SettlePurchaseInput): PurchaseSettlement {
  const { status, intent, currency, expectedCurrency } = facts;
  if (status === 'PAID' || status === 'REFUNDED') return { do: 'nothing' };
  if (intent === 'cancelled' && status === 'OPEN') return { do: 'close' };
  if (intent !== 'succeeded') return { do: 'nothing' };
  if (status === 'CANCELLED') return { do: 'refund', reason: 'payment_closed' };
  if (facts.refundedPence > 0) return { do: 'refund', reason: 'refunded_before' };
  const sameMoney =
    facts.amountReceivedPence === facts.expectedPence &&
    currency.toUpperCase() === expectedCurrency.toUpperCase();
  return sameMoney ? { do: 'hand over' } : { do: 'refund', reason: 'amount_mismatch' };
}
