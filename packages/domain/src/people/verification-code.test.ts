import { expect, it } from 'vitest';
import { extractCodeDigits, validateVerificationCode } from './verification-code.ts';

it.each(['042917', ' 042917\n', '042 917', '042-917', '０４２９１７'])(
  'extracts the six-digit code from %j',
  (typed) => {
    expect(extractCodeDigits(typed)).toBe('042917');
    expect(validateVerificationCode(typed)).toBeNull();
  },
);

it('returns an error sentence for an incomplete code', () => {
  expect(validateVerificationCode('abc')).toBe('Enter the code from the email.');
  expect(validateVerificationCode('04291')).toBe('Enter all 6 digits of the code.');
  expect(validateVerificationCode('0429170')).toBe('Enter all 6 digits of the code.');
});
