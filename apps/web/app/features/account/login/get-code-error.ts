import type { SecondFactor } from '../../../lib/session/account-types.ts';
import type { LoginFailure } from './login-failure.ts';

const codeErrorNames: readonly string[] = [
  'CodeMismatchException',
  'EnableSoftwareTokenMFAException',
  'ExpiredCodeException',
];

/** Returns the error for a code field; undefined without a failure, or when it is about something else. */
export function getCodeError(
  failure: LoginFailure | null,
  by: SecondFactor,
  recovering = false,
): string | undefined {
  if (!failure || !codeErrorNames.includes(failure.name)) return undefined;
  if (recovering) return 'That recovery code is incorrect or has already been used. Try another one.';
  if (by === 'TOTP' && failure.name === 'ExpiredCodeException') {
    return 'That code has already been used. Wait for your authenticator app to show a new one.';
  }
  if (by === 'TOTP' && failure.name === 'CodeMismatchException') {
    return `${failure.message} Check that the clock on your device is right.`;
  }
  return [failure.message, failure.advice].filter(Boolean).join(' ');
}
