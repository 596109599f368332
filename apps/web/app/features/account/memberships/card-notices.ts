import { createPaymentNotices } from '../../../lib/payments/payment-notices.ts';

/** Payment notices for saving a card or paying with it. */
export const cardNotices = createPaymentNotices('You haven’t been charged.');
