import { describe, expect, it } from 'vitest';
import { getRedirectError } from './get-redirect-error.ts';

describe('getRedirectError', () => {
  it.each([
    ['Google was left without logging in.', 'You came back without logging in.'],
    ['Google did not tell us your email address. Allow it there …', 'We were not told your email address.'],
    [
      'There is an account with your address, and the address was never verified.',
      'Log in with its password first.',
    ],
    ['User is disabled.', 'This account is closed.'],
    ['Google does not answer.', 'Nobody answers there right now.'],
    ['Attempt limit exceeded, please try after some time.', 'That was tried too often.'],
  ])('maps the reason “%s” to a message', (reason, message) => {
    expect(getRedirectError(new Error(reason))).toContain(message);
  });

  it('never shows text from the URL', () => {
    const written = 'Your account is at risk. Call 0900 123 456.';
    expect(getRedirectError(new Error(written))).toBe(
      'That did not log you in. Try again, or log in with your email.',
    );
    expect(getRedirectError(undefined)).not.toContain('undefined');
  });
});
