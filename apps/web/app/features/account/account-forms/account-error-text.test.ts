import { describe, expect, it } from 'vitest';
import { getErrorAdvice, getServiceMessage, isResponseMissing } from './account-error-text.ts';

function named(name: string, message = 'A sentence.'): Error {
  return Object.assign(new Error(message), { name });
}

describe('errors of the account pages', () => {
  it('describes the next step for known errors, and confirms for any other error that nothing is lost', () => {
    expect(getErrorAdvice(named('ExpiredCodeException'))).toContain('Ask for a new code.');
    expect(getErrorAdvice(named('LimitExceededException'))).toContain('Wait a few minutes');
    expect(getErrorAdvice(named('SomethingNewException'))).toContain('still here');
    expect(getErrorAdvice('no error at all')).toContain('still here');
    expect(getErrorAdvice(named('NetworkError'), 'Try again.')).toBe('Try again.');
  });

  it('shows the message of the service, never one of the JavaScript engine', () => {
    expect(getServiceMessage(named('InvalidPasswordException'))).toBe('A sentence.');
    expect(getServiceMessage(new SyntaxError("Unexpected token '<'"))).toBeNull();
    expect(getServiceMessage(named('UnknownException', ''))).toBeNull();
    expect(getServiceMessage(undefined)).toBeNull();
  });

  it('distinguishes a missing response from a wrong code', () => {
    expect(
      [named('NetworkError'), new TypeError('x'), new Error('no connection')].map(isResponseMissing),
    ).toEqual([true, true, true]);
    expect(isResponseMissing(named('CodeMismatchException'))).toBe(false);
  });
});
