import { expect, it } from 'vitest';
import { formatDialledPhone, formatPhone, toInternationalPhone, validatePhone } from './phone.ts';

it.each([
  ['', ''],
  ['  ', ''],
  ['+44 7700 900123', '+447700900123'],
  ['+44 (0)7700 900123', '+447700900123'],
  ['0044 7700 900123', '+447700900123'],
  ['07700 900123', '+447700900123'],
  ['07700-900-123', '+447700900123'],
  ['\u202a+44\u00a07700\u200b900123\u202c', '+447700900123'],
  ['\u200b\u00a0', ''],
  ['+49 30 1234567', '+49301234567'],
  ['+49 (0)30 1234567', '+49301234567'],
  ['0049 (0) 30 1234567', '+49301234567'],
  ['+49 (030) 1234567', '+49301234567'],
  ['+49 030 1234567', '+49301234567'],
  ['+353 (0)87 123 4567', '+353871234567'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['+971 (0)50 123 4567', '+971501234567'],
  ['+61（0）412 345 678', '+61412345678'],
  ['+39 06 698 12345', '+390669812345'],
  ['+39 (0)6 698 12345', '+390669812345'],
  ['+225 07 12 34 56 78', '+2250712345678'],
  ['+1 (212) 555-0123', '+12125550123'],
])('normalises %j to %j', (typed, stored) => {
  expect(toInternationalPhone(typed)).toBe(stored);
  expect(validatePhone(typed)).toBeNull();
});

it.each([
  '07700900123.0',
  '077009001234',
  '+44 7700 9001234',
  '7700 900123',
  '+0 12345678',
  '+44',
  'call me',
  '+44 7700 900123 ext 5',
  `+${'1'.repeat(16)}`,
])('rejects %j', (typed) => {
  expect(toInternationalPhone(typed)).toBeNull();
  expect(validatePhone(typed)).toBe(
    'Enter the phone number with its country code, for example +44\u00a07700\u00a0900123.',
  );
});

it('formats a British number in groups', () => {
  expect(formatPhone('+447700900123')).toBe('+44 7700 900123');
  expect(formatPhone('+49301234567')).toBe('+49301234567');
  expect(toInternationalPhone(formatPhone('+447700900123'))).toBe('+447700900123');
});

it.each([
  ['+447700900123', '07700 900123'],
  ['+442079460123', '02079 460123'],
  ['+49301234567', '00 49301234567'],
])('formats %j as dialled %j, and parses it back', (stored, dialled) => {
  expect(formatDialledPhone(stored)).toBe(dialled);
  expect(toInternationalPhone(dialled)).toBe(stored);
});
