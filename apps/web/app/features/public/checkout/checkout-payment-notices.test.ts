import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { checkoutPaymentNotices, getNotBookedNotice } from './checkout-payment-notices.ts';

it('says that the hold is still active after a failed payment', () => {
  expect(checkoutPaymentNotices.failed.next).toBe(
    'You haven’t been charged and your hold is still active. Try another card.',
  );
  expect(getNotBookedNotice(new Error('broken')).next).toBe('Your hold is still active.');
  const error = new ApiError('Those sessions are used up.', 'entitlement_used_up', 409, {});
  expect(getNotBookedNotice(error).next).toBe('Those sessions are used up. Your hold is still active.');
});

it.each([0, 502, 504])('claims nothing about the payment when no response arrived (%i)', (status) => {
  const { next } = getNotBookedNotice(new ApiError('Network error', 'server_error', status, null));
  expect(next).toBe(
    'We didn’t get a response, so your booking may already have gone through. You can safely try again: you won’t book twice.',
  );
});
