import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeCancelFailure } from './cancellation-text.ts';

it.each([0, 502, 504])(
  'without a response (%i), says that the booking may already be cancelled',
  (status) => {
    expect(describeCancelFailure(new ApiError('Network error', 'server_error', status, null))).toBe(
      'We didn’t get a response, so your booking may already be cancelled. Reload the page to check.',
    );
  },
);

it('shows the server’s message', () => {
  expect(describeCancelFailure(new ApiError('Too late.', 'cancellation_closed', 409, {}))).toBe('Too late.');
  expect(describeCancelFailure(new Error(''))).toBe('Cancel failed');
});
