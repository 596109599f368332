import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { checkoutPaymentNotices, getNotBookedNotice } from './checkout-payment-notices.ts';

it('says that the place is still held after a failed payment', () => {
  expect(checkoutPaymentNotices.failed.next).toBe(
    'Nothing was charged and your place is still held. Try another card.',
  );
  expect(getNotBookedNotice(new Error('broken')).next).toBe('Your place is still held.');
  const error = new ApiError('Those sessions are used up.', 'entitlement_used_up', 409, {});
  expect(getNotBookedNotice(error).next).toBe('Those sessions are used up. Your place is still held.');
});

it.each([0, 502, 504])('claims nothing about the payment when no response arrived (%i)', (status) => {
  const { next } = getNotBookedNotice(new ApiError('Network error', 'server_error', status, null));
  expect(next).toBe(
    'We didn’t hear back, so your place may already be booked. Try again: you won’t book it twice.',
  );
});
