import { describe, expect, it } from 'vitest';
import { getPasswordHint, validateNewPassword, validatePasswordRepetition } from './new-password.ts';

describe('getPasswordHint', () => {
  it.each([
    ['', '8 characters or more', false],
    ['o', '1 character. Add 7 more.', false],
    ['olive-o', '7 characters. Add 1 more.', false],
    ['olive-on', '8 characters. Long enough. We don’t accept common passwords.', false],
    ['olive-on-th', '11 characters. Long enough. We don’t accept common passwords.', false],
    ['olive-on-the', '12 characters. Good length.', true],
    ['olive-on-the-sill', '17 characters. Good length.', true],
    ['aaaaaaaaaaaa', '12 characters, but too repetitive. Mix more characters.', false],
    ['🌿🌿🌿', '3 characters. Add 5 more.', false],
    ['ab cde '.repeat(40), '280 characters. The limit is 256.', false],
  ])('for %j', (password, text, ok) => {
    expect(getPasswordHint(password)).toEqual({ text, ok });
  });
});

describe('new password', () => {
  it.each([
    ['', 'Choose a password.'],
    ['olive-o', 'Use 8 characters or more.'],
    ['        ', null],
    ['olive-on-the-sill', null],
    ['a'.repeat(256), null],
    ['a'.repeat(257), 'Use 256 characters or fewer.'],
  ])('for %j', (password, problem) => {
    expect(validateNewPassword(password)).toBe(problem);
  });

  it('must be repeated exactly, including spaces and capitals', () => {
    expect(validatePasswordRepetition('olive', 'olive')).toBeNull();
    expect(validatePasswordRepetition('café olive', 'cafe\u0301\u00a0olive')).toBeNull();
    for (const other of ['Olive', 'olive ', '']) {
      expect(validatePasswordRepetition('olive', other)).toBe('Passwords do not match.');
    }
  });
});
