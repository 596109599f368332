import type { SavedCard } from '@studio/contracts/memberships';
import { createPaymentNotices } from '../../lib/payments/payment-notices.ts';

/** "Visa ending 4242". */
export function formatCard({ brand, last4 }: SavedCard): string {
  return `${brand} ending ${last4}`;
}

/** What is said about a card of one's own, saved or paid with. */
export const cardNotices = createPaymentNotices('Nothing was charged.');
