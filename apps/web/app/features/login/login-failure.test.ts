import { describe, expect, it } from 'vitest';
import { getStepFailure, isSignInSessionEnded, toLoginFailure } from './login-failure.ts';

const unable = 'Unable to sign in. Please check your email and password.';
const verify = {
  name: 'UserNotConfirmedException',
  message: 'Please verify your email address before logging in.',
  next: { label: 'Enter your code', to: '/signup/verify?email=a%2Bb%40example.com' },
};
const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('why somebody is not signed in', () => {
  it('is said in the words of the error, with what to do', () => {
    const wrong = named('NotAuthorizedException', 'Incorrect username or password.');
    expect(toLoginFailure(wrong, 'a@example.com')).toMatchObject({
      message: 'Incorrect username or password.',
      advice: expect.stringContaining('code by email'),
    });
    expect(toLoginFailure(new Error('A sentence of ours.'), '')).toMatchObject({
      message: 'A sentence of ours.',
    });
  });

  it('is said in our words where those of the error are for programmers', () => {
    const { message } = toLoginFailure(named('SignInException', '\n\t1. signIn was not called'), '');
    expect(message).toBe('The log-in was interrupted.');
  });

  it.each([new Error(''), 'a text', undefined])('is said in general when %j has no words', (error) =>
    expect(toLoginFailure(error, 'a@example.com').message).toBe(unable),
  );

  it('is an address that was not verified, by the step or by an error', () => {
    const error = named('UserNotConfirmedException', 'User is not confirmed.');
    expect(toLoginFailure(error, 'a+b@example.com')).toEqual(verify);
    expect(getStepFailure({ at: 'unconfirmed' }, 'a+b@example.com')).toEqual(verify);
  });

  it('is a password that has to be set anew, by the step or by an error', () => {
    expect(getStepFailure({ at: 'reset-required' }, '')?.next?.to).toBe('/forgot-password');
    const error = named('PasswordResetRequiredException', 'Password reset required for the user');
    expect(toLoginFailure(error, '').next?.to).toBe('/forgot-password');
  });

  it('is something that this site does not know', () =>
    expect(getStepFailure({ at: 'unsupported' }, 'a@example.com')?.message).toBe(unable));

  it('is nothing when somebody is signed in, or goes on here', () => {
    expect(getStepFailure({ at: 'done' }, 'a@example.com')).toBeNull();
    expect(getStepFailure({ at: 'new-password', needsNames: false }, 'a@example.com')).toBeNull();
    expect(getStepFailure({ at: 'code', by: 'TOTP', sentTo: '' }, 'a@example.com')).toBeNull();
  });
});

it('a sign-in ends when its session has, and stands a wrong code', () => {
  expect(isSignInSessionEnded(named('NotAuthorizedException', 'session is expired'))).toBe(true);
  expect(isSignInSessionEnded(named('CodeMismatchException', ''))).toBe(false);
  expect(isSignInSessionEnded(named('NetworkError', ''))).toBe(false);
});
