import { statutoryCancellationDays } from '@studio/domain/purchases/right-to-cancel';

/**
 * Text about the right to cancel, for emails that confirm a distance contract. The law requires it on a durable medium.
 * The terms contain the full text.
 */
export const rightToCancelCopy = {
  used: `You can cancel within ${statutoryCancellationDays} days of buying: email {email} or tell us at the front desk. You pay only for what you have used by then, and we refund the rest within ${statutoryCancellationDays} days. Classes booked for a set date are not part of this right.`,
  unused: `You can cancel within ${statutoryCancellationDays} days of buying: email {email} or tell us at the front desk. We refund what has not been spent within ${statutoryCancellationDays} days.`,
} as const;
