/**
 * Refund status: DUE must be submitted; PENDING was accepted by the provider; FAILED needs staff, who retry it or pay
 * it at the front desk (PAID_AT_DESK). The payer's bank withholds DISPUTED money until the dispute ends: a lost
 * dispute becomes SUCCEEDED; with a WON one the studio has the money again, and the row doesn't count as a refund. A
 * refund is HELD until a dispute about its payment ends, and DROPPED if the payer has got the money another way.
 */
export const refundStatuses = [
  'DUE',
  'HELD',
  'DROPPED',
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'PAID_AT_DESK',
  'DISPUTED',
  'WON',
] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Statuses of refunds and disputes that return no money, or none yet. */
export const uncountedRefundStatuses: readonly RefundStatus[] = ['HELD', 'DROPPED', 'WON'];

/** Returns whether a refund or dispute counts as refunded. LOST is a dispute that the studio has lost. */
export function isRefundCounted(status: RefundStatus | 'LOST'): boolean {
  return status === 'LOST' || !uncountedRefundStatuses.includes(status);
}

/** Returns whether a credit note may be issued for a refund or dispute: once it counts and no dispute is open. */
export function canHaveCreditNote(status: RefundStatus | 'LOST'): boolean {
  return status !== 'DISPUTED' && isRefundCounted(status);
}
