import { describe, expect, it } from 'vitest';
import { checkPasswordRule } from './password-rule.ts';

describe('the password rule', () => {
  it.each([
    ['1234567', 'not long enough'],
    ['𝒜'.repeat(7), 'not long enough'],
    ['a'.repeat(257), 'too long'],
    ['password', 'too common'],
    ['PassWord', 'too common'],
    ['12345678', 'too common'],
    ['iloveyou', 'too common'],
    ['1qaz2wsx', 'too common'],
    ['e\u0301'.repeat(7), 'not long enough'],
  ])('rejects %j: %s', async (password, because) => {
    const outcome = checkPasswordRule(password);
    await expect(outcome).rejects.toThrow(`Password did not conform with policy: Password`);
    await expect(outcome).rejects.toThrow(because);
  });

  it.each(['quiet-harbour-27', 'correct horse', '日本語のパスワード', '        x', 'z'.repeat(256)])(
    'accepts %j',
    (password) => expect(checkPasswordRule(password)).resolves.toBeUndefined(),
  );

  it('accepts the demo password', async () => {
    await expect(checkPasswordRule('miles-street-demo')).resolves.toBeUndefined();
  });
});
