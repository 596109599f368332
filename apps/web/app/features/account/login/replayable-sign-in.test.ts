import { expect, it } from 'vitest';
import { emptySignIn, recordChoice } from './replayable-sign-in.ts';

it('a repeated choice replaces the choices that followed the first one', () => {
  const first = recordChoice(
    recordChoice(emptySignIn, 'choose-method', 'EMAIL_OTP'),
    'choose-factor',
    'TOTP',
  );
  expect(first.chosen.map(({ answer }) => answer)).toEqual(['EMAIL_OTP', 'TOTP']);
  expect(recordChoice(first, 'choose-factor', 'SMS').chosen.map(({ answer }) => answer)).toEqual([
    'EMAIL_OTP',
    'SMS',
  ]);
  expect(recordChoice(first, 'choose-method', 'PASSWORD_SRP').chosen).toHaveLength(1);
});

it('a typed value is not recorded as a choice', () =>
  expect(recordChoice(emptySignIn, 'code', '123456')).toBe(emptySignIn));
