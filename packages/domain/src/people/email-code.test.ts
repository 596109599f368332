import { expect, it } from 'vitest';
import { codeDigits, codeProblem } from './email-code.ts';

it.each(['042917', ' 042917\n', '042 917', '042-917', '０４２９１７'])(
  '%j is the code of six digits',
  (typed) => {
    expect(codeDigits(typed)).toBe('042917');
    expect(codeProblem(typed)).toBeNull();
  },
);

it('says what is missing', () => {
  expect(codeProblem('abc')).toBe('Enter the code from the email.');
  expect(codeProblem('04291')).toBe('The code has 6 digits.');
  expect(codeProblem('0429170')).toBe('The code has 6 digits.');
});
