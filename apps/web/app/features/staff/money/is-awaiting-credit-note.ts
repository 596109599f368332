import type { PaymentRefund } from '@studio/contracts/staff-money';

/** Time in ms after a refund for which the page waits for its credit note, which the server issues within seconds. */
const maxWaitMs = 60_000;

const statusesWithoutNote: ReadonlySet<PaymentRefund['status']> = new Set([
  'HELD',
  'DROPPED',
  'DISPUTED',
  'WON',
]);

/**
 * Returns whether the credit note of a new refund hasn't been issued yet. Doesn't wait for refunds to a gift card.
 * Open and won disputes have no credit note, and neither do refunds that a dispute holds or that were dropped.
 */
export function isAwaitingCreditNote(
  { at, status, toGiftCard, document }: Pick<PaymentRefund, 'at' | 'status' | 'toGiftCard' | 'document'>,
  now: Date,
): boolean {
  if (document || toGiftCard || statusesWithoutNote.has(status)) return false;
  return now.getTime() - Date.parse(at) < maxWaitMs;
}
