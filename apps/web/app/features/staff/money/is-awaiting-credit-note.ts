import type { PaymentRefund } from '@studio/contracts/staff-money';
import { canHaveCreditNote } from '@studio/domain/money/refund-status';

/** Time in ms after a refund for which the page waits for its credit note, which the server issues within seconds. */
const maxWaitMs = 60_000;

/**
 * Returns whether the credit note of a new refund hasn't been issued yet. Doesn't wait for refunds to a gift card.
 * Open and won disputes have no credit note, and neither do refunds that a dispute holds or that were dropped.
 */
export function isAwaitingCreditNote(
  { at, status, toGiftCard, document }: Pick<PaymentRefund, 'at' | 'status' | 'toGiftCard' | 'document'>,
  now: Date,
): boolean {
  if (document || toGiftCard || !canHaveCreditNote(status)) return false;
  return now.getTime() - Date.parse(at) < maxWaitMs;
}
