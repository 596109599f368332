import type { SavedCard } from '@studio/contracts/memberships';
import { createPaymentNotices } from '../../../lib/payments/payment-notices.ts';

export function formatCard({ brand, last4 }: SavedCard): string {
  return `${brand} ending ${last4}`;
}

/** Payment notices for saving a card or paying with it. */
export const cardNotices = createPaymentNotices('You haven’t been charged.');
