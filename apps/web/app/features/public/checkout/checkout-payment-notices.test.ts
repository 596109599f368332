import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { checkoutPaymentNotices, getNotBookedNotice } from './checkout-payment-notices.ts';

it('says that the place is still held after a failed payment', () => {
  expect(checkoutPaymentNotices.failed.next).toBe(
    'You haven’t been charged and we’re still holding your place. Try another card.',
  );
  expect(getNotBookedNotice(new Error('broken')).next).toBe('We’re still holding your place.');
  const error = new ApiError('Those sessions are used up.', 'entitlement_used_up', 409, {});
  expect(getNotBookedNotice(error).next).toBe('Those sessions are used up. We’re still holding your place.');
});

it.each([0, 502, 504])('claims nothing about the payment when no response arrived (%i)', (status) => {
  const { next } = getNotBookedNotice(new ApiError('Network error', 'server_error', status, null));
  expect(next).toBe(
    'We didn’t get a response, so your place may already be booked. You can safely try again: you won’t book twice.',
  );
});
