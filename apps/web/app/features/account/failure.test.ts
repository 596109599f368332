import { describe, expect, it } from 'vitest';
import { hadNoAnswer, nextStep, ownMessage } from './failure.ts';

function named(name: string, message = 'A sentence.'): Error {
  return Object.assign(new Error(message), { name });
}

describe('a failure of the account screens', () => {
  it('says what to do about what the service refused, and about anything else that nothing is lost', () => {
    expect(nextStep(named('ExpiredCodeException'))).toContain('Ask for a new one.');
    expect(nextStep(named('LimitExceededException'))).toContain('Wait a few minutes');
    expect(nextStep(named('SomethingNewException'))).toContain('still here');
    expect(nextStep('no error at all')).toContain('still here');
    expect(nextStep(named('NetworkError'), 'Try again.')).toBe('Try again.');
  });

  it("shows the service's sentence, never one of the language", () => {
    expect(ownMessage(named('InvalidPasswordException'))).toBe('A sentence.');
    expect(ownMessage(new SyntaxError("Unexpected token '<'"))).toBeNull();
    expect(ownMessage(named('UnknownException', ''))).toBeNull();
    expect(ownMessage(undefined)).toBeNull();
  });

  it('knows an answer that never came from a code that was wrong', () => {
    expect([named('NetworkError'), new TypeError('x'), new Error('no connection')].map(hadNoAnswer)).toEqual([
      true,
      true,
      true,
    ]);
    expect(hadNoAnswer(named('CodeMismatchException'))).toBe(false);
  });
});
