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
 * Returns whether the credit note of a new refund hasn't been issued yet. Refunds to a gift card get none. During a
 * dispute, neither the dispute nor the refunds that wait for its end have one.
 */
export function isAwaitingCreditNote(
  { at, status, toGiftCard, document }: Pick<PaymentRefund, 'at' | 'status' | 'toGiftCard' | 'document'>,
  now: Date,
): boolean {
  if (document || toGiftCard || statusesWithoutNote.has(status)) return false;
  return now.getTime() - Date.parse(at) < maxWaitMs;
}
