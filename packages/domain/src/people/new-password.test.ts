import { describe, expect, it } from 'vitest';
import { getPasswordHint, newPasswordError, passwordRepetitionError } from './new-password.ts';

describe('getPasswordHint', () => {
  it.each([
    ['', '8 characters or more.', false],
    ['o', '1 character. 7 to go.', false],
    ['olive-o', '7 characters. 1 to go.', false],
    ['olive-on', '8 characters. Enough, unless it is a common one.', false],
    ['olive-on-th', '11 characters. Enough, unless it is a common one.', false],
    ['olive-on-the', '12 characters. That is plenty.', true],
    ['olive-on-the-sill', '17 characters. That is plenty.', true],
    ['aaaaaaaaaaaa', '12 characters, much alike. Mix them.', false],
    ['🌿🌿🌿', '3 characters. 5 to go.', false],
    ['ab cde '.repeat(40), '280 characters. 256 is the most.', false],
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
    ['a'.repeat(257), 'Use 256 characters at most.'],
  ])('for %j', (password, problem) => {
    expect(newPasswordError(password)).toBe(problem);
  });

  it('must be repeated exactly, including spaces and capitals', () => {
    expect(passwordRepetitionError('olive', 'olive')).toBeNull();
    expect(passwordRepetitionError('café olive', 'cafe\u0301\u00a0olive')).toBeNull();
    for (const other of ['Olive', 'olive ', '']) {
      expect(passwordRepetitionError('olive', other)).toBe('Passwords do not match.');
    }
  });
});
