import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { getPurchaseErrorText } from './purchase-error-text.ts';

const noticeOf = (code: string, message = '', status = 409) =>
  getPurchaseErrorText(new ApiError(message, code, status, {}));

it('every error offers a next step', () => {
  expect(noticeOf('already_had').nextStep).toEqual({ label: 'See packs', to: '/pricing#packs' });
  expect(noticeOf('already_member').nextStep).toMatchObject({ to: '/account' });
  for (const code of ['not_for_sale', 'not_found'])
    expect(noticeOf(code).nextStep).toMatchObject({ to: '/pricing' });
  for (const code of ['unauthorised', 'forbidden'])
    expect(noticeOf(code).nextStep).toMatchObject({ action: 'log-in' });
  expect(noticeOf('payment_unavailable', 'Payments are not available.')).toMatchObject({
    title: 'Could not start payment.',
    text: 'Payments are not available. You haven’t been charged. Try again in a moment.',
    nextStep: { action: 'again' },
  });
});

it('a code that became invalid shows the server’s message and asks to check the total again', () => {
  const { title, text } = noticeOf('promo_refused', 'This code is not valid.');
  expect(title).toBe('The price has changed');
  expect(text).toMatch(/^This code is not valid\. Check the new total/);
});

it('outdated terms ask to reload the page instead of retrying', () => {
  expect(noticeOf('terms_outdated', 'Our terms have changed. Reload this page.')).toMatchObject({
    text: expect.stringContaining('Reload this page'),
    nextStep: null,
  });
});

it.each([0, 502, 504])(
  'without a response (%i), says that the purchase may already be complete',
  (status) => {
    const { text, nextStep } = noticeOf('server_error', 'Network error', status);
    expect(text).toMatch(/^We didn’t get a response, so your purchase may already be complete/);
    expect(text).toContain('Your card hasn’t been charged.');
    expect(nextStep).toMatchObject({ action: 'again' });
  },
);
