import { expect, it } from 'vitest';
import { extractCodeDigits, verificationCodeError } from './verification-code.ts';

it.each(['042917', ' 042917\n', '042 917', '042-917', '０４２９１７'])(
  'extracts the six-digit code from %j',
  (typed) => {
    expect(extractCodeDigits(typed)).toBe('042917');
    expect(verificationCodeError(typed)).toBeNull();
  },
);

it('returns an error sentence for an incomplete code', () => {
  expect(verificationCodeError('abc')).toBe('Enter the code from the email.');
  expect(verificationCodeError('04291')).toBe('Enter all 6 digits of the code.');
  expect(verificationCodeError('0429170')).toBe('Enter all 6 digits of the code.');
});
