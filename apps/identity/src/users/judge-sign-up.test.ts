import { expect, it } from 'vitest';
import { judgeSignUp } from './judge-sign-up.ts';

const waiting = { isWaiting: true, isSamePassword: false, before: 'home', now: 'home' };

it('lets the last password count when nobody waits for a code', () => {
  expect(judgeSignUp({ ...waiting, isWaiting: false, before: 'elsewhere' })).toEqual({
    opens: true,
    signedUpFrom: 'home',
  });
});

it('lets somebody think again', () => {
  expect(judgeSignUp(waiting)).toEqual({ opens: true, signedUpFrom: 'home' });
});

it('takes two browsers that tell nothing of themselves for two', () => {
  expect(judgeSignUp({ ...waiting, before: null, now: null }).opens).toBe(false);
});

it('takes whoever knows the password for the same person, from wherever', () => {
  expect(judgeSignUp({ ...waiting, isSamePassword: true, now: 'phone' })).toEqual({
    opens: true,
    signedUpFrom: 'home',
  });
});

it('lets neither of two in, whoever comes first, last or again', () => {
  const contested = { opens: false, signedUpFrom: null };
  expect(judgeSignUp({ ...waiting, before: 'eve' })).toEqual(contested);
  expect(judgeSignUp({ ...waiting, now: 'eve' })).toEqual(contested);
  expect(judgeSignUp({ ...waiting, before: contested.signedUpFrom, now: 'eve' })).toEqual(contested);
});
