import { asSentence, type PaymentNotice, paymentNotices } from '../../lib/payments/payment-messages.ts';

/** What is said about paying while a place is held. */
export const heldNotices = paymentNotices('Nothing was charged and your place is still held.');

/** A place without a price that could not be booked. */
export function notBookedNotice(message: string): PaymentNotice {
  const more = message === '' ? '' : `${asSentence(message)} `;
  return {
    title: 'Booking failed. Please try again.',
    next: `${more}Your place is still held.`,
    retry: false,
  };
}
