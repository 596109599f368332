import { describe, expect, it } from 'vitest';
import { getStepFailure, isSignInSessionEnded, toLoginFailure } from './login-failure.ts';

const unable = 'Unable to sign in. Please check your email and password.';
const verify = {
  name: 'UserNotConfirmedException',
  message: 'Please verify your email address before logging in.',
  next: { label: 'Enter verification code', to: '/signup/verify?email=a%2Bb%40example.com' },
};
const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('login failure', () => {
  it('shows the message of the error, with advice', () => {
    const wrong = named('NotAuthorizedException', 'Incorrect username or password.');
    expect(toLoginFailure(wrong, 'a@example.com')).toMatchObject({
      message: 'Incorrect username or password.',
      advice: expect.stringContaining('code by email'),
    });
    expect(toLoginFailure(new Error('A sentence of ours.'), '')).toMatchObject({
      message: 'A sentence of ours.',
    });
  });

  it('shows our own message when the error’s message is meant for developers', () => {
    const { message } = toLoginFailure(named('SignInException', '\n\t1. signIn was not called'), '');
    expect(message).toBe('Your login was interrupted.');
  });

  it.each([new Error(''), 'a text', undefined])('shows a general message when %j has no text', (error) =>
    expect(toLoginFailure(error, 'a@example.com').message).toBe(unable),
  );

  it('asks to verify the address, for the step and for the error', () => {
    const error = named('UserNotConfirmedException', 'User is not confirmed.');
    expect(toLoginFailure(error, 'a+b@example.com')).toEqual(verify);
    expect(getStepFailure({ at: 'unconfirmed' }, 'a+b@example.com')).toEqual(verify);
  });

  it('asks to reset the password, for the step and for the error', () => {
    expect(getStepFailure({ at: 'reset-required' }, '')?.next?.to).toBe('/forgot-password');
    const error = named('PasswordResetRequiredException', 'Password reset required for the user');
    expect(toLoginFailure(error, '').next?.to).toBe('/forgot-password');
  });

  it('shows a general message for a step that this site does not support', () =>
    expect(getStepFailure({ at: 'unsupported' }, 'a@example.com')?.message).toBe(unable));

  it('is null when the user is logged in or the login continues here', () => {
    expect(getStepFailure({ at: 'done' }, 'a@example.com')).toBeNull();
    expect(getStepFailure({ at: 'new-password', needsNames: false }, 'a@example.com')).toBeNull();
    expect(getStepFailure({ at: 'code', by: 'TOTP', sentTo: '' }, 'a@example.com')).toBeNull();
  });
});

it('a login ends with its session, and survives a wrong code', () => {
  expect(isSignInSessionEnded(named('NotAuthorizedException', 'session is expired'))).toBe(true);
  expect(isSignInSessionEnded(named('CodeMismatchException', ''))).toBe(false);
  expect(isSignInSessionEnded(named('NetworkError', ''))).toBe(false);
});
