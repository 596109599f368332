import { expect, it } from 'vitest';
import { decideSignUp } from './decide-sign-up.ts';

const waiting = { isWaiting: true, isSamePassword: false, before: 'home', now: 'home' };

it('accepts the password and records the browser when no code is pending', () => {
  expect(decideSignUp({ ...waiting, isWaiting: false, before: 'elsewhere' })).toEqual({
    isPasswordAccepted: true,
    signedUpFrom: 'home',
  });
});

it('accepts a new password from the same browser', () => {
  expect(decideSignUp(waiting)).toEqual({ isPasswordAccepted: true, signedUpFrom: 'home' });
});

it('treats two browsers without a secret as different', () => {
  expect(decideSignUp({ ...waiting, before: null, now: null }).isPasswordAccepted).toBe(false);
});

it('treats the same password from another browser as the same person', () => {
  expect(decideSignUp({ ...waiting, isSamePassword: true, now: 'phone' })).toEqual({
    isPasswordAccepted: true,
    signedUpFrom: 'home',
  });
});

it('accepts no password after sign-ups from different browsers, in any order', () => {
  const contested = { isPasswordAccepted: false, signedUpFrom: null };
  expect(decideSignUp({ ...waiting, before: 'eve' })).toEqual(contested);
  expect(decideSignUp({ ...waiting, now: 'eve' })).toEqual(contested);
  expect(decideSignUp({ ...waiting, before: contested.signedUpFrom, now: 'eve' })).toEqual(contested);
});
