import type { SavedCard } from '@studio/contracts/memberships';
import { paymentNotices } from '../../lib/payments/payment-messages.ts';

/** "Visa ending 4242". */
export function cardWords({ brand, last4 }: SavedCard): string {
  return `${brand} ending ${last4}`;
}

/** What is said about saving a card: nothing is charged by it. */
export const cardNotices = paymentNotices('Nothing was charged.');
