import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeHoldFailure } from './use-checkout-hold.ts';

it.each([0, 502, 504])('without a response (%i), says that the hold may already have started', (status) => {
  expect(describeHoldFailure(new ApiError('Network error', 'server_error', status, null))).toBe(
    'We didn’t get a response, so your hold may already have started. You can safely try again: you won’t get a second hold.',
  );
});

it('shows the server’s message', () => {
  expect(describeHoldFailure(new ApiError('No places.', 'slot_unavailable', 409, {}))).toBe('No places.');
  expect(describeHoldFailure(new Error(''))).toBe('Could not hold the class');
});
