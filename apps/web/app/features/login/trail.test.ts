import { expect, it } from 'vitest';
import { noTrail, withChoice } from './trail.ts';

it('what is chosen anew takes the place of what came of the first choice', () => {
  const first = withChoice(withChoice(noTrail, 'choose-way', 'EMAIL_OTP'), 'choose-factor', 'TOTP');
  expect(first.chosen.map(({ answer }) => answer)).toEqual(['EMAIL_OTP', 'TOTP']);
  expect(withChoice(first, 'choose-factor', 'SMS').chosen.map(({ answer }) => answer)).toEqual([
    'EMAIL_OTP',
    'SMS',
  ]);
  expect(withChoice(first, 'choose-way', 'PASSWORD_SRP').chosen).toHaveLength(1);
});

it('what is typed is no choice', () => expect(withChoice(noTrail, 'code', '123456')).toBe(noTrail));
