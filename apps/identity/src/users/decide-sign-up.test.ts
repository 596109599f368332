import { expect, it } from 'vitest';
import { decideSignUp } from './decide-sign-up.ts';

const waiting = { isWaiting: true, isSamePassword: false, before: 'home', now: 'home' };

it('lets the last password count when nobody waits for a code', () => {
  expect(decideSignUp({ ...waiting, isWaiting: false, before: 'elsewhere' })).toEqual({
    opens: true,
    signedUpFrom: 'home',
  });
});

it('lets somebody think again', () => {
  expect(decideSignUp(waiting)).toEqual({ opens: true, signedUpFrom: 'home' });
});

it('takes two browsers that tell nothing of themselves for two', () => {
  expect(decideSignUp({ ...waiting, before: null, now: null }).opens).toBe(false);
});

it('takes whoever knows the password for the same person, from wherever', () => {
  expect(decideSignUp({ ...waiting, isSamePassword: true, now: 'phone' })).toEqual({
    opens: true,
    signedUpFrom: 'home',
  });
});

it('lets neither of two in, whoever comes first, last or again', () => {
  const contested = { opens: false, signedUpFrom: null };
  expect(decideSignUp({ ...waiting, before: 'eve' })).toEqual(contested);
  expect(decideSignUp({ ...waiting, now: 'eve' })).toEqual(contested);
  expect(decideSignUp({ ...waiting, before: contested.signedUpFrom, now: 'eve' })).toEqual(contested);
});
