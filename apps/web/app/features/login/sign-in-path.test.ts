import { expect, it } from 'vitest';
import { emptySignInPath, recordChoice } from './sign-in-path.ts';

it('what is chosen anew takes the place of what came of the first choice', () => {
  const first = recordChoice(
    recordChoice(emptySignInPath, 'choose-way', 'EMAIL_OTP'),
    'choose-factor',
    'TOTP',
  );
  expect(first.chosen.map(({ answer }) => answer)).toEqual(['EMAIL_OTP', 'TOTP']);
  expect(recordChoice(first, 'choose-factor', 'SMS').chosen.map(({ answer }) => answer)).toEqual([
    'EMAIL_OTP',
    'SMS',
  ]);
  expect(recordChoice(first, 'choose-way', 'PASSWORD_SRP').chosen).toHaveLength(1);
});

it('what is typed is no choice', () =>
  expect(recordChoice(emptySignInPath, 'code', '123456')).toBe(emptySignInPath));
