import { isUnheard, unheardSentence } from '../../lib/api-error.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { asSentence, type PaymentNotice, paymentNotices } from '../../lib/payments/payment-messages.ts';

/** What is said about paying while a place is held. */
export const heldNotices = paymentNotices('Nothing was charged and your place is still held.');

/** A place without a price that could not be booked. Without an answer it may be; booking again books nothing twice. */
export function notBookedNotice(error: unknown): PaymentNotice {
  const title = 'Booking failed. Please try again.';
  if (isUnheard(error)) {
    const next = unheardSentence('your place may already be booked', 'Try again: you won’t book it twice.');
    return { title, next, retry: false };
  }
  const { message } = failureOf(error);
  const more = message === '' ? '' : `${asSentence(message)} `;
  return {
    title,
    next: `${more}Your place is still held.`,
    retry: false,
  };
}
