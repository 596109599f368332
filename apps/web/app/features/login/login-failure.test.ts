import { describe, expect, it } from 'vitest';
import { failureOfError, failureOfStep } from './login-failure.ts';

const unable = 'Unable to sign in. Please check your email and password.';
const verify = {
  message: 'Please verify your email address before logging in.',
  next: { label: 'Enter your code', to: '/signup/verify?email=a%2Bb%40example.com' },
};

describe('why somebody is not signed in', () => {
  it('is said in the words of the error', () =>
    expect(failureOfError(new Error('Incorrect username or password.'), 'a@example.com')).toEqual({
      message: 'Incorrect username or password.',
    }));

  it.each([new Error(''), 'a text', undefined])('is said in general when %j has no words', (error) =>
    expect(failureOfError(error, 'a@example.com')).toEqual({ message: unable }),
  );

  it('is an address that was not verified, by the step or by an error', () => {
    const error = Object.assign(new Error('User is not confirmed.'), { name: 'UserNotConfirmedException' });
    expect(failureOfError(error, 'a+b@example.com')).toEqual(verify);
    expect(failureOfStep({ at: 'unconfirmed' }, 'a+b@example.com')).toEqual(verify);
  });

  it('is a password that has to be set anew', () =>
    expect(failureOfStep({ at: 'reset-required' }, 'a@example.com')?.next?.to).toBe('/forgot-password'));

  it('is something that this site does not offer', () =>
    expect(failureOfStep({ at: 'unsupported' }, 'a@example.com')).toEqual({ message: unable }));

  it('is nothing when somebody is signed in, or chooses a password now', () => {
    expect(failureOfStep({ at: 'done' }, 'a@example.com')).toBeNull();
    expect(failureOfStep({ at: 'new-password', needsNames: false }, 'a@example.com')).toBeNull();
  });
});
