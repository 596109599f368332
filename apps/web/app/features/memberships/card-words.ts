import type { SavedCard } from '@studio/contracts/memberships';
import { paymentNotices } from '../../lib/payments/payment-messages.ts';

/** "Visa ending 4242". */
export function cardWords({ brand, last4 }: SavedCard): string {
  return `${brand} ending ${last4}`;
}

/** What is said about a card of one's own, saved or paid with. */
export const cardNotices = paymentNotices('Nothing was charged.');
