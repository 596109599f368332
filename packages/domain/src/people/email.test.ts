import { describe, expect, it } from 'vitest';
import { comparableEmail, emailProblem } from './email.ts';

describe('a typed e-mail address', () => {
  it.each([
    'anna@example.com',
    ' anna@example.com ',
    "o'brien+list@mail.example.co.uk",
    'zoë@exämple.de',
    'a@b.c',
  ])('may be written to: %s', (typed) => {
    expect(emailProblem(typed)).toBeNull();
  });

  it.each([
    ['', 'Enter your email address.'],
    ['  ', 'Enter your email address.'],
    ['anna', 'That address is not complete. It needs an @.'],
    ['anna@', 'That address is not complete. Add what comes after the @.'],
    ['anna@example', 'That address is not complete. Add what comes after the @.'],
    ['anna@example.', 'That address is not complete. Add what comes after the @.'],
    ['@example.com', 'That address is not complete. Add what comes before the @.'],
    ['anna@example.com@other.com', 'There is a slip in that address. Please check it.'],
    ['anna@exam ple.com', 'There is a slip in that address. Please check it.'],
    ['anna@example.com\r\nBcc: all@example.com', 'There is a slip in that address. Please check it.'],
    ['anna\u0000@example.com', 'There is a slip in that address. Please check it.'],
    ['anna\u202e@example.com', 'There is a slip in that address. Please check it.'],
    ['anna@example.com,bea@example.com', 'There is a slip in that address. Please check it.'],
    ['Anna <anna@example.com>', 'There is a slip in that address. Please check it.'],
    ['anna..b@example.com', 'There is a slip in that address. Please check it.'],
    ['anna@example..com', 'There is a slip in that address. Please check it.'],
    ['anna@-example.com', 'There is a slip in that address. Please check it.'],
    [`${'a'.repeat(120)}@example.com`, 'That address is longer than 120 characters.'],
  ])('says what is wrong with %j', (typed, sentence) => {
    expect(emailProblem(typed)).toBe(sentence);
  });

  it('is the same person in capitals and with spaces around', () => {
    expect(comparableEmail(' Anna@Example.COM ')).toBe('anna@example.com');
  });
});
