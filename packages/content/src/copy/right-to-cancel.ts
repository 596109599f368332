import { statutoryCancellationDays } from '@studio/domain/purchases/right-to-cancel';

/**
 * Text about the right to cancel, for emails that confirm a distance contract. The law requires it on a durable medium.
 * The terms contain the full text.
 */
export const rightToCancelCopy = {
  used: `You can cancel within ${statutoryCancellationDays} days of buying: email {email} or tell us at the front desk. You pay only for what you have used by then, and we refund the rest within ${statutoryCancellationDays} days of hearing from you. This right does not cover classes booked for a set date.`,
  unused: `You can cancel within ${statutoryCancellationDays} days of buying: email {email} or tell us at the front desk. We refund any unspent balance within ${statutoryCancellationDays} days of hearing from you.`,
} as const;
