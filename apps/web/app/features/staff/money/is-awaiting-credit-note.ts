import type { PaymentRefund } from '@studio/contracts/staff-money';

/** Time in ms after a refund for which the page waits for its credit note, which the server issues within seconds. */
const maxWaitMs = 60_000;

/**
 * Returns whether the credit note of a new refund hasn't been issued yet. Refunds to a gift card get none, and disputes
 * none until the studio loses.
 */
export function isAwaitingCreditNote(
  { at, status, toGiftCard, document }: Pick<PaymentRefund, 'at' | 'status' | 'toGiftCard' | 'document'>,
  now: Date,
): boolean {
  if (document || toGiftCard || status === 'DISPUTED' || status === 'WON') return false;
  return now.getTime() - Date.parse(at) < maxWaitMs;
}
