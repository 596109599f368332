import { describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import {
  createPaymentNotices,
  endWithFullStop,
  type PaymentNotice,
} from '../../../lib/payments/payment-notices.ts';

export const checkoutPaymentNotices = createPaymentNotices(
  'You haven’t been charged and your hold is still active.',
);

/**
 * Describes why a booking without a card payment failed. If no response arrived, says that the place may already be booked
 * and that the customer can safely retry.
 */
export function getNotBookedNotice(error: unknown): PaymentNotice {
  const title = 'Booking failed. Please try again.';
  if (hasNoResponse(error)) {
    const next = describeUnknownOutcome(
      'your booking may already have gone through',
      'You can safely try again: you won’t book twice.',
    );
    return { title, next, retry: false };
  }
  const { message } = toApiFailure(error);
  const more = message === '' ? '' : `${endWithFullStop(message)} `;
  return {
    title,
    next: `${more}Your hold is still active.`,
    retry: false,
  };
}
