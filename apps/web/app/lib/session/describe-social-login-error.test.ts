import { describe, expect, it } from 'vitest';
import { describeSocialLoginError } from './describe-social-login-error.ts';

describe('describeSocialLoginError', () => {
  it.each([
    ['You left Google without logging in.', 'You left without logging in.'],
    [
      'Google did not share your email address. Allow it to …',
      'The login provider didn’t share your email address.',
    ],
    [
      'There is already an account with your email address, but it was never verified.',
      'Log in with its password first.',
    ],
    ['User is disabled.', 'This account is closed.'],
    ['Google is not responding.', 'The login provider isn’t responding.'],
    ['Attempt limit exceeded, please try after some time.', 'Too many attempts.'],
  ])('maps the reason “%s” to a message', (reason, message) => {
    expect(describeSocialLoginError(new Error(reason))).toContain(message);
  });

  it('never shows text from the URL', () => {
    const written = 'Your account is at risk. Call 0900 123 456.';
    expect(describeSocialLoginError(new Error(written))).toBe(
      'We couldn’t log you in. Try again, or log in with your email.',
    );
    expect(describeSocialLoginError(undefined)).not.toContain('undefined');
  });
});
